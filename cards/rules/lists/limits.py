"""How much a player's own list may hold. Each bound is named in the refusal that it causes."""

MOST_BYTES = 500_000  # of text, as UTF-8; all 253 official cards written out are 114,000
MOST_LINES = 25_000
MOST_LINE = 2_000  # characters of one line
MOST_CARDS = 1_000  # different cards
MOST_COPIES = 99  # of one card
MOST_TOTAL = 5_000  # copies of all cards
MOST_FAULTS = 100  # named at once; the rest are counted

# Characters, a full-width one counted as two. The longest official name has 51 (Japanese: 40), the
# longest text 398 in 5 lines; twice that still prints on the smaller card in type of 4 points.
MOST_NAME = 60
MOST_ID = 24
MOST_TEXT = 800
MOST_ABILITIES = 8  # lines of a text
MOST_NOTE = 300
MOST_TRAITS = 6
MOST_TRAIT = 24

# Figures on a card. The largest official ones are Cost 20, Power 13000 and Break 5.
MOST_COST = 99
MOST_POWER = 99_999
MOST_BREAK = 99
