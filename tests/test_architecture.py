"""Imports run upstream only, and rules stand alone."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ["tables", "cards", "drafts", "decks", "battle", "trinity_site"]
MODULES = sorted(
    path
    for layer in LAYERS
    for path in (ROOT / layer).rglob("*.py")
    if not {"tests", "migrations"} & set(path.relative_to(ROOT).parts)
)
RULES = [path for path in MODULES if "rules" in path.relative_to(ROOT).parts[:2]]
TESTS = sorted(path for top in [*LAYERS, "tests"] for path in (ROOT / top).rglob("test_*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def test_it_finds_the_code() -> None:
    assert len(MODULES) > 20
    assert RULES


def test_it_opens_every_module_with_a_sentence() -> None:
    trees = {path: ast.parse(path.read_text()) for path in MODULES}
    assert [path for path, tree in trees.items() if tree.body and not ast.get_docstring(tree)] == []


def test_it_says_what_it_does_in_the_name_of_every_test() -> None:
    named = [
        line for path in TESTS for line in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
    ]
    assert [name for name in named if not name.startswith("test_it_")] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_imports_upstream_only(path: Path) -> None:
    own = LAYERS.index(path.relative_to(ROOT).parts[0])
    roots = {module.split(".")[0] for module in imports(path)}
    assert not roots & set(LAYERS[own + 1 :])


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_keeps_rules_free_of_django_and_the_world(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, *LAYERS, "msgspec"}
    world = {"random", "time", "socket", "threading", "asyncio", "subprocess", "secrets"}
    for module in imports(path):
        root = module.split(".")[0]
        assert root in allowed - world, module
        assert root not in LAYERS or ".rules" in module, f"{module} is not rules"


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_gives_rules_no_clock_of_their_own(path: Path) -> None:
    asked = [
        node.attr
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute)
    ]
    assert not {"now", "utcnow", "today"} & set(asked)


def test_it_lets_the_engine_know_no_game() -> None:
    engine = ROOT / "battle" / "rules" / "engine"
    for path in engine.glob("*.py"):
        for module in imports(path):
            if module.split(".")[0] in LAYERS:
                assert module.startswith(("battle.rules.engine", "tables.rules.refusal"))
