"""Runs the rules over a variant, and later over what was composed from it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext, Fit
from printkit.checking.habits.overlay import NO_BASE, Overlay
from printkit.checking.outliers.choice import check as check_numbers
from printkit.checking.registry import Stage, checked_rules
from printkit.diagnostics import Diagnostic

if TYPE_CHECKING:
    from printkit.checking.prints.inspection import Prints
    from printkit.checking.texts.foreign import Origins
    from printkit.loading.languages import Translation
    from printkit.loading.rulebook_text import RulebookText
    from printkit.model.variant import Variant


def check(
    variant: "Variant",
    overlay: Overlay = NO_BASE,
    translations: "Sequence[Translation]" = (),
    rulebook: "RulebookText | None" = None,
    origins: "Origins | None" = None,
) -> list[Diagnostic]:
    """What the rules find in the definition, ordered by code.

    ``overlay`` is what the definition states again although its base does, ``translations``
    what it states in several languages, ``origins`` where its texts come from.
    """
    context = CheckContext(
        variant, overlay=overlay, translations=translations, rulebook=rulebook, origins=origins
    )
    return [*check_numbers(context), *_run(context, Stage.DEFINITION)]


def check_texts(
    variant: "Variant",
    rulebook: "RulebookText | None" = None,
    origins: "Origins | None" = None,
) -> list[Diagnostic]:
    """What the rules about texts find in the definition, for another of its languages."""
    context = CheckContext(variant, rulebook=rulebook, origins=origins)
    return _run(context, Stage.DEFINITION, texts_only=True)


def check_print(
    variant: "Variant", fits: Iterable[Fit], prints: "Prints | None" = None
) -> list[Diagnostic]:
    """What the rules find in the composed pieces, ordered by code."""
    from printkit.checking.prints.inspection import Prints  # noqa: PLC0415 - late: drawing only

    return _run(CheckContext(variant, tuple(fits), drawn=prints or Prints()), Stage.PRINT)


def _run(context: CheckContext, stage: Stage, *, texts_only: bool = False) -> list[Diagnostic]:
    """The findings of one stage, without those of rules that presuppose what is not so.

    A choice of rules and other severities belong between here and the report: a rule itself
    never knows whether somebody wants to hear it.
    """
    rules = {
        checked.rule.name: checked
        for checked in checked_rules()
        if checked.stage is stage and checked.applies(context)
        if checked.reads_texts or not texts_only
    }
    found: dict[str, list[Diagnostic]] = {}
    for checked in sorted(rules.values(), key=lambda each: bool(each.presupposes)):
        is_moot = any(found.get(name) for name in checked.presupposes)
        found[checked.rule.name] = [] if is_moot else list(checked.check(context))
    return [diagnostic for name in rules for diagnostic in found[name]]
