"""The wheel is installed as people install it, and its command runs."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from printkit import __version__
from printkit.setup.doctor import DISTRIBUTION
from tests.pipeline.wheels import built_wheel

BIN = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


def said(command: list[str], place: Path, **more: str) -> str:
    """What a command writes, run in a folder without the checkout on Python's path."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | more
    done = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pip_installs_it_under_its_own_name(wheel: Path, tmp_path: Path) -> None:
    """Into an environment of its own, which sees the libraries of this one: no network needed."""
    home = tmp_path / "venv"
    said([sys.executable, "-m", "venv", "--without-pip", str(home)], tmp_path)
    python = str(home / BIN / "python")
    where = said([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], tmp_path)
    Path(where.strip(), "libraries.pth").write_text(sysconfig.get_path("purelib"))
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    said([sys.executable, "-m", "pip", "--python", python, *install], tmp_path)
    command = str(home / BIN / "printkit")
    assert said([command, "--version"], tmp_path).split()[-1] == __version__
    assert "planetopoly" in said([command, "list", "themes"], tmp_path).split()
    checked = said([command, "doctor"], tmp_path)
    assert "MISSING" not in checked
    assert "not looked at" not in checked, f"{DISTRIBUTION} is known to the environment"


@pytest.mark.parametrize("tool", ["pipx", "uvx"])
def test_pipx_and_uvx_run_it(tool: str, wheel: Path, tmp_path: Path) -> None:
    """As the README says; the libraries come from the package index."""
    program = shutil.which(tool)
    if program is None or not os.environ.get("PRINTKIT_TEST_INSTALLS"):
        pytest.skip(f"needs {tool}, the network and PRINTKIT_TEST_INSTALLS=1")
    source = ["run", "--spec"] if tool == "pipx" else ["--from"]
    run = [program, *source, str(wheel), "printkit", "--version"]
    own = {"PIPX_HOME": str(tmp_path / "pipx"), "UV_CACHE_DIR": str(tmp_path / "uv")}
    assert said(run, tmp_path, **own).split()[-1] == __version__
