"""Deeds with more or fewer rents than their kind has lines."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    "PK202", "rent-count", Severity.ERROR,
    "A deed states more or fewer rents than its kind has lines for.",
    "A line without a rent, or a rent without a line, would be missing on the printed deed. "
    "Lines with 'times' are computed and need no number.",
    "rent: 2, rents: [10, 30, 90, 160]        # no rent for the hotel",
    "rent: 2, rents: [10, 30, 90, 160, 250]",
)  # fmt: skip
REQUIRES = ("deeds",)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each deed has one number for each line that is not computed."""
    from printkit.model.rents import stated_rents  # noqa: PLC0415 - late: pydantic

    for table in subject.tables:
        needed = [level.label for level in table.kind.levels if level.times is None]
        stated = stated_rents(table.deed)
        if len(stated) != len(needed):
            lines = ", ".join(f"“{label}”" for label in needed)
            yield RULE.diagnostic(
                f"{subject.variant.deed_name(table.key)} states {len(stated)} "
                f"{'rent' if len(stated) == 1 else 'rents'}, but its kind '{table.deed.kind}' "
                f"needs {len(needed)}",
                route=("deeds", table.key, "rents"),
                help=f"state one for each of {lines}",
                related=(Related("the lines", route=("deed_kinds", table.deed.kind, "levels")),),
            )
