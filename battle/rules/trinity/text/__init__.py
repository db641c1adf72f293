"""The card language: controlled English that people read and the engine runs.

To add a sentence: write its home in a file of its family under `effects/` (or `clauses/` for
moments, conditions, costs, qualities and numbers); importing the folder enlists it.

    @effect("draw <n> card(s)")          # in lower case, without the full stop
    def draw(game, me, n):               # holes by name; False when not everything was done

A clause that asks has `asks=`: a function of the same holes that returns a Question, a list of
them (one seat after the other) or None for "nothing to choose"; the doing then takes `picked`
after `me`. `me` is the Resolve: `me.seat`, `me.uid` and `me.source` (this card), `me.it` (what
was named last), `me.record("sent", handles)` and `me.ways("sent")` ("... this way"), `me.cause`
(the event that set it off). A handle means a card in one stay in one zone; `targets.present`
gives the cards that are still there.
"""
