"""Slips in sentences: an author wrote a number or a name out, and wrote it wrong."""

import re
from collections.abc import Iterable, Iterator
from random import Random

from bench.slips.pack_text import Edit, PackText
from bench.slips.passages import Passage, prose
from bench.slips.slip import Slip, digit_slips, misspelt
from bench.slips.words import money
from printkit.model import Variant

_NUMBER = re.compile(r"\{\{\s*(rules|casino|asteroids)\.(\w+)\s*(\|\s*money)?\s*\}\}")
_SPACE = re.compile(r"\{\{\s*spaces\[(\d+)\]\.name\s*\}\}")
_WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
}
"""From two on, by language."""

SHORTEST = 4
"""Letters of a name that can be told from other words when it is misspelt."""


def numbers_in_prose(pack: PackText, random: Random) -> Iterator[Slip]:
    """A number of the rules that stands in a sentence in digits or as a word."""
    for passage in prose(pack):
        text = pack.texts[passage.file]
        for match in _NUMBER.finditer(text, passage.start, passage.end):
            amount = getattr(pack.variant, match[1])
            amount = (
                amount.get(match[2]) if match[1] == "rules" else getattr(amount, match[2], None)
            )
            if isinstance(amount, int):
                yield from _digits(pack, passage, match, amount, random)
                if not match[3]:
                    yield from _words(passage, match, amount, random)


def names_in_prose(pack: PackText, random: Random) -> Iterator[Slip]:
    """A name of the board or the box that stands in a sentence, with one letter wrong."""
    for passage in prose(pack):
        for start, end, name, setup in _names(pack, passage):
            wrong = misspelt(name, random)
            if wrong.casefold() != name.casefold():
                edit = Edit(passage.file, start, end, wrong)
                words = f"{passage.name}: {name} → {wrong}"
                stated = len(name) >= SHORTEST
                kind = "name misspelt in prose"
                yield Slip(kind, "prose", passage.routes, (edit,), words, stated, setup, (name,))


def _digits(
    pack: PackText, passage: Passage, match: re.Match[str], amount: int, random: Random
) -> Iterator[Slip]:
    for _, typed in digit_slips(amount, random):
        right, wrong = (
            money(pack, number) if match[3] else str(number) for number in (amount, typed)
        )
        yield _slip("number in prose", passage, match, (right, wrong))


def _words(passage: Passage, match: re.Match[str], amount: int, random: Random) -> Iterator[Slip]:
    """Four houses become three or five."""
    words = _WORDS.get(passage.language.partition("-")[0], ())
    number = amount - 2
    if 0 <= number < len(words):
        others = [words[n] for n in (number - 1, number + 1) if 0 <= n < len(words)]
        written = words[number], random.choice(others)
        yield _slip("number word in prose", passage, match, written, (str(amount),))


def _slip(
    kind: str,
    passage: Passage,
    match: re.Match[str],
    written: tuple[str, str],
    also_right: Iterable[str] = (),
) -> Slip:
    right, wrong = written
    setup = Edit(passage.file, *match.span(), right)
    words = f"{passage.name}: {match[2]} {right} → {wrong}"
    edits = (setup._replace(text=wrong),)
    rights = (right, *also_right)
    return Slip(
        kind, "prose", passage.routes, edits, words, stated=True, setup=(setup,), right=rights
    )


def _names(pack: PackText, passage: Passage) -> Iterator[tuple[int, int, str, tuple[Edit, ...]]]:
    """The names in a passage with their places; names by expression are written out first."""
    text, variant = pack.texts[passage.file], pack.variant_in(passage.language)
    spaces = variant.board.spaces if variant.board is not None else {}
    for match in _SPACE.finditer(text, passage.start, passage.end):
        name = spaces[int(match[1])].name
        yield *match.span(), name, (Edit(passage.file, *match.span(), name),)
    names = sorted(set(_proper_names(variant)), key=len, reverse=True)
    if names:
        form = re.compile(r"\b(?:" + "|".join(map(re.escape, names)) + r")\b")
        for start, end in passage.matches(pack, form):
            yield start, end, text[start:end], ()


def _proper_names(variant: Variant) -> Iterator[str]:
    """What the spaces and decks are called: nothing else could be meant."""
    if variant.board is not None:
        yield from (space.name for space in variant.board.spaces.values())
    yield from (deck.name for deck in variant.decks.values())
