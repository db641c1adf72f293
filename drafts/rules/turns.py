"""What a draft waits for from a seat, as a name that never comes again in the same draft."""

from drafts.rules.draft import Draft


def turn_of(draft: Draft, seat: int) -> str:
    """The pack and the pick ("4.1"), or a choice's round and seat ("2.choose.0"); "" for nothing.

    Two seats never have the same name, not even when both choose among the same packs.
    """
    if hand := draft.hand(seat):
        return f"{hand.pack}.{hand.number}"
    if choosing := draft.choosing(seat):
        return f"{choosing.round}.choose.{seat}"
    return ""
