"""Makes `.venv` ready for what is named on the command line, doing only what has changed since last time.

`python3 scripts/prepare.py runtime build` installs requirements/runtime.txt and build.txt, then builds the
wheel from src/ and installs it. `.venv/prepared.json` remembers a stamp (a hash of all that goes in) for each
step done. `client` builds the web client into the package, `system` sees to what tests need of the machine.
"""

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import system_packages
import web_client

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "prepared.json"
LOG = VENV / "build.log"
UNCOMPILED = "tatami-uncompiled:"  # printed by setup.py, with the reason


def say(text: str) -> None:
    print(f"tatami: {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


def pip(*arguments: str) -> list[str]:
    quiet = ["-qq", "--no-input", "--disable-pip-version-check"]
    return [str(PYTHON), "-m", "pip", *arguments[:1], *quiet, *arguments[1:]]


def digest(files: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


class Stamps:
    """What has been done in this `.venv`: step → stamp. Written only after a step has succeeded."""

    def __init__(self) -> None:
        try:
            self.done: dict[str, str] = json.loads(STAMPS.read_text())
        except (OSError, ValueError):
            self.done = {}

    def set(self, step: str, stamp: str) -> None:
        self.done[step] = stamp
        new = STAMPS.with_suffix(".new")
        new.write_text(json.dumps(self.done, indent=1))
        new.replace(STAMPS)


def make_venv(stamps: Stamps) -> None:
    """Made anew if the Python behind it has changed or the folder has moved: scripts carry its path."""
    try:
        asked = [str(PYTHON), "-c", "import sys, pip; print(sys.version)"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        answer = ""
    if answer and stamps.done.get("venv") == digest([], answer, str(ROOT)):
        return
    say(f"making .venv with Python {sys.version.split()[0]}")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        print(made.stdout, made.stderr, file=sys.stderr)
        give_up("could not make .venv (on Debian and Ubuntu the package python3-venv is needed)")
    answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    stamps.done = {}
    stamps.set("venv", digest([], answer, str(ROOT)))


def install_requirements(stamps: Stamps, names: list[str]) -> None:
    files = {name: ROOT / "requirements" / f"{name}.txt" for name in names}
    wanted = {name: digest([file]) for name, file in files.items()}
    missing = [name for name in names if stamps.done.get(name) != wanted[name]]
    if not missing:
        return
    say(f"installing the pinned packages for {', '.join(missing)}")
    listed = [part for name in missing for part in ("-r", str(files[name]))]
    if subprocess.run(pip("install", "--require-hashes", *listed), check=False).returncode:
        give_up(f"could not install requirements/{{{','.join(missing)}}}.txt (see above)")
    for name in missing:
        stamps.set(name, wanted[name])


def build_client(stamps: Stamps) -> None:
    stamp = digest(web_client.sources(ROOT))
    if stamps.done.get("client") == stamp and (ROOT / web_client.TARGET / "index.html").is_file():
        return
    npm = web_client.machines_npm()
    if npm is None:
        install_requirements(stamps, ["client"])
        npm = web_client.wheels_npm(VENV)
    say("building the web client from web/")
    start = time.monotonic()
    log = VENV / "client.log"
    if not web_client.build(ROOT, npm, log):
        sys.stderr.write(log.read_text())
        give_up("the web client does not build (see above)")
    stamps.set("client", stamp)
    say(f"built the web client in {time.monotonic() - start:.0f} s")


def see_to_system() -> None:
    packages = system_packages.missing()
    if packages and system_packages.can_install():
        say(f"installing {' and '.join(packages)} with apt-get")
        system_packages.install(packages, VENV / "system.log")
        packages = system_packages.missing()
    for package in packages:
        say(f"NOT RUN: {system_packages.PACKAGES[package]}, because {package} is missing; install it first")


def package_stamp(stamps: Stamps) -> str:
    """Also changes when a compiler appears or goes: what can be compiled is, at the next run."""
    sources = [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    sources += [ROOT / "setup.py", ROOT / "pyproject.toml"]
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shutil.which(shlex.split(command)[0]) or "none"
    return digest(sources, os.environ.get("TATAMI_PURE", ""), compiler, stamps.done["build"])


def build_wheel(folder: str) -> Path:
    asked = pip("wheel", "-vvv", "--no-build-isolation", "--no-deps", "--no-index", "-w", folder, str(ROOT))
    with LOG.open("w") as log:
        built = subprocess.run(asked, stdout=log, stderr=subprocess.STDOUT, check=False)
    if built.returncode:
        sys.stderr.write(LOG.read_text().split("Running command Building wheel")[-1])
        give_up("the package does not build (see above)")
    return next(Path(folder).glob("*.whl"))


def how_it_runs() -> str:
    """Asks the installed package itself, from outside the checkout."""
    asked = [str(PYTHON), "-P", "-c", "import tatami.core.cards as cards; print(cards.__file__)"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=VENV)
    if answer.returncode:
        give_up(f"the installed package cannot be imported:\n{answer.stderr}")
    if not answer.stdout.strip().endswith(".py"):
        return "compiled"
    reasons = [line.split(UNCOMPILED)[1].strip() for line in LOG.open() if UNCOMPILED in line]
    reason = reasons[-1] if reasons else "no compiled modules in the wheel"
    return f"uncompiled, some thirty times slower ({reason})"


def install_package(stamps: Stamps) -> None:
    stamp = package_stamp(stamps)
    if stamps.done.get("package") != stamp:
        say("building tatami from src/ (may take a minute)")
        start = time.monotonic()
        stamps.set("package", "in the making")
        with tempfile.TemporaryDirectory(prefix="tatami-wheel-") as folder:
            wheel = build_wheel(folder)
            asked = pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
            if subprocess.run(asked, check=False).returncode:
                give_up("could not install the wheel (see above)")
        stamps.set("runs", how_it_runs())
        stamps.set("package", stamp)
        say(f"built and installed in {time.monotonic() - start:.0f} s")
    say(f"ready, runs {stamps.done['runs']}")


def main() -> None:
    folder = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)  # two makes at once take turns
    stamps = Stamps()
    make_venv(stamps)
    wanted = sys.argv[1:]
    install_requirements(stamps, [name for name in wanted if name not in ("client", "system")])
    if "system" in wanted:
        see_to_system()
    if "client" in wanted:
        build_client(stamps)
    install_package(stamps)


main()
