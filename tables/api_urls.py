"""The addresses of tables in the API, whatever their stage."""

from django.urls import include, path

from tables import account_api as accounts
from tables import link_api, seat_api
from tables import manner_api as api

seat_urls = [
    path("", api.People.as_view(), name="api-people"),
    path("mute/", api.MutePerson.as_view(), name="api-mute"),
    path("notices/", api.MuteNotices.as_view(), name="api-mute-notices"),
    path("mail/", api.SetMail.as_view(), name="api-set-mail"),
    path("webhook/", api.Webhook.as_view(), name="api-webhook"),
    path("webhook/mute/", api.MuteWebhook.as_view(), name="api-mute-webhook"),
    path("report/", api.SendReport.as_view(), name="api-report"),
]

account_urls = [
    path("", accounts.Account.as_view(), name="api-account"),
    path("sign-up/", accounts.SignUp.as_view(), name="api-sign-up"),
    path("login/", accounts.LogIn.as_view(), name="api-login"),
    path("logout/", accounts.LogOut.as_view(), name="api-logout"),
    path("claim/", accounts.Claim.as_view(), name="api-claim"),
    path("address/", accounts.ChangeAddress.as_view(), name="api-address"),
    path("password/", accounts.ChangePassword.as_view(), name="api-password"),
    path("reset/", accounts.ResetPassword.as_view(), name="api-reset"),
    path("export/", accounts.Export.as_view(), name="api-export-account"),
]

urlpatterns = [
    path("account/", include(account_urls)),
    path("tables/", seat_api.OwnSeats.as_view(), name="api-tables"),
    path("tables/feed/", seat_api.OwnFeed.as_view(), name="api-feed"),
    path("tables/<str:key>/<int:place>/people/", include(seat_urls)),
    path("tables/<str:key>/<int:place>/link/", link_api.SeatLink.as_view(), name="api-seat-link"),
    path("tables/<str:key>/<int:place>/keep/", seat_api.KeepTable.as_view(), name="api-keep-table"),
    path("tables/<str:key>/<int:place>/links/", link_api.TableLinks.as_view(), name="api-links"),
]
