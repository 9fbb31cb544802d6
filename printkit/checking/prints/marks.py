"""The marks by which players distinguish things without colour."""

from collections.abc import Iterable, Iterator

from printkit.diagnostics import Diagnostic, Related, Rule


def same_marks(
    rule: Rule, kind: str, marks: Iterable[tuple[str, str | None]]
) -> Iterator[Diagnostic]:
    """Things of a kind, by id with their marks, that share one with an earlier thing."""
    first: dict[str, str] = {}
    for thing, mark in marks:
        owner = thing if mark is None else first.setdefault(mark, thing)
        if owner != thing:
            yield rule.diagnostic(
                f"{kind} '{owner}' and '{thing}' have the same mark, '{mark}'",
                route=(kind, thing, "mark"),
                help="choose another mark",
                related=(Related("first used here", route=(kind, owner, "mark")),),
            )
