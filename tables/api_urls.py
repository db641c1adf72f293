"""The addresses of tables in the API, whatever their stage."""

from django.urls import include, path

from tables import manner_api as api

seat_urls = [
    path("", api.People.as_view(), name="api-people"),
    path("mute/", api.MutePerson.as_view(), name="api-mute"),
    path("notices/", api.MuteNotices.as_view(), name="api-mute-notices"),
    path("webhook/", api.Webhook.as_view(), name="api-webhook"),
    path("report/", api.SendReport.as_view(), name="api-report"),
]

urlpatterns = [path("tables/<str:key>/<int:place>/people/", include(seat_urls))]
