"""The demo box that the start page shows: an open one, so that everybody may look inside."""

from drafts.models import Box
from drafts.services import make_box

MAKER = "site"
SEED = "A long evening"


def make_demo() -> Box:
    """The demo box; made at the first call, the same at every later one."""
    return make_box(maker=MAKER, set_key="blaze", seed=SEED, form_key="demo")


def demo_box_id() -> str | None:
    """The demo box's name in addresses; None on a site without one."""
    ids = Box.objects.filter(maker=MAKER).values_list("public_id", flat=True)
    return ids.first()
