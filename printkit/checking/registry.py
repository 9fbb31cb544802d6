"""The rules of the checker: every module of ``printkit.checking.rules`` is one, by existing."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from printkit.checking.findings.consequences import Explains
from printkit.diagnostics import Diagnostic, Rule

if TYPE_CHECKING:  # what was found before is told again without all that rules look at
    from printkit.checking.subject import Subject

Check = Callable[["Subject"], Iterator[Diagnostic]]


class Stage(Enum):
    """When a rule can look."""

    DEFINITION = "definition"
    """As soon as the variant is loaded."""
    PRINT = "print"
    """Once the pieces are composed.

    What is printed on a piece is judged by the piece alone: components that were sound are not
    drawn again while they look the same, whatever changes elsewhere.
    """


@dataclass(frozen=True, slots=True)
class CheckedRule:
    """A rule with the function that looks for its mistake.

    ``requires`` are the parts of the variant without which the rule has no meaning, ``explains``
    which findings of others follow from its own.
    """

    rule: Rule
    check: Check
    requires: tuple[str, ...] = ()
    stage: Stage = Stage.DEFINITION
    explains: Explains = field(default_factory=dict)

    @property
    def reads_texts(self) -> bool:
        """Whether it is about texts, and so has to be asked for each language."""
        return self.rule.code[2] in "37"

    def applies(self, subject: "Subject") -> bool:
        """Whether the variant has what the rule is about."""
        return all(getattr(subject.variant, part) for part in self.requires)


@cache
def checked_rules() -> tuple[CheckedRule, ...]:
    """All rules of the checker, by code (late: they are many)."""
    package = importlib.import_module("printkit.checking.rules")
    modules = (
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    )
    return tuple(sorted((_checked(module) for module in modules), key=lambda r: r.rule.code))


def _checked(module: ModuleType) -> CheckedRule:
    return CheckedRule(
        module.RULE,
        module.check,
        getattr(module, "REQUIRES", ()),
        getattr(module, "STAGE", Stage.DEFINITION),
        getattr(module, "EXPLAINS", {}),
    )
