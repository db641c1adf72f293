"""How fast a pick is through the service, on an SQLite database of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from tempfile import TemporaryDirectory

from django.conf import settings

Figure = tuple[str, float, str]


def picks() -> Iterator[Figure]:
    """The median milliseconds of a pick, of three people's whole draft and nobody else's."""
    with TemporaryDirectory() as var:
        env = {**os.environ, "VAR_DIR": var}
        env.pop("DATABASE_URL", None)
        manage("migrate", "--verbosity", "0", env=env)
        yield "drafts.pick", float(manage("measure_picks", env=env)), "ms"


def manage(*command: str, env: Mapping[str, str]) -> str:
    """What a command of ours prints."""
    whole = [sys.executable, str(settings.BASE_DIR / "manage.py"), *command]
    done = subprocess.run(whole, env=env, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()[-1] if done.stdout else ""


GROUPS: Mapping[str, Callable[[], Iterable[Figure]]] = {"picks": picks}
