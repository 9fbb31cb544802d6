"""Compares what the supported versions of Python print: run ``make same-bytes``.

Each version that is installed, on the path or in pyenv, builds the same kits with the same
versions of all libraries; every file has to come out the same.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
KITS = ("monopoly-space",)
FORMATS = "pdf,svg"
"""Not PNG: previews are no part of a kit, and a matter of the library that draws them."""

Digests = Mapping[str, str]


class NotUsableError(Exception):
    """Why a version cannot be compared."""


def candidates(version: str) -> Iterator[str]:
    """Where this version may be installed."""
    if version == "{}.{}".format(*sys.version_info[:2]):
        yield sys.executable
    found = shutil.which(f"python{version}")
    if found:
        yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True))


def interpreter(version: str) -> str:
    """An interpreter of this version that runs, and has what virtual environments need.

    Raises:
        NotUsableError: there is none.
    """
    probe = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    for path in candidates(version):
        ended = subprocess.run([path, "-c", probe], capture_output=True, text=True, check=False)
        if ended.returncode == 0 and ended.stdout.strip() == version:
            return path
    raise NotUsableError("not installed")


def equipped(version: str, pinned: Path, environments: Path) -> str:
    """An interpreter of this version, in an environment of its own with the pinned libraries.

    Raises:
        NotUsableError: there is no such version, or the libraries cannot be installed.
    """
    found = interpreter(version)
    if found == sys.executable:
        return found
    folder = environments / version
    python = str(folder / "bin" / "python")
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["dependencies"]
    if not (folder / "pyvenv.cfg").exists():
        _set_up([found, "-m", "venv", str(folder)])
    _set_up(
        [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", pinned, *wanted]
    )
    return python


def digests(python: str, kits: tuple[str, ...], folder: Path) -> Digests:
    """The digest of every file of the kits, by its name."""
    output = folder / "output"
    surroundings = {"PYTHONPATH": str(ROOT), "PRINTKIT_CACHE": str(folder / "cache")}
    command = [
        python,
        "-m",
        "printkit",
        "-q",
        "build",
        *kits,
        "--format",
        FORMATS,
        "-o",
        str(output),
    ]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **surroundings}, check=True)
    files = (path.relative_to(output) for path in sorted(output.rglob("*")) if path.is_file())
    kept = [name for name in files if not name.name.startswith(".")]
    return {str(name): hashlib.sha256((output / name).read_bytes()).hexdigest() for name in kept}


def differing(one: Digests, other: Digests) -> list[str]:
    """The names of the files that are not the same, or on one side only."""
    return [name for name in sorted({*one, *other}) if one.get(name) != other.get(name)]


def _set_up(command: list[str | Path]) -> None:
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        last = (ended.stderr or ended.stdout).strip().splitlines()[-1:]
        raise NotUsableError(f"'{' '.join(map(str, command[1:4]))} …' failed: {''.join(last)}")


def _pinned(folder: Path) -> Path:
    """The versions of the libraries of this environment, as pip reads them."""
    freeze = [sys.executable, "-m", "pip", "freeze", "--exclude-editable"]
    text = subprocess.run(freeze, capture_output=True, text=True, check=True).stdout
    path = folder / "constraints.txt"
    path.write_text(text, encoding="utf-8")
    return path


def compare(kits: tuple[str, ...], environments: Path, folder: Path) -> int:
    """Build with each version and print what differs; 1 if anything does.

    Raises:
        subprocess.CalledProcessError: a kit cannot be built.
    """
    pinned = _pinned(folder)
    first: Digests = {}
    code = 0
    for version in VERSIONS:
        try:
            python = equipped(version, pinned, environments)
        except NotUsableError as reason:
            print(f"{version}: skipped, {reason}")
            continue
        made = digests(python, kits, folder / version)
        first = first or made
        wrong = differing(first, made)
        print(
            f"{version}: {len(made)} files, {len(wrong)} differ from the first", *wrong, sep="\n  "
        )
        code = 1 if wrong else code
    return code


def main() -> int:
    """Read the options and compare."""
    parser = argparse.ArgumentParser(prog="same_bytes", description=__doc__)
    parser.add_argument("kits", nargs="*", default=KITS, help="variants; default: %(default)s")
    parser.add_argument(
        "--environments",
        type=Path,
        default=Path(sys.prefix) / "same-bytes",
        help="where the libraries are installed for each version; default: %(default)s",
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return compare(tuple(options.kits), options.environments.absolute(), Path(folder))


if __name__ == "__main__":
    sys.exit(main())
