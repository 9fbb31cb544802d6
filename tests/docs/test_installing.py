"""Wherever an install is shown, it is of this project: the name on the index is somebody else's."""

import re
import tomllib
from pathlib import Path

import pytest

from printkit.setup.doctor import DISTRIBUTION
from tools.write_docs import DOCS

ROOT = DOCS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOME = PROJECT["urls"]["Repository"]
SHOWN = [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *DOCS.rglob("*.yml")]
_INSTALL = re.compile(r"(?:pip|pipx|uv tool) install (.+)|uvx --from (\S+)")


def installed(path: Path) -> list[str]:
    """What the page installs, without its options and remarks, our own only."""
    text = path.read_text(encoding="utf-8").replace("`", " ")
    whats = [(one or other).split()[0] for one, other in _INSTALL.findall(text)]
    return [what for what in whats if "printkit" in what]


def test_the_distribution_has_a_name_of_its_own() -> None:
    assert PROJECT["name"] == DISTRIBUTION == "printkit-games"
    assert PROJECT["scripts"] == {"printkit": "printkit.__main__:main"}
    assert all(url.startswith(HOME) for url in PROJECT["urls"].values())


def test_the_readme_shows_all_ways() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"pipx install git+{HOME}" in text
    assert f"uv tool install git+{HOME}" in text
    assert f"uvx --from git+{HOME} printkit" in text
    assert DISTRIBUTION in text


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_installs_are_by_address(path: Path) -> None:
    wrong = [what for what in installed(path) if not what.startswith(f"git+{HOME}")]
    warned = ["printkit"] if path.name == "README.md" else []  # where it says whose that is
    assert wrong == warned


def test_the_samples_of_ci_install_it() -> None:
    samples = list((DOCS / "examples" / "ci").glob("*.yml"))
    assert samples
    assert all(installed(path) == [f"git+{HOME}@v{PROJECT['version']}"] for path in samples)
    assert f"repo: {HOME} " in (DOCS / "checking.md").read_text(encoding="utf-8")
