"""The pages behind the links in mails: each does its work at a button, not when it is opened."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from tables import notices, selectors
from tables.limits import limited


class MailForm(forms.Form):
    """Where notices go; empty for nowhere."""

    mail = forms.EmailField(required=False)


@require_POST
@limited("create")
def set_mail(request: HttpRequest, key: str, place: int) -> HttpResponse:
    mine = selectors.acting_seat(request, key, place)
    form = MailForm(request.POST)
    if form.is_valid():
        mail = form.cleaned_data["mail"]
        notices.set_mail(seat=mine, mail=mail, language=get_language())
        confirm, stopped = (
            _("Look into your mail to confirm the address."),
            _("No more mails come."),
        )
        messages.info(request, confirm if mail else stopped)
    else:
        messages.error(request, form.errors["mail"][0])
    return redirect("seat", key, place)


@require_http_methods(["GET", "POST"])
def confirm_mail(request: HttpRequest, token: str) -> HttpResponse:
    if request.method == "POST":
        seat = notices.confirm_mail(token=token)
        messages.success(request, _("Notices will go to %(mail)s.") % {"mail": seat.mail})
        return redirect("home")
    context = {"title": _("Notices by mail"), "button": _("Send me notices at this address")}
    return render(request, "tables/mail_link.html", context)


# A mail program presses this button without a cookie (RFC 8058); the signed link is the proof.
@csrf_exempt
@require_http_methods(["GET", "POST"])
def stop_mail(request: HttpRequest, token: str) -> HttpResponse:
    if request.method == "POST":
        notices.stop_mail(token=token)
        messages.success(request, _("No more mails will go to this address."))
        return redirect("home")
    context = {"title": _("Stop the mails"), "button": _("Send no more to this address")}
    return render(request, "tables/mail_link.html", context)
