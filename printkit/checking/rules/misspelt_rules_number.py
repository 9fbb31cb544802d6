"""A number of the rules is used nowhere, and is called almost like one that is.

It changes nothing: the number that was meant keeps the value of the base, or is missing.
docs/definition.md lists the names that printkit knows; a number of the game's own may have any
other name.
Bad: rules: {sallary: 250}
Good: rules: {salary: 250}
Fixed: Writes the name that must be meant.
"""

from printkit.checking.context import CheckContext
from printkit.checking.names import NUMBERS, used_names
from printkit.checking.rule_numbers import known_names, misspelt
from printkit.diagnostics import Findings, Fix, RenameKey, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK859", Severity.WARNING)


def check(context: CheckContext) -> Findings:
    """A name that a text needs and the rules lack is reported there (PK160)."""
    own, named, known = context.own_numbers, context.named_numbers, frozenset(known_names())
    inherited, used = context.variant.rules.keys() - own, used_names(context).used[NUMBERS]
    missing = named - context.variant.rules.keys()
    for name in sorted(own - named - known - used - context.overlay.base_keys((NUMBERS,))):
        meant = misspelt(name, (known | inherited) - own - missing)
        if meant is not None:
            kept = f"rules.{meant} keeps the value of the base"
            yield RULE.diagnostic(
                f"nothing uses rules.{name}: {kept if meant in inherited else 'it has no effect'}",
                route=(NUMBERS, name),
                help=f"did you mean '{meant}'?",
                fix=Fix(f"write '{meant}'", (RenameKey((NUMBERS, name), name, meant),)),
            )
