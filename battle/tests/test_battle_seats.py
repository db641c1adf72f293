"""Who plays a seat: conceding, leaving, bots, and what players keep for themselves."""

from random import Random

import pytest
from django_tasks_db.models import DBTaskResult

from battle import chat, orders, play, seats, selectors
from battle.rules.engine.eyes import number as number_seen
from battle.rules.trinity.orders import Always, Blocking, PassAlong, UseShadow
from battle.rules.trinity.zones import SHADOW
from battle.tests.battles import answer, asked, battling, game_of, hurry, play_on, row_of
from tables import manners
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed, Refusal, TooMany
from tables.signals import work_begun

pytestmark = pytest.mark.django_db


def tasks(name: str) -> int:
    return DBTaskResult.objects.filter(task_path=f"battle.play.{name}").count()


@pytest.mark.parametrize("answers", [0, 12, 40, 93])
def test_it_lets_the_others_finish_when_one_concedes(answers: int) -> None:
    table = battling()
    hurry(table, answers)
    seat, _ = asked(table)
    for _ in range(2):
        seats.concede(seat=seat, battle=1)
    assert game_of(seat).state.left == 1 << table.index(seat)
    hurry(table)
    assert row_of(seat).ended_at is not None


def test_it_ends_a_duel_when_one_concedes() -> None:
    table = battling(2, rules="duel")
    seats.concede(seat=table[1], battle=1)
    row = row_of(table[0])
    assert (row.outcome, row.winner) == ("won", 0)
    assert selectors.seen(table[0]).may == selectors.May()


def test_it_lets_a_bot_play_for_who_leaves_the_table() -> None:
    table = battling()
    play_on(table, 20)
    seat, _ = asked(table)
    seats.leave(seat=seat)
    seat.refresh_from_db()
    assert (seat.bot, seat.person) == ("greedy", "")
    assert game_of(table[0]).state.left == 0
    play.let_bots_act.call(row_of(seat).pk)
    assert asked(table)[0].pk != seat.pk


def test_it_ends_when_nobody_is_left_to_play() -> None:
    table = battling(2)
    seats.leave(seat=table[0])
    assert row_of(table[0]).ended_at is None
    seats.leave(seat=table[1])
    assert row_of(table[0]).outcome == "drawn"


def test_it_lets_nobody_come_back_from_a_bot_by_the_page_of_a_battle_that_is_over() -> None:
    table = battling(2, rules="duel")
    seats.concede(seat=table[1], battle=1)
    Seat.objects.filter(pk=table[0].pk).update(bot="regular")
    with pytest.raises(Conflict, match=r"battle\.over"):
        seats.take_back(seat=table[0])


def test_it_concedes_for_who_leaves_where_that_was_agreed() -> None:
    table = battling(leaving="concede")
    seats.leave(seat=table[1])
    assert game_of(table[0]).state.left == 2


def test_it_lets_a_bot_play_until_the_owner_is_back() -> None:
    table = battling()
    seat, _ = asked(table)
    seats.hand_over(seat=seat, by=seat)
    assert tasks("let_bots_act") == 1
    with pytest.raises(Conflict, match="bot-sits-here"):
        answer(table, Random(1))
    seats.take_back(seat=seat)
    assert Seat.objects.get(pk=seat.pk).turn
    answer(table, Random(1))


def test_it_lets_only_owner_and_host_hand_a_seat_over() -> None:
    table = battling()
    host = next(seat for seat in table if seat.name == "Alice")
    bob, charlie = (seat for seat in table if seat.name != "Alice")
    with pytest.raises(NotAllowed):
        seats.hand_over(seat=bob, by=charlie)
    seats.hand_over(seat=bob, by=host)


def test_it_sets_every_running_battle_going_again() -> None:
    table = battling(1)
    play.let_bots_act.call(row_of(table[0]).pk)
    alice = table[0]
    DBTaskResult.objects.all().delete()
    seats.hand_over(seat=alice, by=alice)
    DBTaskResult.objects.all().delete()
    work_begun.send(None)
    assert tasks("let_bots_act") == 1


def test_it_sets_the_clock_going_again() -> None:
    table = battling(seconds=600)
    DBTaskResult.objects.all().delete()
    work_begun.send(None)
    assert tasks("time_out") == 1
    seats.concede(seat=table[0], battle=1)
    seats.concede(seat=table[1], battle=1)
    DBTaskResult.objects.all().delete()
    work_begun.send(None)
    assert not DBTaskResult.objects.exists()


def with_a_shadow() -> tuple[list[Seat], Seat, int]:
    """A battle in which a seat has a face-down card, and the number under which it sees that."""
    table, chance = battling(), Random(2)
    for _ in range(500):
        game = game_of(table[0])
        for number, zones in enumerate(game.state.places):
            for uid in zones[SHADOW]:
                return table, table[number], number_seen(game, number, game.state.stay[uid])
        answer(table, chance)
    raise AssertionError("nobody set a card")


def test_it_keeps_an_order_about_a_shadow_by_the_number_its_owner_sees() -> None:
    table, seat, shown = with_a_shadow()
    orders.give_order(seat=seat, battle=1, order=UseShadow(0, shown))
    assert selectors.seen(seat).orders == (UseShadow(table.index(seat), shown),)
    for other in table:
        if other.pk != seat.pk:
            assert not selectors.seen(other).orders
            with pytest.raises(Refusal, match="no-such-shadow"):
                orders.give_order(seat=other, battle=1, order=UseShadow(0, shown))
    orders.cancel_order(seat=seat, battle=1, order=UseShadow(0, shown))
    assert not selectors.seen(seat).orders


def test_it_keeps_each_order_once_and_takes_only_ones_own_back() -> None:
    table = battling()
    for seat in table[:2]:
        for _ in range(2):
            orders.give_order(seat=seat, battle=1, order=PassAlong(0))
    orders.cancel_order(seat=table[0], battle=1, order=PassAlong(0))
    given = [selectors.seen(seat).orders for seat in table]
    assert given == [(), (PassAlong(1),), ()]


def test_it_lets_the_latest_order_about_a_question_count() -> None:
    (seat, *_) = battling()
    given = [Always(0, "This line.", do) for do in ("yes", "pass", "stack")]
    given += [Blocking(0, "never"), Always(0, "That line.", "yes"), Blocking(0, "life")]
    for order in [*given, Always(0, "This line.", "no")]:
        orders.give_order(seat=seat, battle=1, order=order)
    kept = [order.do if isinstance(order, Always) else order.when
            for order in selectors.seen(seat).orders]  # fmt: skip
    assert kept == ["stack", "yes", "life", "no"]


def test_it_stops_where_a_shadow_is_to_be_used() -> None:
    """Or its player would not be asked there, and the order would come to nothing."""
    table, seat, shown = with_a_shadow()
    moments = set(game_of(seat).state.moments)
    orders.wish(seat=seat, battle=1, payment=False, passed=tuple(moments))
    orders.give_order(seat=seat, battle=1, order=UseShadow(0, shown))
    game, number = game_of(seat), table.index(seat)
    (card,) = (game.cards[uid].card for uid in game.state.places[number][SHADOW])
    stops = moments - set(game.state.wishes[number].passed)
    assert stops == {line for line in card.lines if line.startswith("[Shadow]")} != set()


def test_it_reads_no_endless_orders() -> None:
    table = battling()
    with pytest.raises(Refusal, match="order-too-long"):
        orders.give_order(seat=table[0], battle=1, order=Always(0, "x" * 2000, "yes"))
    for line in ("\ud800", "\x00"):  # neither goes into an answer or every database
        with pytest.raises(Refusal, match="no-such-line"):
            orders.give_order(seat=table[0], battle=1, order=Always(0, line, "yes"))


def test_it_stops_where_a_player_wishes_and_keeps_that_when_going_back() -> None:
    table = battling()
    moments = game_of(table[0]).state.moments
    orders.wish(seat=table[1], battle=1, payment=True, passed=tuple(moments[:2]))
    shown = selectors.seen(table[1]).view["wishes"]
    assert (shown["payment"], shown["stops"]) == (True, moments[2:])
    assert selectors.seen(table[0]).view["wishes"]["stops"] == moments
    with pytest.raises(Refusal, match="no-such-moment"):
        orders.wish(seat=table[1], battle=1, payment=True, passed=("[Shadow] Never",))


def test_it_tells_nobody_else_of_wishes_orders_and_notes() -> None:
    table = battling()
    before = list(Seat.objects.exclude(pk=table[1].pk).values_list("pk", "revision"))
    public = Table.objects.get().revision
    told = row_of(table[0]).heard.exclude(seat=1).count()
    orders.wish(seat=table[1], battle=1, payment=True, passed=())
    chat.write_notes(seat=table[1], battle=1, text="my secret")
    orders.give_order(seat=table[1], battle=1, order=PassAlong(0))
    assert list(Seat.objects.exclude(pk=table[1].pk).values_list("pk", "revision")) == before
    assert Table.objects.get().revision == public
    assert row_of(table[0]).heard.exclude(seat=1).count() == told
    assert [selectors.seen(seat).notes for seat in table] == ["", "my secret", ""]


def test_it_says_a_line_once_and_hides_it_from_who_will_not_read_it() -> None:
    table = battling()
    for _ in range(2):
        chat.say(seat=table[0], battle=1, text="  good \n game ", once="one")
    manners.mute(by=table[2], whom=table[0], muted=True)
    said = [[one.text for one in selectors.seen(seat).said] for seat in table]
    assert said == [["good game"], ["good game"], []]
    assert selectors.seen(table[2]).muted == (0,)
    manners.mute(by=table[2], whom=table[0], muted=False)
    assert selectors.seen(table[2]).said


@pytest.mark.parametrize(("text", "code"), [("  ", "nothing-said"), ("x" * 501, "said-too-long")])
def test_it_refuses_what_can_not_be_said(text: str, code: str) -> None:
    table = battling()
    with pytest.raises(Refusal, match=code):
        chat.say(seat=table[0], battle=1, text=text, once="one")


def test_it_lets_nobody_flood_the_chat() -> None:
    table = battling()
    for line in range(chat.OFTEN):
        chat.say(seat=table[0], battle=1, text=f"{line}", once=f"{line}")
    with pytest.raises(TooMany):
        chat.say(seat=table[0], battle=1, text="more", once="more")
    chat.say(seat=table[1], battle=1, text="me too", once="more")


def test_it_tells_what_happened_since_a_visit() -> None:
    table = battling()
    play_on(table, 10)
    seen = selectors.seen(table[0])
    play_on(table, 10)
    news = selectors.since(table[0], seen.revision)
    assert news
    assert [one.number for one in news] == list(
        range(seen.revision + 1, selectors.seen(table[0]).revision + 1)
    )
    assert selectors.log(table[0], before=news[0].number)[-1].number == seen.revision


def test_it_lists_the_battles_of_a_person() -> None:
    table = battling()
    (one,) = selectors.own_battles([table[1]])
    assert (one.number, one.names, one.ended) == (1, tuple(seat.name for seat in table), False)
    assert selectors.own_battles([]) == []
