"""REST for cards and sets: the same wishes and the same refusals as on the pages."""

from collections.abc import Sequence

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.generics import ListAPIView, RetrieveAPIView
from rest_framework.pagination import PageNumberPagination

from cards import selectors
from cards.forms import SORTS, BrowserForm
from cards.rules.browsing import FILTERS
from cards.rules.card import Card, CardSet


class CardOut(serializers.Serializer):
    """A card as it is printed. Every field is there, also when it holds nothing."""

    id = serializers.CharField(help_text="The number as printed: TD-01 U 038/102.")
    slug = serializers.CharField(help_text="The id in addresses: td-01-u-038.")
    name = serializers.CharField()
    ja = serializers.CharField(help_text="The Japanese name.")
    rarity = serializers.CharField()
    color = serializers.ListField(child=serializers.CharField())
    cost = serializers.JSONField(help_text="A number, or “X”.")
    condition = serializers.DictField(
        child=serializers.IntegerField(), help_text="The Color Condition: colour to amount."
    )
    type = serializers.CharField()
    subtype = serializers.CharField(allow_null=True)
    traits = serializers.ListField(child=serializers.CharField())
    power = serializers.IntegerField(allow_null=True)
    variable_power = serializers.BooleanField()
    equip_power = serializers.IntegerField(allow_null=True)
    equip_break = serializers.IntegerField(allow_null=True)
    shadow = serializers.BooleanField()
    text = serializers.CharField(help_text="One ability a line.")
    note = serializers.CharField(help_text="What the source of the text leaves open.")

    def get_fields(self) -> dict[str, serializers.Field]:
        number = serializers.IntegerField(source="break_", allow_null=True)
        return super().get_fields() | {"break": number}


class SetOut(serializers.Serializer):
    """A set, without its cards."""

    key = serializers.CharField()
    code = serializers.CharField(help_text="What its card numbers begin with: TD-01.")
    name = serializers.CharField()
    ja = serializers.CharField()


class SetWithCardsOut(SetOut):
    """A set and its cards, in the order of their numbers."""

    cards = CardOut(many=True)


class CardPages(PageNumberPagination):
    """60 cards at a time, or as many as `page_size` says, up to 300."""

    page_size = 60
    page_size_query_param = "page_size"
    max_page_size = 300


class CardsView(ListAPIView):
    """The cards that fit, in the order asked for; equals in the order of their numbers."""

    serializer_class = CardOut
    pagination_class = CardPages

    @extend_schema(
        parameters=[
            OpenApiParameter("q", str, description="Words, or a query: c:red cost<=3 kw:burst"),
            *(OpenApiParameter(name, str, description="Any of these values, between commas")
              for name in FILTERS),
            OpenApiParameter("sort", str, enum=list(SORTS)),
        ]
    )  # fmt: skip
    def get(self, request, *args, **kwargs):
        return super().get(request, *args, **kwargs)

    def get_queryset(self) -> Sequence[Card]:
        form = BrowserForm(self.request.query_params)
        if not form.is_valid():
            raise ValidationError(form.errors)
        return selectors.browse(form.wish())


class CardView(RetrieveAPIView):
    """One card, by the slug of its id."""

    serializer_class = CardOut

    def get_object(self) -> Card:
        return selectors.card(self.kwargs["slug"])


class SetsView(ListAPIView):
    """The official sets."""

    serializer_class = SetOut
    pagination_class = None

    def get_queryset(self) -> Sequence[CardSet]:
        return selectors.official_sets()


class SetView(RetrieveAPIView):
    """One set, official or a player's own, with its cards."""

    serializer_class = SetWithCardsOut

    def get_object(self) -> CardSet:
        return selectors.card_set(self.kwargs["key"])
