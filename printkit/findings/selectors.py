"""Codes, beginnings of codes and names of rules, as people write them in settings."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.findings.catalogue import all_rules, rule_meant, successors
from printkit.findings.codes import FIXED_SEVERITY, UNKNOWN_RULE
from printkit.findings.selection import Selection
from printkit.findings.suppression import is_structural
from printkit.former_rules import retired

if TYPE_CHECKING:
    from printkit.model.variant import Variant

OFF = "off"
LEVELS = (*(severity.value for severity in Severity), OFF)
"""What a setting may say about a rule."""


class Complaint(NamedTuple):
    """What is wrong with a selector, and the remedy."""

    message: str
    help: str | None


def canonical(selector: str) -> str:
    """The selector as codes and names are written: ``pk2`` is ``PK2``."""
    text = selector.strip()
    is_code = text[:2].upper() == "PK" and "-" not in text
    return text.upper() if is_code else text.lower()


def meant(selector: str) -> list[Rule]:
    """The rules that a selector means."""
    wanted = canonical(selector)
    if not wanted:
        return []
    found = [r for r in all_rules() if r.name == wanted or r.code.startswith(wanted)]
    return found or list(successors(wanted))


def unknown(selector: str) -> Complaint | None:
    """What to say if no rule is meant, and never was."""
    if meant(selector) or retired(selector):
        return None
    hint = rule_meant(selector) or "`printkit explain` and docs/rules.md list all codes"
    return Complaint(f"there is no rule '{selector}'", hint)


def fixed(selector: str) -> Complaint | None:
    """What to say if only errors of structure are meant, which cannot be lowered."""
    rules = meant(selector)
    if not rules or not all(is_structural(rule.diagnostic("")) for rule in rules):
        return None
    return Complaint(
        f"'{selector}' cannot be silenced or lowered: without this the game cannot be drawn",
        "fix the mistake; only rules from PK200 on can be given another severity",
    )


def selection(
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    severity: Mapping[str, str] | None = None,
    by: str = "",
) -> Selection:
    """What ``by`` wrote in a setting; the levels are those of :data:`LEVELS`."""
    return Selection(
        tuple(map(canonical, select)),
        tuple(map(canonical, ignore)),
        tuple(
            (canonical(selector), None if level == OFF else Severity(level))
            for selector, level in (severity or {}).items()
        ),
        by,
    )


def check_settings(variant: "Variant") -> Iterator[Diagnostic]:
    """Each key is a code, the beginning of one, or a name, of rules that may weigh otherwise."""
    for selector, level in variant.checks.items():
        route = ("checks", selector)
        complaint, gone = unknown(selector), retired(selector)
        if gone:
            yield UNKNOWN_RULE.diagnostic(gone, route=route, help="delete it", at_key=True)
        if complaint is not None:
            yield UNKNOWN_RULE.diagnostic(
                complaint.message, route=route, help=complaint.help, at_key=True
            )
        complaint = None if level == "error" else fixed(selector)
        if complaint is not None:
            yield FIXED_SEVERITY.diagnostic(complaint.message, route=route, help=complaint.help)
