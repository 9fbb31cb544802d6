"""Every rule of every stage."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import printkit
from printkit.diagnostics import Rule
from printkit.former_rules import former_rules

FAMILIES = {
    "1": "Structure",
    "2": "Deeds and rents",
    "3": "Decks",
    "4": "Money",
    "5": "Board",
    "6": "Pieces and print",
    "7": "Text and languages",
    "8": "Economy and base",
    "9": "The checker itself",
}
"""What a code is about, by its first digit."""


@cache
def all_rules() -> tuple[Rule, ...]:
    """All rules by code, each once: those of the checker, and those that the stages state."""
    from printkit.checking.outliers.rules import RULES  # noqa: PLC0415 - late: start-up
    from printkit.checking.registry import checked_rules  # noqa: PLC0415 - late: start-up

    found = (*_stated_rules(), *RULES, *(entry.rule for entry in checked_rules()))
    return tuple(sorted(dict.fromkeys(found), key=lambda rule: rule.code))


def _stated_rules() -> Iterator[Rule]:
    """The rules in the module ``codes`` of each package that has one.

    They are found and not imported by name, because packages of one layer do not know each
    other; a package without such a module is not imported at all.
    """
    for folder in map(Path, printkit.__path__):
        for package in pkgutil.iter_modules([str(folder)]):
            if (folder / package.name / "codes.py").is_file():
                module = importlib.import_module(f"printkit.{package.name}.codes")
                yield from (rule for rule in vars(module).values() if isinstance(rule, Rule))


def find_rule(text: str) -> Rule | None:
    """The rule of this code or name, in capitals or not; also of one that it had before."""
    wanted = text.strip()
    found = (r for r in all_rules() if {wanted.upper(), wanted.lower()} & {r.code, r.name})
    return next(found, None) or next(iter(successors(wanted)), None)


@cache
def successors(text: str) -> tuple[Rule, ...]:
    """The rules that a code or a name means which there is no more."""
    wanted = {text.upper(), text.lower()}
    codes = {now for code, name, now in former_rules() if wanted & {code, name}}
    return tuple(rule for rule in all_rules() if rule.code in codes)


@cache
def all_words() -> frozenset[str]:
    """All codes and names, those of before included."""
    former = (word for rule in former_rules() if rule.now for word in (rule.code, rule.name))
    return frozenset((*(word for rule in all_rules() for word in (rule.code, rule.name)), *former))


def rule_meant(text: str) -> str | None:
    """What to ask after a code or name that is none.

    Of whole codes only slips count, for one with another digit is about something else.
    """
    from printkit.suggestion import did_you_mean  # noqa: PLC0415 - late: mistakes only

    word = text.strip()
    if not _CODE_LIKE.fullmatch(word):
        return did_you_mean(word, sorted(all_words()))
    digits = word.upper()[2:].translate(_DIGITS)
    codes = all_words()
    if f"PK{digits}" in codes:
        return f"did you mean 'PK{digits}'?"
    swaps = (digits[1] + digits[0] + digits[2], digits[0] + digits[2] + digits[1])
    found = [f"'PK{swap}'" for swap in sorted({*swaps}) if f"PK{swap}" in codes]
    return f"did you mean {' or '.join(found)}?" if found else None


_CODE_LIKE = re.compile(r"(?i)PK[0-9OIL]{3}")
_DIGITS = str.maketrans("OIL", "011")
"""Letters that look like digits."""


def family(rule: Rule) -> str:
    """What the rule is about."""
    return FAMILIES[rule.code[2]]
