"""The site is where the README says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("wished", "port"), [({}, "8000"), ({"PORT": "8123"}, "8123")])
def test_it_serves_where_the_readme_says(wished: dict[str, str], port: str, tmp_path: Path) -> None:
    """Where no PORT is set, what starts the processes would choose another one for them."""
    *_, serve = told(["make", "-n", "--no-print-directory", "run"], {}).splitlines()
    web = next(line for line in (ROOT / "Procfile").open() if line.startswith("web:"))
    (tmp_path / "Procfile").write_text(web.replace("uvicorn", "echo"))
    here = serve.replace("honcho start", f"honcho -f {tmp_path}/Procfile start")
    assert f"--port {port}" in told(["sh", "-c", here], wished)
    assert "http://127.0.0.1:8000" in (ROOT / "README.md").read_text()


@pytest.mark.parametrize(
    ("wished", "url"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"ALLOWED_HOSTS": "cards.example,www.cards.example"}, "https://cards.example"),
        ({"SITE_URL": "http://127.0.0.1:8123/"}, "http://127.0.0.1:8123"),
    ],
)
def test_it_begins_links_in_mails_where_the_site_is(wished: dict[str, str], url: str) -> None:
    says = [sys.executable, "-c", "from trinity_site import settings; print(settings.SITE_URL)"]
    assert told(says, {"SECRET_KEY": "k" * 50} | wished).strip() == url


def told(command: list[str], wished: dict[str, str]) -> str:
    """What a command prints where nobody chose a port or a name but as wished."""
    chosen = {"PORT", "ALLOWED_HOSTS", "SITE_URL"}
    env = {name: value for name, value in os.environ.items() if name not in chosen} | wished
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return done.stdout
