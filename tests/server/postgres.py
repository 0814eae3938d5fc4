"""The machine's PostgreSQL, started on a free port as an unprivileged user, and ended with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.needs import need

SERVERS = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")


def find_binaries() -> Path | None:
    """The newest version that Debian's package has brought, or whatever is on the PATH."""
    found = sorted(SERVERS.glob("*/bin"), key=lambda path: int(path.parent.name)) if SERVERS.is_dir() else []
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).parent


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server that is as durable as any: fsync is on."""
    binaries = find_binaries()
    need(binaries is not None, "postgresql", "tests on PostgreSQL")
    assert binaries is not None
    folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
    user = None
    if os.geteuid() == 0:
        user = next(name for name in UNPRIVILEGED if name in {entry.pw_name for entry in pwd.getpwall()})
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()
    setup = [str(binaries / "initdb"), "-D", str(data), "-A", "trust", "-U", "tatami", "-E", "UTF8", "-N"]
    subprocess.run(setup, check=True, capture_output=True, user=user, cwd=folder)
    serve = [str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-k", str(folder)]
    log = (folder / "log").open("wb")
    process = subprocess.Popen(serve, user=user, cwd=folder, stdout=log, stderr=log)
    try:
        ready = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "30"]
        while subprocess.run(ready, capture_output=True, check=False).returncode:
            assert process.poll() is None, (folder / "log").read_text()
        yield f"postgresql://tatami@127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)  # without waiting for who is still connected
        process.wait(30)
        log.close()
        shutil.rmtree(folder)


def new_database(address: str, name: str) -> str:
    """An empty database of its own for a test."""
    binaries = find_binaries()
    assert binaries is not None
    subprocess.run(
        [binaries / "psql", "-q", f"{address}/postgres", "-c", f"CREATE DATABASE {name}"], check=True
    )
    return f"{address}/{name}"
