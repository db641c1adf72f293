"""The pages that sheets are ordered and fetched on."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import (
    require_GET,
    require_http_methods,
    require_POST,
    require_safe,
)

from drafts import pictures, selectors, sheet_selectors, sheet_services, words
from drafts.sheet_forms import SheetForm
from drafts.viewers import viewer_of
from tables.limits import limited, spend
from tables.people import recognise

REMEMBERED = "sheets"  # in the signed session: how this visitor printed last


@require_http_methods(["GET", "HEAD", "POST"])
@limited("pdf")
def sheets(request: HttpRequest, box_id: str) -> HttpResponse:
    """Choose a sheet and order it; how it is printed is remembered for the next one."""
    form = SheetForm(request.POST or None, initial=request.session.get(REMEMBERED, {}))
    if form.is_valid():
        recognise(request)
        order = {"kind": form.cleaned_data["kind"], "texts": form.texts()}
        viewer = viewer_of(request)
        if made := form.attempt(sheet_services.order_sheet, box_id=box_id, viewer=viewer, **order):
            request.session[REMEMBERED] = form.remembered()
            return redirect("sheet", made.public_id)
    viewer = viewer_of(request)
    context = {
        "box": selectors.box_view(box_id=box_id, viewer=viewer),
        "form": form,
        "kinds": words.SHEETS_HELP,
        "sheets": sheet_selectors.my_sheets(box_id=box_id, viewer=viewer),
    }
    return render(request, "drafts/sheets.html", context, status=400 if form.errors else 200)


@require_GET
def sheet(request: HttpRequest, sheet_id: str) -> HttpResponse:
    """How far a sheet is, and the file once it is ready; the page asks for this by itself."""
    ordered = sheet_selectors.sheet_of(sheet_id=sheet_id, viewer=viewer_of(request))
    template = "drafts/_sheet.html" if request.htmx else "drafts/sheet.html"
    return render(request, template, {"sheet": ordered})


@require_POST
@limited("pdf")
def sheet_again(request: HttpRequest, sheet_id: str) -> HttpResponse:
    """Have a sheet made once more that failed or stands still."""
    sheet_services.make_again(sheet_id=sheet_id, viewer=viewer_of(request))
    return redirect("sheet", sheet_id)


@require_safe
@cache_control(public=True, max_age=24 * 3600)
def face_sheet(request: HttpRequest, set_key: str, sheet: int) -> HttpResponse:
    """The faces of a set in one picture, for Tabletop Simulator."""
    return picture_file(request, pictures.faces(set_key, sheet))


@require_safe
@cache_control(public=True, max_age=24 * 3600)
def face_back(request: HttpRequest) -> HttpResponse:
    """The back of a card as a picture."""
    return picture_file(request, pictures.back())


def picture_file(request: HttpRequest, picture: pictures.Picture) -> HttpResponse:
    """A picture; only one that has to be drawn first is counted."""
    if not picture.path.exists():
        spend(request, "pdf")
        picture.make()
    return HttpResponse(picture.path.read_bytes(), content_type="image/jpeg")


@require_GET
def sheet_file(request: HttpRequest, sheet_id: str) -> HttpResponse:
    """The PDF of a sheet, for the person who ordered it."""
    ordered, path = sheet_selectors.sheet_file(sheet_id=sheet_id, viewer=viewer_of(request))
    name = f"{ordered.kind}-{ordered.box.public_id[:6]}.pdf"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(path.read_bytes(), content_type="application/pdf", headers=headers)
