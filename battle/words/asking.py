"""What players ask of each other, and the orders they have given, in words."""

from django.utils.translation import gettext_lazy

from battle.rules.consent import Request
from battle.rules.trinity.orders import Always, Blocking, Order, PassAlong
from battle.words.people import Cast
from battle.words.terms import Words

REQUESTS: dict[str, Words] = {
    "undo": gettext_lazy("{who} asks to take a step back."),
    "draw": gettext_lazy("{who} offers a draw."),
    "pause": gettext_lazy("{who} asks for a pause."),
    "resume": gettext_lazy("{who} asks to go on."),
    "rematch": gettext_lazy("{who} asks for a rematch."),
}
OWN_REQUESTS: dict[str, Words] = {
    "undo": gettext_lazy("You asked to take a step back."),
    "draw": gettext_lazy("You offered a draw."),
    "pause": gettext_lazy("You asked for a pause."),
    "resume": gettext_lazy("You asked to go on."),
    "rematch": gettext_lazy("You asked for a rematch."),
}
ANSWERS: dict[str, Words] = {
    "yes": gettext_lazy("Always use: {line}"),
    "no": gettext_lazy("Never use: {line}"),
    "stack": gettext_lazy("Always stack: {line}"),
    "pass": gettext_lazy("Always pass at: {line}"),
}
BLOCKS: dict[str, Words] = {
    "never": gettext_lazy("Never block"),
    "win": gettext_lazy("Block when a Unit of mine wins the battle"),
    "life": gettext_lazy("Block when my Life would be hit"),
}
PASS_ALONG = gettext_lazy("Pass until something concerns me")
USE_SHADOW = gettext_lazy("Use the Shadow {card} as soon as it can be used")


def request_said(request: Request, cast: Cast) -> str:
    """What somebody asks the others for, as the viewer of `cast` reads it."""
    said = OWN_REQUESTS if request.seat == cast.mine else REQUESTS
    return str(said[request.kind]).format(who=cast.name(request.seat))


def order_said(order: Order, cast: Cast, shadows: dict[int, str]) -> str:
    """A standing order in words; `shadows` are the own face-down cards' names by number."""
    if isinstance(order, Always):
        return str(ANSWERS[order.do]).format(line=order.line)
    if isinstance(order, Blocking):
        return str(BLOCKS[order.when])
    if isinstance(order, PassAlong):
        return str(PASS_ALONG)
    return str(USE_SHADOW).format(card=shadows.get(order.card, ""))
