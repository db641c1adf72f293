"""What the address of a page asks for, after its question mark."""

from django.http import HttpRequest


def number_in(request: HttpRequest, name: str) -> int | None:
    """The number of this name, of at most 20 characters; None for anything else."""
    text = request.GET.get(name, "")
    return int(text) if text.removeprefix("-").isdecimal() and len(text) <= 20 else None
