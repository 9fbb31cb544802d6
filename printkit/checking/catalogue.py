"""Every rule of every stage."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import printkit
from printkit.checking.registry import checked_rules
from printkit.diagnostics import Rule

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
    found = (*_stated_rules(), *(entry.rule for entry in checked_rules()))
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
    """The rule of this code or name, in capitals or not."""
    wanted = text.strip().lower()
    return next((r for r in all_rules() if wanted in {r.code.lower(), r.name}), None)


def family(rule: Rule) -> str:
    """What the rule is about."""
    return FAMILIES[rule.code[2]]
