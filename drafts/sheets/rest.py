"""The rest of the box, so that a printer is enough to play (rulebook 1.3, DUEL 5.1)."""

from collections.abc import Callable, Iterator
from functools import partial

from cards.rules.card import COLORS
from drafts.sheets.book import Book, Draw
from drafts.sheets.card_sheet import Print, face_form, frame_form, grid_pages, style_of
from drafts.sheets.face import Style
from drafts.sheets.fit import fit
from drafts.sheets.inks import Colors
from drafts.sheets.job import SheetJob, chosen_cards
from drafts.sheets.options import Options
from drafts.sheets.paper import Size
from drafts.sheets.pen import Pen
from drafts.sheets.pieces import (
    draw_color_card,
    draw_counters,
    draw_reserve,
    draw_wall_card,
    draw_walls,
)
from drafts.sheets.play_sheet import draw_play_sheet

PLAYERS = 3
COLOR_CARDS = 16
LONG_WALL = 2

Piece = Callable[[Pen, Size, Style], None]


def pages(job: SheetJob) -> list[Draw]:
    """Everything but the Draft Cards: pages of card size, and a play sheet for each player.

    When single cards are asked for, only the Epics among them. Refuses as `lay_out`,
    `chosen_cards` and `fit` do.
    """
    prints = [*_epics(job)]
    sheets: list[Draw] = []
    if not job.options.cards:
        prints += _pieces(job.options)
        sheets = [partial(draw_play_sheet, job=job) for _ in range(PLAYERS)]
    return grid_pages(job, prints, job.options.card, "pieces") + sheets


def _epics(job: SheetJob) -> Iterator[Print]:
    """A set of the Epics for each player."""
    wanted = chosen_cards(job)
    for _ in range(PLAYERS):
        for card in job.epics:
            if not wanted or card.id in wanted:
                fit(card, job.options.card)
                yield Print(partial(face_form, card=card, options=job.options))


def _pieces(options: Options) -> Iterator[Print]:
    for color in COLORS:
        draw = partial(draw_color_card, color)
        yield from [_framed(f"color {color}", (color,), draw, options)] * COLOR_CARDS
    yield from [_framed("reserve", (None,), draw_reserve, options)] * PLAYERS
    yield from [_plain("wall card", draw_wall_card, options)] * PLAYERS
    yield from [_plain("long wall", partial(draw_wall_card, joined=True), options)] * LONG_WALL
    yield _plain("walls", draw_walls, options)
    yield _plain("counters", draw_counters, options)


def _framed(key: str, shades: Colors, draw: Piece, options: Options) -> Print:
    def prepare(book: Book) -> str:
        frame = frame_form(book, shades, options)

        def upon(pen: Pen) -> None:
            pen.under(frame)
            draw(pen, options.card, style_of(options))

        return book.form(key, options.card, upon, options.bleed)

    return Print(prepare)


def _plain(key: str, draw: Piece, options: Options) -> Print:
    def upon(pen: Pen) -> None:
        draw(pen, options.card, style_of(options))

    return Print(lambda book: book.form(key, options.card, upon, options.bleed))
