"""A whole site in processes of its own, on a database of its own: for measuring, and for tests."""

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
MANAGE = (sys.executable, str(ROOT / "manage.py"))
SERVER = (sys.executable, "-m", "uvicorn", "trinity_site.asgi:application", "--no-access-log")
DATABASE = "trinity.sqlite3"  # as in the settings
PATIENCE = ("--timeout-graceful-shutdown", "2")  # as in the Procfile
WORKER = (*MANAGE, "work", "--interval", "0.2", "--no-startup-delay")


class Site:
    """Servers and workers that share one environment, and so one database.

    `env` is laid over this process's own; SQLite in `var` and no Redis unless it says otherwise.
    """

    def __init__(self, var: Path, env: Mapping[str, str]) -> None:
        outside = {k: v for k, v in os.environ.items() if k not in ("DATABASE_URL", "REDIS_URL")}
        self.env = outside | {"VAR_DIR": str(var)} | env
        self.processes: list[subprocess.Popen[bytes]] = []
        self.addresses: list[str] = []

    def manage(self, *command: str) -> str:
        """The last line that a command of ours prints. Raises CalledProcessError."""
        done = subprocess.run(
            [*MANAGE, *command], env=self.env, cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        return (done.stdout.decode().splitlines() or [""])[-1]

    def start(self, *command: str, **env: str) -> subprocess.Popen[bytes]:
        """A process of this site, until the site stops."""
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, env=self.env | env, cwd=ROOT, **silent)
        self.processes.append(process)
        return process

    def serve(self, port: int | None = None) -> str:
        """Start one more server, and wait until it answers: its address."""
        port = port or free_port()
        server = self.start(*SERVER, *PATIENCE, "--port", str(port))
        address = f"http://127.0.0.1:{port}"
        while not answers(f"{address}/healthz"):
            if server.poll() is not None:
                raise RuntimeError("the server stopped before it answered")
        self.addresses.append(address)
        return address

    def work(self, **env: str) -> subprocess.Popen[bytes]:
        """Start one more worker."""
        return self.start(*WORKER, **env)

    def stop(self) -> None:
        """End every process that still runs."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait()


@contextmanager
def own_site(**env: str) -> Iterator[Site]:
    """A site with an empty database, without a server yet; it is gone afterwards."""
    with TemporaryDirectory() as var:
        site = Site(Path(var), env)
        if "DATABASE_URL" in env:
            site.manage("migrate", "--verbosity", "0")
        else:
            (Path(var) / DATABASE).write_bytes(migrated())
        try:
            yield site
        finally:
            site.stop()


@cache
def migrated() -> bytes:
    """An empty database of SQLite: migrating takes seconds, so it is done once for many sites."""
    with TemporaryDirectory() as var:
        Site(Path(var), {}).manage("migrate", "--verbosity", "0")
        return (Path(var) / DATABASE).read_bytes()


def free_port() -> int:
    """A port of this machine that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """Whether this address answers that all is well."""
    try:
        return bool(urllib.request.urlopen(url, timeout=1).status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False
