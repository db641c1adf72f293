"""Makes the sentence of a fault, out of the `sentences` module of whichever app owns its code."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from django.apps import apps
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from tables.rules.refusal import Fault, Param

SENTENCES: dict[str, str] = {
    "site.too-large": _("This is {size} bytes long; at most {most} are read. Send less at once."),
    "site.too-many": _("That was often enough for now. Please wait {wait} seconds and try again."),
    "tables.no-such-table": _("There is no such table. Check the address for a missing end."),
    "tables.no-such-link": _("This link opens nothing (any more). Ask the host for a new one."),
    "tables.no-such-feed": _("This feed was stopped or has another address now."),
    "tables.no-such-seat": _("There is no such seat at this table."),
    "tables.not-your-seat": _(
        "This browser holds no such seat, or no longer: a new link of its own shuts out the old"
        " one. Open that link here, or ask the host for one."
    ),
    "tables.not-yours": _("Only the seat's owner and the host may do this."),
    "tables.log-in": _(
        "Only an account can do this. Log in, and send the token as `Authorization: Account …`."
    ),
    "tables.logged-out": _("This token opens no account (any more). Log in again."),
    "tables.host-only": _("Only the host may do this."),
    "tables.started": _("The table has already started."),
    "tables.gone-on": _("The table has gone on meanwhile. Look again, and leave it from there."),
    "tables.in-battle": _("A battle is on at this table. It has to end first."),
    "tables.pause-by-consent": _("A battle pauses only when everybody agrees. Ask them for it."),
    "tables.name-taken": _("Somebody named {name} sits here already. Choose another name."),
    "tables.hook-address": _(
        "Nothing is sent to this address. It must begin with https:// and lead to a public site, as"
        " the address of a Discord webhook does."
    ),
    "tables.no-hook": _("This table tells no channel of its turns."),
    "tables.no-person": _("Only other people can be muted."),
    "tables.empty-report": _("Say in a few words what is wrong."),
    "tables.full": _("The table is full: {most} people are here."),
}


@cache
def homes() -> Mapping[str, ModuleType]:
    """The `sentences` module of every app that has one, by app."""
    names = [config.name for config in apps.get_app_configs()]
    return {name: import_module(at) for name in names if find_spec(at := f"{name}.sentences")}


@cache
def all_sentences() -> Mapping[str, str]:
    """Every app's sentences by code. Raises ValueError when a code has two homes."""
    found: dict[str, str] = {}
    for name, home in homes().items():
        if twice := found.keys() & home.SENTENCES.keys():
            raise ValueError(f"{name}.sentences: two homes for {', '.join(sorted(twice))}")
        found |= home.SENTENCES
    return found


@cache
def home_of(code: str) -> ModuleType:
    """The `sentences` module in which a code is at home. Raises KeyError for no code."""
    found = (home for home in homes().values() if code in home.SENTENCES)
    if (home := next(found, None)) is None:
        raise KeyError(code)
    return home


def shown(param: Param, called: Callable[[str], str] = str) -> str:
    """A parameter as it stands in a sentence; a list with commas, or semicolons between commas."""
    if not isinstance(param, list):
        return called(str(param))
    items = [called(str(item)) for item in param]
    return ("; " if any("," in item for item in items) else ", ").join(items)


def say(fault: Fault) -> str:
    """The sentence of a fault in the reader's language.

    A parameter that is a word of ours, such as `place` "main" of a deck, has a sentence of its own:
    "decks.place.main". A parameter `name` may come with what it is called elsewhere, as `name_ja`.
    The home of the sentence can have a function `named`, which calls cards and sets as the reader
    knows them.
    """
    sentences, area = all_sentences(), fault.code.split(".")[0]
    called = getattr(home_of(fault.code), "named", str)
    words = {
        name: str(sentences.get(f"{area}.{name}.{param}") or shown(param, called))
        for name, param in in_language(fault.params).items()
    }
    return str(sentences[fault.code]).format(**words)


def in_language(params: Mapping[str, Param]) -> Mapping[str, Param]:
    """The parameters, those in the reader's language before others."""
    language = (get_language() or "").split("-")[0]
    return {name: params.get(f"{name}_{language}", param) for name, param in params.items()}


def fault_shown(fault: Fault) -> dict[str, object]:
    """A fault in the API's shape: its code, its sentence and its parameters."""
    return {"code": fault.code, "message": say(fault), "params": fault.params}
