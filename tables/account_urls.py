"""Addresses of accounts."""

from django.contrib.auth import views as auth
from django.urls import path

from tables import account_views as views

urlpatterns = [
    path("", views.account, name="account"),
    path("sign-up/", views.sign_up, name="sign-up"),
    path("claim/", views.claim, name="claim"),
    path("export/", views.export, name="export-account"),
    path("delete/", views.delete, name="delete-account"),
    path("login/", auth.LoginView.as_view(), name="login"),
    path("logout/", auth.LogoutView.as_view(), name="logout"),
    path("password/", auth.PasswordChangeView.as_view(), name="password_change"),
    path("password/done/", auth.PasswordChangeDoneView.as_view(), name="password_change_done"),
    path("reset/", auth.PasswordResetView.as_view(), name="password_reset"),
    path("reset/sent/", auth.PasswordResetDoneView.as_view(), name="password_reset_done"),
    path(
        "reset/<uidb64>/<token>/",
        auth.PasswordResetConfirmView.as_view(),
        name="password_reset_confirm",
    ),
    path("reset/done/", auth.PasswordResetCompleteView.as_view(), name="password_reset_complete"),
]
