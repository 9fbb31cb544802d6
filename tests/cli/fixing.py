"""What tests of ``check --fix`` share: an edition with a mistake, and fixing it."""

from pathlib import Path

from tests.checking.conftest import FIXTURES
from tests.cli.running import Run

BASE = "extends: tiny\n"
WRONG = BASE + "deeds: {1: {mortgage: 35}}\n"
FIXED = BASE + "deeds: {1: {mortgage: 30}}\n"


def text(folder: Path) -> str:
    """The definition in a folder."""
    return (folder / "variant.yaml").read_text(encoding="utf-8")


def check(run: Run, *arguments: str) -> tuple[int, str]:
    """The exit code of a check without drawing, and all that it says."""
    result = run("check", "--definition-only", "--search", str(FIXTURES), *arguments)
    return result.code, result.said
