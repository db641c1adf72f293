"""Opening a table whose players bring their decks and battle."""

from django.db import transaction

from battle.models import Terms
from battle.rules.agreement import Agreement
from battle.terms import services as terms
from decks.rules.stage_wishes import BuildWishes
from decks.stage import services as stage_services
from tables.services import Seated


@transaction.atomic
def open_battle(
    *,
    name: str,
    host_name: str,
    person: str,
    wishes: BuildWishes,
    agreement: Agreement,
    once: str,
) -> Seated:
    """A table in its lobby with its terms; the same form sent twice opens one.

    Raises Refusal with every impossible wish, each naming its field.
    """
    host = stage_services.open_build(
        name=name, host_name=host_name, person=person, wishes=wishes, once=once
    )
    if not Terms.objects.filter(table=host.seat.table).exists():
        terms.set_terms(by=host.seat, agreement=agreement)
    return host
