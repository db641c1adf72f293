"""Coverage of the card language: which lines and clause homes the scenarios carried out.

`pytest battle/tests -vv` lists at its end what no scenario has carried out yet.
"""

from collections.abc import Iterator

import pytest

from battle.rules.trinity import coverage
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
def _record(request: pytest.FixtureRequest) -> Iterator[None]:
    """Note what runs in scenarios (files named test_scenarios_*.py)."""
    if "scenarios" in request.node.path.name:
        coverage.record(RAN)
        yield
        coverage.record(None)
    else:
        yield


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The report, when scenarios ran."""
    if not RAN:
        return
    lines, homes = missing()
    terminalreporter.write_line(
        f"card language: {len(lines)} lines and {len(homes)} homes no scenario has carried out"
    )
    if terminalreporter.config.option.verbose > 0:
        for line in (*lines, *homes):
            terminalreporter.write_line(f"  {line}")


def missing() -> tuple[list[str], list[str]]:
    """The lines and the homes that no scenario of this run has carried out."""
    from battle.tests.coverage_report import all_homes, all_lines

    lines = [line for line in all_lines() if ("line", line) not in RAN]
    homes = [home for home in all_homes() if ("home", home) not in RAN]
    return lines, homes
