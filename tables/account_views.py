"""The pages of an account; logging in and resetting a password are Django's own views."""

from django.contrib import messages
from django.contrib.auth import login, logout
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from tables import accounts, logins, selectors
from tables.account_forms import AddressForm, SignUpForm
from tables.limits import limited
from tables.people import guest_of


@require_http_methods(["GET", "POST"])
@limited("create")
@limited("login")
def sign_up(request: HttpRequest) -> HttpResponse:
    form = SignUpForm(request.POST or None)
    seats, guest = selectors.own_seats(request), guest_of(request)
    if form.is_bound and (user := accounts.sign_up(form)):
        login(request, user)
        accounts.claim(user=user, seats=seats, guest=guest)
        return redirect("account")
    status = 400 if form.errors else 200
    return render(request, "tables/accounts/sign_up.html", {"form": form}, status=status)


@require_GET
@login_required
def account(request: HttpRequest) -> HttpResponse:
    seats = selectors.own_seats(request)
    unclaimed = [seat for seat in seats if seat.person != f"user:{request.user.pk}"]
    programs = logins.logged_in(request.user)
    context = {"seats": seats, "unclaimed": unclaimed, "programs": programs}
    return render(request, "tables/accounts/account.html", context)


@require_POST
@login_required
def claim(request: HttpRequest) -> HttpResponse:
    count = accounts.claim(
        user=request.user, seats=selectors.own_seats(request), guest=guest_of(request)
    )
    messages.success(
        request, _("%(count)s seats are yours on every device now.") % {"count": count}
    )
    return redirect("account")


@require_http_methods(["GET", "POST"])
@login_required
@limited("login")
def address(request: HttpRequest) -> HttpResponse:
    form = AddressForm(request.POST or None, instance=User.objects.get(pk=request.user.pk))
    if form.is_valid():
        form.save()
        messages.success(request, _("Your address is kept."))
        return redirect("account")
    status = 400 if form.errors else 200
    return render(request, "tables/accounts/address.html", {"form": form}, status=status)


@require_POST
@login_required
def log_programs_out(request: HttpRequest) -> HttpResponse:
    logins.log_out_all(user=request.user)
    messages.success(request, _("No program acts for your account any more."))
    return redirect("account")


@require_GET
@login_required
def export(request: HttpRequest) -> HttpResponse:
    answer = JsonResponse(accounts.export(request.user))
    answer.headers["Content-Disposition"] = 'attachment; filename="trinity-table-account.json"'
    return answer


@require_http_methods(["GET", "POST"])
@login_required
def delete(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        user = request.user
        logout(request)
        accounts.delete(user=User.objects.get(pk=user.pk))
        return redirect("home")
    return render(request, "tables/accounts/delete.html")
