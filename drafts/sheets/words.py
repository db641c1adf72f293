"""The words printed on the sheets, in English and in Japanese."""

from typing import Literal

Language = Literal["en", "ja", "both"]

WORDS: dict[str, tuple[str, str]] = {
    # Headings and page numbers
    "pack": ("Pack {number}", "パック {number}"),
    "packs": ("Packs", "パック"),
    "box": ("Box {box}", "ボックス {box}"),
    "checklist": ("Checklist", "チェックリスト"),
    "index": ("Index of the box", "ボックス索引"),
    "dealing": ("Dealing sheet", "仕分け表"),
    "cards": ("Cards {first}–{last} of {total}", "カード {first}–{last}／全{total}枚"),
    "backs": ("Backs of cards {first}–{last} of {total}", "裏面 {first}–{last}／全{total}枚"),
    "pieces": ("Pieces {first}–{last} of {total}", "部品 {first}–{last}／全{total}個"),
    "wrappers": ("Wrappers {first}–{last} of {total}", "包み紙 {first}–{last}／全{total}枚"),
    "index_note": (
        "The numbers after a card are the packs that hold it.",
        "数字は、そのカードが入っているパックの番号です。",
    ),
    "dealing_note": (
        "Sort the box by number. Lay each copy on the pile of the pack named, face down.",
        "ボックスを番号順に並べ、1枚ずつ、示された番号のパックの山に裏向きで置きます。",
    ),
    "opened_by": ("Opened by", "開けた人"),
    "round": ("Round", "ラウンド"),
    "date": ("Date", "日付"),
    # Pieces of the game
    "color_card": ("Basic Color Card", "基本カラーカード"),
    "Red": ("Red", "赤"),
    "Yellow": ("Yellow", "黄"),
    "Blue": ("Blue", "青"),
    "Purple": ("Purple", "紫"),
    "reserve": ("Reserve", "リザーブ"),
    "charge": ("Trinity Charge", "トリニティチャージ"),
    "charge_text": (
        "Once per turn: pay 3 Color ▶ get 1 Trinity Counter.",
        "ターン1回：カラー3を払う ▶ カウンターを1個得る。",
    ),
    "draw": ("Trinity Draw", "トリニティドロー"),
    "draw_text": (
        "Remove 3 Trinity Counters ▶ draw 1 card.",
        "カウンターを3個取り除く ▶ カードを1枚引く。",
    ),
    "counters": ("Trinity Counters", "トリニティカウンター"),
    "cut": ("Cut along the lines", "線に沿って切ります"),
    "wall": ("Wall", "ウォール"),
    "join": ("Long Wall: join here", "ロングウォール：ここでつなぐ"),
    "advantage": ("Advantage", "優勢"),
    "disadvantage": ("Disadvantage", "劣勢"),
    # Zones of the play sheet
    "life_left": ("Life Zone, left", "ライフゾーン（左）"),
    "life_left_note": (
        "8 Life cards, sideways (DUEL: 12 or 4)",
        "ライフ8枚を横向きに（DUELは12枚か4枚）",
    ),
    "life_right": ("Life Zone, right", "ライフゾーン（右）"),
    "life_right_note": (
        "8 Life cards, sideways (DUEL: 12 or 4)",
        "ライフ8枚を横向きに（DUELは12枚か4枚）",
    ),
    "wall_left": ("Left Wall", "左のウォール"),
    "wall_left_note": ("Toward the opponent on your left", "左の相手との間"),
    "wall_right": ("Right Wall", "右のウォール"),
    "wall_right_note": ("Toward the opponent on your right", "右の相手との間"),
    "reserve_note": (
        "Up to 10 Trinity Counters; your Epic in front",
        "カウンター10個まで、手前にエピック",
    ),
    "gained_left": ("Gained Life, left", "獲得ライフ（左）"),
    "gained_left_note": ("12 in all win", "合計12枚で勝利"),
    "gained_right": ("Gained Life, right", "獲得ライフ（右）"),
    "gained_right_note": ("12 in all win", "合計12枚で勝利"),
    "battlefield": ("Battlefield", "バトルフィールド"),
    "battlefield_note": ("Units, Set and Equip Spells", "ユニット、セット、装備"),
    "deck": ("Deck", "デッキ"),
    "deck_note": ("23 cards, face down", "23枚、裏向き"),
    "graveyard": ("Graveyard", "墓地"),
    "graveyard_note": ("Face up; anyone may look", "表向き、誰でも見られる"),
    "shadow_zone": ("Shadow Zone", "シャドウゾーン"),
    "shadow_zone_note": ("Up to 3, face down", "3枚まで、裏向き"),
    "color_zone": ("Color Zone", "カラーゾーン"),
    "color_zone_note": ("Basic Color Cards", "基本カラーカード"),
    "turn": ("Your turn", "ターンの流れ"),
    "draw_phase": ("Draw", "ドロー"),
    "active": ("Active", "アクティブ"),
    "main_1": ("Main Phase 1", "メイン1"),
    "combat": ("Combat", "コンバット"),
    "main_2": ("Main Phase 2", "メイン2"),
    "end": ("End", "エンド"),
    "zones_note": (
        "Cards may lie over the edges: the zones are names, not limits.",
        "カードは枠からはみ出してもかまいません。",
    ),
    # Wrappers
    "of_cards": ("{count} cards", "{count}枚"),
    "verify": ("Verify", "検証"),
    "glue": ("Glue here", "のりしろ"),
    "wrapper_note": (
        "Folds around {count} cards {thickness} mm thick each",
        "厚さ{thickness} mmのカード{count}枚用",
    ),
    # Calibration
    "calibration": ("Calibration page", "調整ページ"),
    "calibration_back": ("Calibration page, back", "調整ページ（裏）"),
    "long": ("flipped on the long edge", "長辺とじ"),
    "short": ("flipped on the short edge", "短辺とじ"),
    "scale_step": (
        "Print at 100 %, without fitting to the page. Each ruler must measure 100 mm.",
        "拡大縮小なし（100 %）で印刷し、定規が100 mmであることを確かめます。",
    ),
    "offset_step": (
        "Print both sides and hold the paper against a light. Where the cross of the back falls "
        "on the scales, read dx and dy and enter them as the offset of the backs.",
        "両面に印刷し、光に透かします。裏の十字が目盛りと重なる位置を読み、"
        "dxとdyを裏面のずれとして入力します。",
    ),
    "edge_step": (
        "The frames tell how near the edge your printer prints: the outermost one you see whole.",
        "枠線のうち、欠けずに見える一番外側のものが印刷できる範囲です。",
    ),
    "ink_step": (
        "Each colour has a letter and a pattern; the smallest type should be easy to read.",
        "色ごとに文字と模様があります。一番小さい文字まで読めるか確かめます。",
    ),
}


def lines(word: str, language: Language, **holes: object) -> tuple[str, ...]:
    """The words in the language asked for; in both, English first."""
    return spoken(WORDS[word], language, **holes)


def spoken(pair: tuple[str, str], language: Language, **holes: object) -> tuple[str, ...]:
    """English and Japanese words in the language asked for; in both, English first."""
    english, japanese = (text.format(**holes) for text in pair)
    return {"en": (english,), "ja": (japanese,), "both": (english, japanese)}[language]


def say(word: str, language: Language, **holes: object) -> str:
    """The words in one line."""
    return " · ".join(lines(word, language, **holes))
