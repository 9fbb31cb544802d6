"""Texts that stand in a definition once for each language, compared in pairs."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import without_expressions
from printkit.checking.texts.reading import in_figures, numbers, says
from printkit.languages.vocabulary import language_of
from printkit.source.nodes import Node, Scalar, Sequence
from printkit.templating.scanning import expressions_in

_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_NAME = re.compile(r"(?<!\w)[a-z_]\w*+(?:\.\w++|\[(?:[^\[\]]|\[[^\[\]]*+\])*+\])++")


class Translated(NamedTuple):
    """A text in one language."""

    language: str
    text: str
    node: Scalar

    @property
    def expressions(self) -> set[str]:
        """What its expressions name: ``rules.salary``, ``effects[0].amount``."""
        inner = " ".join(piece.inner for piece in expressions_in(self.text))
        keys = re.sub(r"\[[\"'](\w+)[\"']\]", r".\1", inner)
        return set(_NAME.findall(_QUOTED.sub("", keys)))

    @property
    def figures(self) -> frozenset[float]:
        """The numbers that stand in it in figures."""
        return numbers(without_expressions(self.text))

    @property
    def numbers(self) -> frozenset[float]:
        """The numbers that stand in it in figures or in words."""
        plain = without_expressions(self.text)
        return numbers(in_figures(plain, language_of(self.language)))

    @property
    def said(self) -> int:
        """How many numbers it has, however they are written: ``twice`` is one."""
        language = language_of(self.language)
        is_double = language is not None and says(language.double, self.text)
        return len(self.expressions) + len(self.numbers) + is_double


def pairs(context: CheckContext) -> Iterator[tuple[Translated, Translated]]:
    """Each text of the first language with its wording in each other language."""
    for first, one, code, other in _compared(context):
        yield from _paired(first, one, code, other)


def unequal_lists(context: CheckContext) -> Iterator[tuple[str, Sequence, str, Sequence]]:
    """Lists with their languages that are not equally long."""
    for first, one, code, other in _compared(context):
        match one, other:
            case Sequence(items), Sequence(twins) if len(items) != len(twins):
                yield first, one, code, other


def _compared(context: CheckContext) -> Iterator[tuple[str, Node, str, Node]]:
    for translation in context.translations:
        (first, one), *others = translation.nodes.items()
        yield from ((first, one, code, other) for code, other in others)


def _paired(
    first: str, one: Node, code: str, other: Node
) -> Iterator[tuple[Translated, Translated]]:
    match one, other:
        case Scalar(value=str(text)), Scalar(value=str(translated)):
            yield Translated(first, text, one), Translated(code, translated, other)
        case Sequence(items), Sequence(others) if len(items) == len(others):
            for item, twin in zip(items, others, strict=True):
                yield from _paired(first, item, code, twin)
