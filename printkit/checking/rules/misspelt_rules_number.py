"""Numbers of the rules that nothing uses, called almost like one that is used."""

from collections.abc import Iterator

from printkit.checking.rule_numbers import known_names, misspelt
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Fix, RenameKey, Rule, Severity

RULE = Rule(
    "PK859", "misspelt-rules-number", Severity.WARNING,
    "A number of the rules is used nowhere, and is called almost like one that is.",
    "It changes nothing: the number that was meant keeps the value of the base, or is missing. "
    "docs/definition.md lists the names that printkit knows; a number of the game's own may have "
    "any other name.",
    "rules: {sallary: 250}",
    "rules: {salary: 250}",
    mended="Writes the name that must be meant.",
)  # fmt: skip
REQUIRES = ("rules",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """What the definition adds and no text names is like no name that it could have meant.

    A name that a text needs and the rules lack is told of there (PK167).
    """
    rules, own, named = subject.variant.rules, subject.own_numbers, subject.named_numbers
    inherited = rules.keys() - own
    missing, known = named - rules.keys(), frozenset(known_names())
    used = named | known | subject.variant.rule_kinds.keys()
    for name in sorted(own - used - subject.inherited(("rules",))):
        meant = misspelt(name, (known | inherited) - own - missing)
        if meant is not None:
            yield _finding(name, meant, is_stated=meant in inherited)


def _finding(name: str, meant: str, *, is_stated: bool) -> Diagnostic:
    effect = f"rules.{meant} keeps the value of the base" if is_stated else "it has no effect"
    return RULE.diagnostic(
        f"nothing uses rules.{name}: {effect}",
        route=("rules", name),
        help=f"did you mean '{meant}'?",
        fix=Fix(f"write '{meant}'", (RenameKey(("rules", name), name, meant),)),
    )
