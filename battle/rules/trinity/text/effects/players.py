"""What befalls players: prohibitions for a turn, <Overdrive> counted as met, thanks and alms."""

from typing import TYPE_CHECKING

from battle.rules.engine.modifiers import Modifier, of_player
from battle.rules.trinity import resources
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def for_players(game: "Game", me: Resolve, kind: str, seats: tuple[int, ...], until: str) -> None:
    """Let something be so for players."""
    for seat in seats:
        by = game.state.face[me.uid]
        game.modify(Modifier(kind, of_player(seat), until=until, seat=me.seat, by=by))


@effect("damage does not hit their Life Zone <duration>")
def life_safe(game: "Game", me: Resolve, duration: str) -> None:
    """TD-01 U 040: the chosen player."""
    for_players(game, me, "life-safe", me.ways("player"), duration)


@effect("the <Overdrive> of your cards on the Battlefield counts as met <duration>")
def own_overdrive(game: "Game", me: Resolve, duration: str) -> None:
    """R17."""
    for_players(game, me, "overdrive-cards", (me.seat,), duration)


@effect("the <Overdrive> of their Units counts as met <duration>")
def their_overdrive(game: "Game", me: Resolve, duration: str) -> None:
    """R17: the chosen player."""
    for_players(game, me, "overdrive-units", me.ways("player"), duration)


@effect("the player whose Unit was destroyed this way draws <n> card(s)")
def loser_draws(game: "Game", me: Resolve, n: int) -> None:
    """TD-01 U 051."""
    for seat in me.ways("destroyed-of"):
        resources.draw(game, seat, n)


@effect("the player whose card was destroyed this way gets <n> Trinity Counter(s)")
def loser_gets(game: "Game", me: Resolve, n: int) -> None:
    """TD-02 C 070."""
    for seat in me.ways("destroyed-of"):
        resources.add_counters(game, seat, n)


@effect("remove <n> Trinity Counter(s) from the Reserve of each player who took no damage this way")
def unhurt_lose_counters(game: "Game", me: Resolve, n: int) -> None:
    """TD-02 LEG 20: everyone who took none, yourself too."""
    for seat in game.seats():
        if seat not in me.ways("damaged"):
            resources.add_counters(game, seat, -n)
