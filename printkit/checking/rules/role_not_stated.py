"""A kind of space is taken for the jail, or for one that sends there, by its id or its icon.

`role` says what a kind of space is for. Older definitions do not have it; that printkit guesses it
for them will not last.
Bad: space_kinds: {dungeon: {corner: true, icon: jail-bars}}
Good: space_kinds: {dungeon: {role: jail, corner: true, icon: jail-bars}}
Fixed: Adds the role.
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import AddEntry, Findings, Fix, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK523", Severity.INFO)
REQUIRES = ("board",)


def check(context: CheckContext) -> Findings:
    for kind_id, role in context.jails.unstated.items():
        route, what = ("space_kinds", kind_id), "the jail" if role == "jail" else "a way to jail"
        yield RULE.diagnostic(
            f"the kind '{kind_id}' is taken for {what}, but it does not say so",
            route=route,
            help=f"write 'role: {role}' in it",
            fix=Fix(f"write 'role: {role}'", (AddEntry(route, "role", role),)),
        )
