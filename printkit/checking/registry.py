"""The rules of the checker: every module of ``printkit.checking.rules`` is one, by existing.

Its functions whose names begin with ``check`` look for the mistake, in the definition or, if the
names begin with ``check_print``, in the composed pieces.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Rule
from printkit.records import record

if TYPE_CHECKING:  # what was found before is reported again without all that rules look at
    from printkit.checking.context import CheckContext

_ABOUT_TEXTS = "37"
"""The hundreds of the rules about cards and texts; those that read none of them say so."""
Check = Callable[["CheckContext"], Iterator[Diagnostic]]


class Stage(Enum):
    """When a rule can look."""

    DEFINITION = "definition"
    """As soon as the variant is loaded."""
    PRINT = "print"
    """Once the pieces are composed.

    What is printed on a piece is judged by the piece alone: components that were sound are not
    drawn again while they look the same, whatever changes elsewhere.
    """


@record
class CheckedRule:
    """A rule with the function that looks for its mistake.

    ``requires`` are the parts of the variant without which the rule has no meaning,
    ``presupposes`` the names of rules that have to be kept for it to have one. One that
    ``reads_texts`` has to look in each language.
    """

    rule: Rule
    check: Check
    requires: tuple[str, ...] = ()
    stage: Stage = Stage.DEFINITION
    presupposes: tuple[str, ...] = ()
    reads_texts: bool = False

    def applies(self, context: "CheckContext") -> bool:
        """Whether the variant has what the rule is about."""
        return all(getattr(context.variant, part) for part in self.requires)


@cache
def checked_rules() -> tuple[CheckedRule, ...]:
    """All rules of the checker, by code (late: they are many)."""
    package = importlib.import_module("printkit.checking.rules")
    modules = (
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    )
    return tuple(sorted(map(_checked, modules), key=lambda checked: checked.rule.code))


def _checked(module: ModuleType) -> CheckedRule:
    checks = {name: each for name, each in vars(module).items() if name.startswith("check")}

    def check(context: "CheckContext") -> Iterator[Diagnostic]:
        for each in checks.values():
            yield from each(context)

    return CheckedRule(
        module.RULE,
        check,
        getattr(module, "REQUIRES", ()),
        Stage.PRINT if min(checks).startswith("check_print") else Stage.DEFINITION,
        getattr(module, "PRESUPPOSES", ()),
        getattr(module, "READS_TEXTS", module.RULE.code[2] in _ABOUT_TEXTS),
    )
