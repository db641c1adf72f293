"""The words printed on the sheets of a deck, in English and in Japanese."""

from drafts.sheets.words import Language, spoken

WORDS: dict[str, tuple[str, str]] = {
    "list": ("Deck list", "デッキリスト"),
    "registration": ("Deck registration", "デッキ登録用紙"),
    "main": ("Main Deck", "メインデッキ"),
    "life": ("Life Deck", "ライフデッキ"),
    "main_short": ("Main", "メイン"),
    "life_short": ("Life", "ライフ"),
    "rest": ("In neither deck", "未使用"),
    "epic": ("Epic", "エピック"),
    "epic_note": (
        "Fold this strip under: the Epic is secret until it is revealed.",
        "公開まで秘密です。この部分を折り返してください。",
    ),
    "player": ("Player", "プレイヤー"),
    "table": ("Table or event", "テーブル・大会"),
    "date": ("Date", "日付"),
    "seat": ("Seat", "席"),
    "signed": ("Signature of the player", "プレイヤー署名"),
    "checked": ("Checked by", "確認者署名"),
    "total": ("In all", "合計"),
    "list_note": (
        "{main} cards in the Main Deck, {life} in the Life Deck",
        "メインデッキ{main}枚、ライフデッキ{life}枚",
    ),
    "registration_note": (
        "The cards in the order of their numbers; how many lie in the Main and in the Life Deck.",
        "カードは番号順です。メインデッキとライフデッキに入れた枚数を示します。",
    ),
}


def say(word: str, language: Language, **holes: object) -> str:
    """The words in one line."""
    return " · ".join(spoken(WORDS[word], language, **holes))
