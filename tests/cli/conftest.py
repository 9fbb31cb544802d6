"""Running the command line within the test's own process, in a folder of its own."""

from pathlib import Path

import pytest

from tests.cli.fixing import BASE
from tests.cli.running import Run, pack, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """``run("build", "tiny")`` in the test's temporary folder."""
    monkeypatch.chdir(tmp_path)
    for name in (
        *("PRINTKIT_PATH", "PRINTKIT_OUTPUT", "PRINTKIT_LANGUAGE", "PRINTKIT_OUTPUT_FORMAT"),
        *("NO_COLOR", "GITHUB_ACTIONS"),
    ):
        monkeypatch.delenv(name, raising=False)
    return runner(capsys, monkeypatch)


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """An edition of the game that the checker's own tests use."""
    return pack(tmp_path / "mine", {"variant.yaml": BASE})
