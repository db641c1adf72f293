"""Every statement of the rulebooks has a test that shows it."""

import ast
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def statements() -> dict[str, str]:
    """Each statement by its id: section, dot, number, as "S7.1.2"; a ruling is "R16"."""
    sections = tomllib.loads((HERE / "statements.toml").read_text())
    return {
        section + ("" if section == "R" else ".") + number: words
        for section, inside in sections.items()
        for number, words in inside.items()
    }


def marks() -> set[str]:
    """The ids that tests are marked with."""
    return {
        argument.value
        for path in HERE.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }


# Statements that no battle can break, with the reason.
ELSEWHERE = {
    "S2.2.4": "Nothing in the engine reads rarity or number.",
    "S2.4.3": "The deck check refuses it before a battle starts.",
    "S5.1": "The deck check refuses other sizes before a battle starts.",
    "D2.1": "The box leaves them out; see drafts/tests/test_box.py.",
    "R4": "Banned lists belong to the box; see drafts/tests/test_box.py.",
    "R29": "There is nothing to do for a Burst that is not there.",
}


def test_it_marks_only_statements_that_there_are() -> None:
    assert marks() | ELSEWHERE.keys() <= statements().keys()


def test_it_shows_every_statement() -> None:
    missing = statements().keys() - marks() - ELSEWHERE.keys()
    assert not missing, sorted(missing)
