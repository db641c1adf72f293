"""Addresses of accounts."""

from django.contrib.auth import views as auth
from django.urls import path

from tables import account_views as views
from tables.limits import limited

log_in = limited("login")(auth.LoginView.as_view())
change_password = limited("login")(auth.PasswordChangeView.as_view())
reset_password = limited("reset")(auth.PasswordResetView.as_view())

urlpatterns = [
    path("", views.account, name="account"),
    path("sign-up/", views.sign_up, name="sign-up"),
    path("claim/", views.claim, name="claim"),
    path("address/", views.address, name="change-address"),
    path("programs/", views.log_programs_out, name="log-programs-out"),
    path("export/", views.export, name="export-account"),
    path("delete/", views.delete, name="delete-account"),
    path("login/", log_in, name="login"),
    path("logout/", auth.LogoutView.as_view(), name="logout"),
    path("password/", change_password, name="password_change"),
    path("password/done/", auth.PasswordChangeDoneView.as_view(), name="password_change_done"),
    path("reset/", reset_password, name="password_reset"),
    path("reset/sent/", auth.PasswordResetDoneView.as_view(), name="password_reset_done"),
    path(
        "reset/<uidb64>/<token>/",
        auth.PasswordResetConfirmView.as_view(),
        name="password_reset_confirm",
    ),
    path("reset/done/", auth.PasswordResetCompleteView.as_view(), name="password_reset_complete"),
]
