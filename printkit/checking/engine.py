"""Runs the rules over a variant, and later over what was composed from it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from printkit.checking.registry import Stage, checked_rules
from printkit.checking.subject import Fit, Subject
from printkit.diagnostics import Diagnostic

if TYPE_CHECKING:
    from printkit.checking.inspection import Prints
    from printkit.checking.overlay import Overlay
    from printkit.model.variant import Variant


def check(variant: "Variant", overlay: "Overlay | None" = None) -> list[Diagnostic]:
    """What the rules find in the definition, ordered by code.

    ``overlay`` tells what the definition states again although its base does.
    """
    return _run(Subject(variant, overlay=overlay), Stage.DEFINITION)


def check_print(
    variant: "Variant", fits: Iterable[Fit], prints: "Prints | None" = None
) -> list[Diagnostic]:
    """What the rules find in the composed pieces, ordered by code."""
    return _run(Subject(variant, tuple(fits), prints=prints), Stage.PRINT)


def _run(subject: Subject, stage: Stage) -> list[Diagnostic]:
    """The findings of one stage.

    A choice of rules and other severities belong between here and the report: a rule itself
    never knows whether somebody wants to hear it.
    """
    return [
        diagnostic
        for checked in checked_rules()
        if checked.stage is stage and checked.applies(subject)
        for diagnostic in checked.check(subject)
    ]
