"""The addresses of tables in the API, whatever their stage."""

from django.urls import include, path

from tables import link_api
from tables import manner_api as api

seat_urls = [
    path("", api.People.as_view(), name="api-people"),
    path("mute/", api.MutePerson.as_view(), name="api-mute"),
    path("notices/", api.MuteNotices.as_view(), name="api-mute-notices"),
    path("mail/", api.SetMail.as_view(), name="api-set-mail"),
    path("webhook/", api.Webhook.as_view(), name="api-webhook"),
    path("report/", api.SendReport.as_view(), name="api-report"),
]

urlpatterns = [
    path("tables/<str:key>/<int:place>/people/", include(seat_urls)),
    path("tables/<str:key>/<int:place>/link/", link_api.SeatLink.as_view(), name="api-seat-link"),
    path("tables/<str:key>/<int:place>/links/", link_api.TableLinks.as_view(), name="api-links"),
]
