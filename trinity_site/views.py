"""The pages that belong to no app: start, look, health, errors, the API's own page."""

from csp.decorators import csp_update
from django.db import connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.decorators import method_decorator
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST
from drf_spectacular.views import SpectacularSwaggerSplitView

from cards.rules.catalogue import cards_by_id
from trinity_site.demo import demo_box_id
from trinity_site.look import COOKIE, LOOKS

HAND = ("TD-01 LEG 02/20", "TD-02 LEG 05/20", "TD-01 LEG 08/20")  # shown on the start page


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    context = {"hand": [cards_by_id()[card] for card in HAND], "demo": demo_box_id()}
    return render(request, "trinity_site/home.html", context)


@require_GET
@never_cache
def health(request: HttpRequest) -> JsonResponse:
    """200 while the site can answer and its database too."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return JsonResponse({"status": "ok"})


@require_POST
def set_look(request: HttpRequest) -> HttpResponse:
    """Keep the reader's look for a year, and go back to the page they came from."""
    target = request.POST.get("next", "/")
    if not url_has_allowed_host_and_scheme(target, {request.get_host()}):
        target = "/"
    response = redirect(target)
    if (chosen := request.POST.get("look")) in LOOKS:
        response.set_cookie(COOKIE, chosen, max_age=365 * 24 * 3600, samesite="Lax")
    return response


# Swagger UI draws its arrows from data: pictures.
@method_decorator(csp_update({"img-src": ["'self'", "data:"]}), name="dispatch")
class ApiPage(SpectacularSwaggerSplitView):
    """The API's description, to read and to try."""

    template_name = "trinity_site/api.html"


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return render(request, "400.html", status=400)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return render(request, "403.html", status=403)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return render(request, "403.html", {"stale": True}, status=403)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if request.path.startswith("/api/"):
        error = {"code": "site.not_found", "message": "Nothing has this address.", "details": []}
        return JsonResponse(error, status=404)
    return render(request, "404.html", status=404)


def server_error(request: HttpRequest) -> HttpResponse:
    """A page of its own that asks neither the database nor a context processor."""
    return render(None, "500.html", status=500)
