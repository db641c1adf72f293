"""The shapes of decks in the API; what is possible is decided by the rules and the services."""

from rest_framework import serializers

from decks.exchange.formats import FORMATS as EXCHANGES
from decks.models import OwnDeck
from decks.rules.deck import PLACES
from decks.rules.verdict import FORMATS, TRINITY_FORMATS
from decks.words import SHEET_EPICS, SHEET_KINDS, SHEET_LANGUAGES

LONGEST = 2_000_000


class Ids(serializers.ListField):
    """Card numbers, such as "TD-01 U 038/102"."""

    child = serializers.CharField(max_length=80)


class FileIn(serializers.Serializer):
    """A deck as text of any kind. `read_as` is told from the text where it is left out.

    `set` is the key of the list that its cards are of, "" where they are official ones.
    """

    text = serializers.CharField(max_length=LONGEST, trim_whitespace=False, allow_blank=True)
    set = serializers.CharField(max_length=200, required=False, default="", allow_blank=True)
    read_as = serializers.ChoiceField([*EXCHANGES], required=False, default=None, allow_null=True)


class CheckIn(FileIn):
    """A deck to check. The other games' files are JSON that brings the facts it needs."""

    format = serializers.ChoiceField([*FORMATS])


class ExchangeIn(FileIn):
    """A deck to write in another format. `places` answers a question about Main and Life."""

    write_as = serializers.ChoiceField([*EXCHANGES])
    language = serializers.ChoiceField(["en", "ja"], default="en")
    places = serializers.ListField(
        child=serializers.ChoiceField([*PLACES]), required=False, default=list
    )


class DeckIn(FileIn):
    """A new deck. The same `form_key` with the same person makes it once."""

    name = serializers.CharField(max_length=200)
    format = serializers.ChoiceField([*TRINITY_FORMATS])
    places = serializers.ListField(
        child=serializers.ChoiceField([*PLACES]), required=False, default=list
    )
    form_key = serializers.CharField(max_length=64, required=False, default="", allow_blank=True)


class LaidIn(serializers.Serializer):
    """A deck laid anew, whole; `revision` is the one that it was made from."""

    revision = serializers.IntegerField(min_value=1)
    main = Ids()
    life = Ids()
    rest = Ids(required=False, default=list)
    epics = Ids(required=False, default=list)


class AboutIn(serializers.Serializer):
    """What is said of a deck, as far as it changes."""

    name = serializers.CharField(max_length=200, required=False)
    notes = serializers.CharField(required=False, allow_blank=True, trim_whitespace=False)
    visibility = serializers.ChoiceField(OwnDeck.Visibility.choices, required=False)
    format = serializers.ChoiceField([*TRINITY_FORMATS], required=False)


class EmptyDeckIn(serializers.Serializer):
    """A deck without a card yet, of a set. The same `form_key` with the same person makes it
    once."""

    name = serializers.CharField(max_length=200)
    set = serializers.CharField(max_length=200)
    form_key = serializers.CharField(max_length=64, required=False, default="", allow_blank=True)


class PacksIn(serializers.Serializer):
    """Packs of a box, by number, to build from."""

    name = serializers.CharField(max_length=200)
    box = serializers.CharField(max_length=80)
    packs = serializers.ListField(
        child=serializers.IntegerField(min_value=1), min_length=1, max_length=400
    )
    form_key = serializers.CharField(max_length=64, required=False, default="", allow_blank=True)


class PoolIn(serializers.Serializer):
    """The pool of a seat, from 0, in the draft whose log has this key."""

    name = serializers.CharField(max_length=200)
    draft = serializers.CharField(max_length=22)
    seat = serializers.IntegerField(min_value=0)
    form_key = serializers.CharField(max_length=64, required=False, default="", allow_blank=True)


class CopyIn(serializers.Serializer):
    """The name of a copy."""

    name = serializers.CharField(max_length=200)
    form_key = serializers.CharField(max_length=64, required=False, default="", allow_blank=True)


class RevisionIn(serializers.Serializer):
    """The revision that an edit is made from."""

    revision = serializers.IntegerField(min_value=1)


class SheetIn(serializers.Serializer):
    """How a deck is printed."""

    kind = serializers.ChoiceField(SHEET_KINDS, default="list")
    paper = serializers.ChoiceField(["A4", "Letter"], default="A4")
    language = serializers.ChoiceField(SHEET_LANGUAGES, default="both")
    epic = serializers.ChoiceField(SHEET_EPICS, default="yes")


class DeckFaultOut(serializers.Serializer):
    """One thing that is wrong: a code, its sentence, and where and how as parameters."""

    code = serializers.CharField()
    message = serializers.CharField()
    params = serializers.DictField()


class VerdictOut(serializers.Serializer):
    """Every fault, and apart from them what is worth knowing and stops nothing."""

    legal = serializers.BooleanField()
    faults = DeckFaultOut(many=True)
    warnings = DeckFaultOut(many=True)


class ListedDeckOut(serializers.Serializer):
    """A deck in a list. `broken_by` are cards that a later banned list forbade its owner."""

    key = serializers.CharField()
    name = serializers.CharField()
    set = serializers.CharField()
    format = serializers.ChoiceField([*TRINITY_FORMATS])
    visibility = serializers.ChoiceField(OwnDeck.Visibility.choices)
    legal = serializers.BooleanField()
    broken_by = serializers.ListField(child=serializers.CharField())
    changed_at = serializers.DateTimeField()


class DeckOut(ListedDeckOut, VerdictOut):
    """A deck. `rest`, `epics`, `pool` and `notes` are the owner's alone: null for others."""

    revision = serializers.IntegerField()
    main = Ids()
    life = Ids()
    rest = Ids(allow_null=True)
    epics = Ids(allow_null=True)
    pool = Ids(allow_null=True)
    notes = serializers.CharField(allow_null=True)


class WrittenOut(serializers.Serializer):
    """A deck in a format."""

    text = serializers.CharField()
    notes = DeckFaultOut(many=True)


class SuggestedCardOut(serializers.Serializer):
    """A card of a suggested build, and why it lies where it does."""

    card = serializers.CharField()
    points = serializers.IntegerField()
    why = serializers.CharField()


class SuggestionOut(serializers.Serializer):
    """A build as a bot would lay it; `reasons` tell of the deck as a whole."""

    points = serializers.IntegerField()
    reasons = serializers.ListField(child=serializers.CharField())
    main = SuggestedCardOut(many=True)
    life = SuggestedCardOut(many=True)
    epic = SuggestedCardOut(allow_null=True)
