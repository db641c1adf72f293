"""The pages of battles."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from battle.rulings import rulings


@require_GET
def rulings_page(request: HttpRequest) -> HttpResponse:
    """What holds where the rulebook leaves a question open."""
    return render(request, "battle/rulings.html", {"groups": rulings()})
