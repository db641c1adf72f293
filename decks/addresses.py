"""Where other programs find what belongs to a deck."""

from django.http import HttpRequest
from django.urls import reverse


def picture_addresses(request: HttpRequest) -> dict[str, str]:
    """Where other programs find the pictures of cards, as `decks.exchange.shelf.Options`."""
    face = reverse("face-sheet", args=["SET", 1]).replace("SET/1", "{set}/{sheet}")
    return {
        "face_url": f"{request.scheme}://{request.get_host()}{face}",
        "back_url": request.build_absolute_uri(reverse("face-back")),
    }
