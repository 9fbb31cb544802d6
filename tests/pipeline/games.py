"""A small game for builds: two deeds and a deck of two cards."""

from pathlib import Path

from tests.cli.running import TINY, pack

GAME = (
    TINY
    + """\
space_kinds: {luck: {draws: luck}}
decks:
  luck:
    name: Luck
    colour: "#c02020"
    icon: chance
    count: 2
    cards:
      win: {text: You win a little., effects: [{do: collect, amount: 10}]}
      lose: {text: You lose a little., effects: [{do: pay, amount: 10}]}
components: {cover: false, boxes: false}
"""
)
ONE_PAPER = ("--paper", "a4")


def game(folder: Path) -> Path:
    """The game in its pack folder."""
    return pack(folder, {"variant.yaml": GAME})


def edit(folder: Path, old: str, new: str) -> None:
    """Change the definition."""
    path = folder / "variant.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
