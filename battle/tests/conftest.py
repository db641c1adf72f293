"""Coverage of the card language: which lines and clause homes the scenarios carried out.

`pytest battle/tests -vv` lists at its end what no scenario has carried out yet; a run of the whole
suite fails on it. Several processes hand their notes to the one that leads them.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from battle.rules.trinity import coverage
from battle.tests.coverage_report import all_homes, all_lines
from battle.tests.table import Table

RAN: set[tuple[str, str]] = set()


def pytest_configure(config: pytest.Config) -> None:
    """The mark that says which statements of statements.toml a test shows."""
    config.addinivalue_line("markers", "rule(id, ...): statements of the rulebooks that it shows")


@pytest.fixture
def t() -> Table:
    """A table for three, Alice to move in her Main Phase 1."""
    return Table()


@pytest.fixture(autouse=True)
def _patient_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play on until a person is asked, however slow the machine is."""
    monkeypatch.setattr("battle.play.STINT", float("inf"))


@pytest.fixture(autouse=True)
def _record(request: pytest.FixtureRequest) -> Iterator[None]:
    """Note what runs in scenarios (files named test_scenarios_*.py)."""
    if "scenarios" in request.node.path.name:
        coverage.record(RAN)
        yield
        coverage.record(None)
    else:
        yield


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """A process of a parallel run has ended: take its notes over."""
    RAN.update((kind, name) for kind, name in getattr(node, "workeroutput", {}).get("ran", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the notes over, or fail the whole suite for what no scenario carries out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["ran"] = sorted(RAN)
    elif is_whole(session.config) and any(missing()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def is_whole(config: pytest.Config) -> bool:
    """Whether every test was asked for."""
    option = config.option
    chosen = option.keyword or option.markexpr or option.only_database or option.collectonly
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The report, when scenarios ran."""
    if not RAN:
        return
    lines, homes = missing()
    terminalreporter.write_line(
        f"card language: {len(lines)} lines and {len(homes)} homes no scenario has carried out"
    )
    if terminalreporter.config.option.verbose > 0 or is_whole(terminalreporter.config):
        for line in (*lines, *homes):
            terminalreporter.write_line(f"  {line}")


def missing() -> tuple[list[str], list[str]]:
    """The lines and the homes that no scenario of this run has carried out."""
    lines = [line for line in all_lines() if ("line", line) not in RAN]
    homes = [home for home in all_homes() if ("home", home) not in RAN]
    return lines, homes
