"""The numbers of ``rules`` whose meaning is known; all others are the game's own."""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.model.rule_numbers import Kind, RuleKind
    from printkit.model.variant import Variant

MONEY: tuple["Kind", ...] = ("salary", "bail", "fee", "price", "sale")
"""Kinds of payments."""
SUMS: tuple["Kind", ...] = ("start-money", "goal", *MONEY)
"""Kinds of numbers that are money."""


class RuleNumbers:
    """The numbers of a variant, by what is known of them."""

    def __init__(self, variant: "Variant") -> None:
        self._variant = variant

    @cached_property
    def kinds(self) -> "Mapping[str, RuleKind]":
        """The kinds of the numbers that are known: in every game, or as ``rule_kinds`` has it."""
        from printkit.model.rule_numbers import KNOWN  # noqa: PLC0415 - late: pydantic

        known = {name: each.kind for name, each in KNOWN.items()} | self._variant.rule_kinds
        return {name: known[name] for name in self._variant.rules if name in known}

    def of(self, *kinds: "Kind") -> "Iterator[tuple[str, float, RuleKind]]":
        """The names and values of all numbers of these kinds, as the rules have them."""
        for name, known in self.kinds.items():
            if known.kind in kinds:
                yield name, self._variant.rules[name], known

    def like(self, name: str) -> list[float]:
        """The number, and others that are the same in a game of another length."""
        kind, rules = self.kinds.get(name), self._variant.rules
        if kind is None or kind.kind == "percent":
            return [rules[name]]
        return [rules[other] for other, its in self.kinds.items() if its == kind]

    @cached_property
    def counts(self) -> set[float]:
        """The numbers that may be those of pieces, cards or turns, and not of money."""
        others = {name for name, *_ in self.of("percent", *SUMS)}
        return {value for name, value in self._variant.rules.items() if name not in others}


def known_names() -> Collection[str]:
    """The names that mean the same in every game."""
    from printkit.model.rule_numbers import KNOWN  # noqa: PLC0415 - late: pydantic

    return KNOWN.keys()


_ALIKE = 0.83
"""``salery`` is this much like ``salary``; ``jail_tax`` is less like ``jail_fee``."""
_ALIKE_WORD = 0.7
"""``turn`` is like ``turns``, but ``pair`` is not like ``trio``."""


def misspelt(name: str, right: Collection[str]) -> str | None:
    """The right name that an unused one is a slip of; names with other figures are meant so."""
    alike = {other: _ratio(name, other) for other in sorted(right) if _may_be_slip(name, other)}
    nearest = max(alike, key=lambda other: alike[other], default=None)
    return nearest if nearest is not None and alike[nearest] >= _ALIKE else None


def _may_be_slip(name: str, other: str) -> bool:
    """Whether no word was added (``short_…``), and none stands for a different one."""
    words, others = name.split("_"), other.split("_")
    if name == other or set(words) > set(others) or _figures(name) != _figures(other):
        return False
    if len(words) != len(others):
        return True
    return all(_ratio(*pair) >= _ALIKE_WORD for pair in zip(words, others, strict=True))


def _ratio(one: str, other: str) -> float:
    from difflib import SequenceMatcher  # noqa: PLC0415 - late: start-up

    return SequenceMatcher(None, one, other).ratio()


def _figures(name: str) -> str:
    return "".join(letter for letter in name if letter.isdigit())
