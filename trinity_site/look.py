"""The two looks of the site, and which one this reader chose."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

LOOKS = {"auto": _("As my device"), "linen": _("Linen"), "slate": _("Slate")}
COOKIE = "look"


def look(request: HttpRequest) -> dict[str, object]:
    """For every template: `site_look`, what the reader chose, and `looks`, what there is."""
    chosen = request.COOKIES.get(COOKIE, "auto")
    return {"site_look": chosen if chosen in LOOKS else "auto", "looks": LOOKS}
