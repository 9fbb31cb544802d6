"""Slips in the expressions of texts: a lost filter, another number of the rules, a wrong name."""

import re
from collections.abc import Iterator
from random import Random

from bench.slips.pack_text import Edit, PackText
from bench.slips.passages import Passage, passages
from bench.slips.slip import Slip, misspelt

_EXPRESSION = re.compile(r"\{\{[^{}]*\}\}")
_MONEY = re.compile(r"\s*\|\s*money\b")
_RULE = re.compile(r"\brules\.(\w+)")
_FIELD = re.compile(r"(?<=[\w\]]\.)([A-Za-z_]\w*)")


def slips_of_expressions(pack: PackText, random: Random) -> Iterator[Slip]:
    """What goes wrong between two pairs of braces."""
    for passage in passages(pack):
        for start, end in passage.matches(pack, _EXPRESSION):
            text = pack.texts[passage.file]
            yield from _lost_filters(passage, text, start, end)
            yield from _other_rules(pack, passage, (start, end), random)
            yield from _misspelt_names(passage, text, (start, end), random)


def _lost_filters(passage: Passage, text: str, start: int, end: int) -> Iterator[Slip]:
    for match in _MONEY.finditer(text, start, end):
        edit = Edit(passage.file, *match.span(), "")
        words = f"{passage.name}: {_short(text[start:end])} without '| money'"
        yield Slip("filter lost", "expression", passage.routes, (edit,), words, right=("money",))


def _other_rules(
    pack: PackText, passage: Passage, place: tuple[int, int], random: Random
) -> Iterator[Slip]:
    """Another number of the rules, which is not the same by chance."""
    rules = pack.variant.rules
    for match in _RULE.finditer(pack.texts[passage.file], *place):
        name = match[1]
        others = sorted(other for other, value in rules.items() if value != rules.get(name))
        if others:
            other = random.choice(others)
            edit = Edit(passage.file, *match.span(1), other)
            words = f"{passage.name}: rules.{name} → rules.{other}"
            yield Slip("other rule named", "expression", passage.routes, (edit,), words)


def _misspelt_names(
    passage: Passage, text: str, place: tuple[int, int], random: Random
) -> Iterator[Slip]:
    """A field or a number of the rules whose name is not written as it is: always an error."""
    for match in _FIELD.finditer(text, *place):
        edit = Edit(passage.file, *match.span(), misspelt(match[0], random))
        words = f"{passage.name}: {match[0]} → {edit.text}"
        if edit.text != match[0]:
            yield Slip(
                "name in an expression misspelt",
                "expression",
                passage.routes,
                (edit,),
                words,
                stated=True,
            )


def _short(text: str) -> str:
    return " ".join(text.split())
