"""Packs made larger and larger: ten, a hundred and a thousand times as much of one thing."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

PACK = Path(__file__).parents[1] / "docs" / "examples" / "your-street"
_DECKS = 2
"""Decks that cards are dealt to: one collection may hold 5,000 entries."""


class Growth(NamedTuple):
    """What grows, from which size on and how often tenfold; and the command that has the work."""

    grow: Callable[[dict[str, Any], int], None]
    sizes: tuple[int, ...]
    command: tuple[str, ...]
    fails: bool = False


def _cards(pack: dict[str, Any], size: int) -> None:
    """Cards that say something different each, with an expression."""
    letters = pack["decks"].pop("letters")
    pack["space_kinds"]["letterbox"]["draws"] = "letters-0"
    for number in range(_DECKS):
        cards = {f"card-{n}": _card(n) for n in range(number, size, _DECKS)}
        pack["decks"][f"letters-{number}"] = {**letters, "count": len(cards), "cards": cards}


def _card(number: int) -> dict[str, Any]:
    amount = 3 + number % 13
    return {
        "title": f"Letter {number}",
        "text": f"House number {number} sends you {{{{ effects[0].amount | money }}}} at last.",
        "effects": [{"do": "collect", "amount": amount}],
    }


def _spaces(pack: dict[str, Any], size: int) -> None:
    """A ring of houses, benches at its corners, on a board that grows with it."""
    corners = {side * size // 4 for side in range(4)}
    deed = pack["deeds"][1]
    spaces = {n: {"name": f"House {n}", "kind": "house", "art": "street-1"} for n in range(size)}
    benches = {n: {"name": f"Bench {n}", "kind": "rest"} for n in corners}
    home = {0: {"name": "Home", "kind": "go"}}
    pack["board"] = {"size": 100 + size * 6, "corner": 50, "spaces": spaces | benches | home}
    pack["deeds"] = {n: deed for n in range(size) if n not in corners}


def _notes(pack: dict[str, Any], size: int) -> None:
    """So many notes of one value."""
    pack["money"]["denominations"][1]["count"] = size


def _doubts(pack: dict[str, Any], size: int) -> None:
    """Cards that pay far more than a game has: most amounts are doubted."""
    _cards(pack, size)
    for deck in pack["decks"].values():
        for number, card in enumerate(deck["cards"].values()):
            card["effects"][0]["amount"] = 50 + number % 100


def _findings(pack: dict[str, Any], size: int) -> None:
    """Cards with a misspelt key and a misspelt choice each: two findings, both with a fix."""
    _cards(pack, size // 2)
    for deck in pack["decks"].values():
        for card in deck["cards"].values():
            card["txt"] = card.pop("text")
            card["effects"][0]["do"] = "colect"


GROWTHS: Mapping[str, Growth] = {
    "cards": Growth(_cards, (8, 80, 800, 8_000), ("build", "--only", "cards")),
    "spaces": Growth(_spaces, (20, 60, 200), ("build", "--only", "board")),
    "notes": Growth(_notes, (10, 100, 1_000, 10_000), ("build", "--only", "money")),
    "doubts": Growth(_doubts, (9, 90, 900), ("check", "--definition-only")),
    "findings": Growth(_findings, (10, 100, 1_000), ("check", "--definition-only"), fails=True),
}


def grown(kind: str, size: int, folder: Path) -> Path:
    """A pack with so much of a thing."""
    pack = Path(shutil.copytree(PACK, folder / f"{kind}-{size}"))
    file = pack / "variant.yaml"
    plain = yaml.safe_load(file.read_text(encoding="utf-8"))
    GROWTHS[kind].grow(plain, size)
    # Without aliases: a value that is used often is written out each time.
    text = yaml.dump(plain, Dumper=_Plain, sort_keys=False, allow_unicode=True)
    file.write_text(text, encoding="utf-8")
    return pack


class _Plain(yaml.CSafeDumper):
    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - PyYAML's signature
        return True
