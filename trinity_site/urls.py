"""Every address of the site: each app names its own, this file says where they stand."""

from django.contrib import admin
from django.urls import include, path
from drf_spectacular.views import SpectacularAPIView

from trinity_site import views

urlpatterns = [
    path("", views.home, name="home"),
    path("healthz", views.health, name="health"),
    path("look/", views.set_look, name="set-look"),
    path("language/", include("django.conf.urls.i18n")),
    path("", include("tables.urls")),
    path("account/", include("tables.account_urls")),
    path("cards/", include("cards.urls")),
    path("", include("drafts.urls")),
    path("", include("decks.urls")),
    path("", include("battle.urls")),
    path("api/v1/", include("tables.api_urls")),
    path("api/v1/", include("cards.api_urls")),
    path("api/v1/", include("drafts.api_urls")),
    path("api/v1/", include("decks.api_urls")),
    path("api/v1/", include("battle.api_urls")),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/", views.ApiPage.as_view(url_name="schema"), name="api"),
    path("admin/", admin.site.urls),
]

handler400 = "trinity_site.views.bad_request"
handler403 = "trinity_site.views.forbidden"
handler404 = "trinity_site.views.not_found"
handler500 = "trinity_site.views.server_error"
