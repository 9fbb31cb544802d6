"""A theme's colours for text can be read in every ink mode."""

from pathlib import Path

import pytest

from printkit.diagnostics import Diagnostic
from printkit.loading.theme import load_theme
from printkit.theme_rules.roles import check_theme


def findings(folder: Path, colours: str) -> list[Diagnostic]:
    theme = folder / "mine"
    theme.mkdir()
    text = f"extends: classic\nname: mine\ncolours:\n  {colours}\n"
    (theme / "theme.yaml").write_text(text, encoding="utf-8")
    loaded = load_theme("mine", search=[folder])
    assert loaded.diagnostics == []
    return check_theme(loaded)


@pytest.mark.parametrize(
    ("colours", "said"),
    [
        ('ink: "#8a8a8a"', "text in 'ink' (#8a8a8a) has a contrast of 3.45:1"),
        ('muted: {full: "#5c6470", mono: "#999999"}', "with mono ink, text in 'muted'"),
        ('muted: {full: "#5c6470", low: "#aaaaaa"}', "with low ink, text in 'muted'"),
    ],
)
def test_text_that_reads_on_no_paper_is_reported_once(
    tmp_path: Path, colours: str, said: str
) -> None:
    [found] = findings(tmp_path, colours)
    assert found.code == "PK617"
    assert said in found.message
    assert found.span is not None
    assert found.span.line == 4


@pytest.mark.parametrize(
    "colours",
    ['muted: "#767676"', 'ground: "#202428"', 'ink: {full: "#1d2430", mono: "#333333"}'],
    ids=["just enough", "night", "dark grey"],
)
def test_text_that_reads_on_one_paper_is_well(tmp_path: Path, colours: str) -> None:
    assert findings(tmp_path, colours) == []


@pytest.mark.parametrize("theme", ["classic", "space", "n7", "moonopoly", "planetopoly"])
def test_the_shipped_themes_read_well(theme: str) -> None:
    assert check_theme(load_theme(theme)) == []
