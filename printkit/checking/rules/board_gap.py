"""Spaces that are missing from the ring."""

from collections.abc import Iterator

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK501", "board-gap", Severity.ERROR,
    "The spaces are not numbered 0, 1, 2 … without a gap.",
    "A missing number shifts every space behind it, and cards lead to the wrong place.",
    "spaces: {0: …, 1: …, 3: …}",
    "spaces: {0: …, 1: …, 2: …, 3: …}",
)  # fmt: skip
REQUIRES = ("board",)

_LISTED = 10


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Every number up to the highest is there."""
    spaces = subject.board.spaces
    missing = [str(index) for index in range(max(spaces)) if index not in spaces]
    if missing:
        more = " …" if len(missing) > _LISTED else ""
        noun = "space" if len(missing) == 1 else "spaces"
        yield RULE.diagnostic(
            f"the highest space is {max(spaces)}, but {noun} "
            f"{', '.join(missing[:_LISTED])}{more} {'is' if len(missing) == 1 else 'are'} missing",
            route=("board", "spaces"),
            help="add the missing spaces, or count the others without a gap",
        )
