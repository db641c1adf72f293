"""Whole addresses and their QR codes, for links that people hand on."""

import segno
from django import template
from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

register = template.Library()


@register.simple_tag(takes_context=True)
def whole_url(context: template.Context, name: str, *args: object) -> str:
    """The address of a page with scheme and host, as it is sent to a friend."""
    request: HttpRequest = context["request"]
    return request.build_absolute_uri(reverse(name, args=args))


@register.filter
def qr(address: str) -> SafeString:
    """An address as a QR code: inline SVG, black on nothing."""
    code = segno.make(address, error="m").svg_inline(
        scale=4, border=2, omitsize=True, svgclass="qr", lineclass=None
    )
    return mark_safe(code)
