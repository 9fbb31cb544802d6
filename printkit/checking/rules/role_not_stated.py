"""Kinds of spaces that have a role by their id or icon alone."""

from collections.abc import Iterator

from printkit.checking.board.roles import SpaceRoles
from printkit.checking.context import CheckContext
from printkit.diagnostics import AddEntry, Diagnostic, Fix, Rule, Severity

RULE = Rule(
    code="PK523",
    name="role-not-stated",
    severity=Severity.INFO,
    what="A kind of space is taken for the jail, or for one that sends there, by its id or its "
    "icon.",
    why="`role` says what a kind of space is for. Older definitions do not have it; that printkit "
    "guesses it for them will not last.",
    bad="space_kinds: {dungeon: {corner: true, icon: jail-bars}}",
    good="space_kinds: {dungeon: {role: jail, corner: true, icon: jail-bars}}",
    fixed="Adds the role.",
)
REQUIRES = ("board",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Each kind on the board states the role that it has."""
    for kind_id, role in SpaceRoles(context.variant).unstated.items():
        route, what = ("space_kinds", kind_id), "the jail" if role == "jail" else "a way to jail"
        yield RULE.diagnostic(
            f"the kind '{kind_id}' is taken for {what}, but it does not say so",
            route=route,
            help=f"write 'role: {role}' in it",
            fix=Fix(f"write 'role: {role}'", (AddEntry(route, "role", role),)),
        )
