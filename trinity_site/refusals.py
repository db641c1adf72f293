"""The one map from refusals to HTTP answers, for pages and for the API."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from rest_framework.exceptions import APIException
from rest_framework.response import Response
from rest_framework.views import exception_handler

from tables.logins import SCHEME
from tables.rules.refusal import (
    Conflict,
    Fault,
    NotAllowed,
    NotKnown,
    Refusal,
    TooLarge,
    TooMany,
    Unknown,
)
from tables.sentences import fault_shown, say

STATUS: dict[type[Refusal], int] = {
    Unknown: 404,
    NotKnown: 401,
    NotAllowed: 403,
    Conflict: 409,
    TooLarge: 413,
    TooMany: 429,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal; 400 for one of no special kind."""
    return next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 400)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """What a refusal adds to the headers: how long to wait, or how to say who asks."""
    if isinstance(refusal, NotKnown):
        return {"WWW-Authenticate": SCHEME}
    wait = refusal.faults[0].params.get("wait")
    return {"Retry-After": str(wait)} if wait is not None else {}


def as_error(refusal: Refusal) -> dict[str, Any]:
    """The API's error: the first fault's code and sentence, and every fault in `details`."""
    details = [fault_shown(fault) for fault in refusal.faults]
    return {"code": details[0]["code"], "message": details[0]["message"], "details": details}


def page(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    """A refusal as a page, or as JSON where the address is the API's."""
    status, headers = status_of(refusal), headers_of(refusal)
    if request.path.startswith("/api/"):
        return JsonResponse(as_error(refusal), status=status, headers=headers)
    sentences = [say(fault) for fault in refusal.faults]
    template = "trinity_site/_refused.html" if getattr(request, "htmx", False) else "refused.html"
    context = {"sentences": sentences, "status": status}
    answer = render(request, template, context, status=status)
    for name, value in headers.items():
        answer.headers[name] = value
    return answer


class RefusalMiddleware:
    """Answers a refusal that a view let through."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        return page(request, exception) if isinstance(exception, Refusal) else None


class SizeMiddleware:
    """Refuses a request larger than MAX_REQUEST_BYTES before anything reads it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        size, most = int(request.META.get("CONTENT_LENGTH") or 0), settings.MAX_REQUEST_BYTES
        if size > most:
            return page(request, TooLarge(Fault("site.too-large", {"size": size, "most": most})))
        return self.get_response(request)


def said_by(exception: Exception) -> str:
    """What an error says as a whole: its own sentence, or that of its kind where it has several."""
    own = getattr(exception, "detail", str(exception))
    return own if isinstance(own, str) else exception.default_detail


def answer_api(exception: Exception, context: dict[str, Any]) -> Response | None:
    """Django REST framework's exception handler: every error is {code, message, details}."""
    if isinstance(exception, Refusal):
        return Response(
            as_error(exception), status=status_of(exception), headers=headers_of(exception)
        )
    response = exception_handler(exception, context)
    if response is not None:
        code = exception.default_code if isinstance(exception, APIException) else "not_found"
        response.data = {
            "code": f"site.{code}",
            "message": said_by(exception),
            "details": response.data,
        }
    return response
