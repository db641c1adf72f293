"""A list as a file to download, in each format."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct

from cards.rules.lists import cube_csv, plain_text, toml_cards
from cards.rules.lists.reading import Entry

Writer = Callable[[Iterable[Entry]], str]


class FileKind(Struct, frozen=True):
    """How a file is named and sent. A spreadsheet knows UTF-8 by the mark that `mark` is."""

    suffix: str
    content_type: str
    write: Writer
    mark: str = ""


FILE_KINDS: dict[str, FileKind] = {
    "toml": FileKind("toml", "application/toml", toml_cards.write),
    "csv": FileKind("csv", "text/csv; charset=utf-8", cube_csv.write, "\ufeff"),
    "text": FileKind("txt", "text/plain; charset=utf-8", plain_text.write),
    "japanese": FileKind(
        "txt", "text/plain; charset=utf-8", partial(plain_text.write, japanese=True)
    ),
}
