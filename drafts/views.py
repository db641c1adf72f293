"""The pages of boxes and packs."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from drafts import selectors, services, verdicts, words
from drafts.forecasts import Forecast, forecast
from drafts.forms import KeepForm, MakeBoxForm, VerifyForm, WishForm
from drafts.plots import plot
from drafts.viewers import Viewer, viewer_of
from tables.limits import limited
from tables.people import recognise

PLAIN_WISH = {"set": "blaze", "rules": "standard", "spread": "checked"}


@require_GET
def boxes(request: HttpRequest) -> HttpResponse:
    """The boxes that this visitor keeps."""
    return render(request, "drafts/boxes.html", {"boxes": selectors.my_boxes(viewer_of(request))})


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def make_box(request: HttpRequest) -> HttpResponse:
    """The form a box is made with; what was entered stays when it is refused."""
    form = MakeBoxForm(request.POST or None, initial=PLAIN_WISH | request.GET.dict())
    if form.is_valid():
        wishes = form.wishes() | {"maker": recognise(request)}
        if made := form.attempt(services.make_box, **wishes):
            return redirect("box", made.public_id)
    entered = {name: form[name].value() or "" for name in WishForm.base_fields}
    context = {
        "form": form,
        "sets": selectors.sets_for(viewer_of(request), entered["set"]),
        "forecast": forecast_for(WishForm(entered)),
        "rules": words.RULES_HELP,
        "spreads": words.SPREADS_HELP,
    }
    return render(request, "drafts/make_box.html", context, status=400 if form.errors else 200)


@require_GET
def odds(request: HttpRequest) -> HttpResponse:
    """What the form, as it stands, will make: a fragment that the page asks for anew."""
    form = WishForm(request.GET)
    context = {"forecast": forecast_for(form), "form": form}
    return render(request, "drafts/_odds.html", context, status=400 if form.errors else 200)


def forecast_for(form: WishForm) -> Forecast | None:
    """The forecast for what was entered; None with the faults on the form."""
    return form.attempt(forecast, **form.wishes()) if form.is_valid() else None


@require_GET
def box(request: HttpRequest, box_id: str) -> HttpResponse:
    """A box as this visitor may know it."""
    return box_page(request, box_id)


def box_page(request: HttpRequest, box_id: str, **more: object) -> HttpResponse:
    """The page of a box."""
    seen = selectors.box_view(box_id=box_id, viewer=viewer_of(request))
    link = request.build_absolute_uri(reverse("box", args=[box_id]))
    return render(
        request, "drafts/box.html", {"box": seen, "link": link, "plot": plot(seen), **more}
    )


@require_GET
def pack(request: HttpRequest, box_id: str, number: int) -> HttpResponse:
    """A pack to tear open."""
    viewer = viewer_of(request)
    seen, opened = selectors.pack_view(box_id=box_id, number=number, viewer=viewer)
    return render(request, "drafts/pack.html", {"box": seen, "pack": opened})


@require_GET
def card(request: HttpRequest, box_id: str, number: int, position: int) -> HttpResponse:
    """One card of a pack, large."""
    viewer = viewer_of(request)
    found = selectors.card_view(box_id=box_id, number=number, position=position, viewer=viewer)
    template = "drafts/_pack_card.html" if request.htmx else "drafts/pack_card.html"
    return render(request, template, {"found": found})


@require_POST
def take(request: HttpRequest, box_id: str, number: int) -> HttpResponse:
    """Take a game out of a box."""
    services.take_game(box_id=box_id, number=number, viewer=viewer_of(request))
    return redirect(f"{reverse('box', args=[box_id])}#game-{number}")


@require_POST
def reveal_game(request: HttpRequest, box_id: str, number: int) -> HttpResponse:
    """Reveal a game to everybody with the link."""
    services.reveal_game(box_id=box_id, number=number, viewer=viewer_of(request))
    return redirect(f"{reverse('box', args=[box_id])}#game-{number}")


@require_POST
@limited("create")
def keeper_link(request: HttpRequest, box_id: str) -> HttpResponse:
    """Show the keeper a new link, this once. The secret stands behind the #: it is never sent."""
    token = services.hand_out_token(box_id=box_id, viewer=viewer_of(request))
    address = request.build_absolute_uri(reverse("keep-box", args=[box_id]))
    return box_page(request, box_id, keeper_link=f"{address}#{token}")


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def keep(request: HttpRequest, box_id: str) -> HttpResponse:
    """Become a keeper of a box with the secret of a keeper's link."""
    form = KeepForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        viewer = Viewer(recognise(request), form.cleaned_data["token"])
        if form.attempt(services.keep_box, box_id=box_id, viewer=viewer):
            return redirect("box", box_id)
    seen = selectors.box_view(box_id=box_id, viewer=viewer_of(request))
    context = {"box": seen, "form": form}
    return render(request, "drafts/keep.html", context, status=400 if form.errors else 200)


@require_GET
def reveal(request: HttpRequest, box_id: str) -> HttpResponse:
    """What everybody may check of a box, as a file."""
    body = verdicts.revealed(box_id=box_id)
    name = f'attachment; filename="box-{box_id}.json"'
    return HttpResponse(
        body, content_type="application/json", headers={"Content-Disposition": name}
    )


@require_GET
def verify_pack(request: HttpRequest, box_id: str) -> HttpResponse:
    """Where the code on a wrapper leads."""
    return redirect(f"{reverse('verify')}?box={box_id}")


@require_http_methods(["GET", "HEAD", "POST"])
def verify(request: HttpRequest) -> HttpResponse:
    """Check what a box revealed, here and in the reader's own browser."""
    box_id = request.GET.get("box")
    shown = verdicts.revealed(box_id=box_id).decode() if box_id else None
    form = VerifyForm(request.POST or ({"json": shown} if shown else None))
    judged = None
    if form.is_bound and form.is_valid():
        judged = form.attempt(verdicts.judge, text=form.cleaned_data["json"])
    sentences = verdicts.sentences()
    context = {"form": form, "verdict": judged, "box_id": box_id, "sentences": sentences}
    return render(request, "drafts/verify.html", context, status=400 if form.errors else 200)


@require_GET
def verify_set(request: HttpRequest, key: str) -> HttpResponse:
    """The cards of a set and their copies in a box, as the reader's browser deals from."""
    return HttpResponse(verdicts.set_to_deal(key), content_type="application/json")
