"""The spaces are not numbered 0, 1, 2 … without a gap.

A missing number shifts every space behind it, and cards lead to the wrong place.
Bad: spaces: {0: …, 1: …, 3: …}
Good: spaces: {0: …, 1: …, 2: …, 3: …}
"""

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK501", Severity.ERROR)
REQUIRES = ("board",)

_LISTED = 10


def check(context: CheckContext) -> Findings:
    spaces = sorted(context.spaces)
    missing = sorted(set(range(spaces[-1])) - set(spaces))
    *others, last = spaces
    known = context.overlay.base_keys(("board", "spaces"))
    if known.intersection(map(str, missing)):
        yield _missing(spaces, missing)
    elif len(missing) > 1 and len(set(range(len(spaces))) - set(others)) == 1:
        yield _misnumbered(last, missing[0], len(spaces))
    elif missing:
        yield _missing(spaces, missing)


def _misnumbered(stray: int, hole: int, count: int) -> Diagnostic:
    return RULE.diagnostic(
        f"there is a space {stray} on a board of {count}, but no space {hole}",
        route=("board", "spaces", stray),
        help=f"number it {hole}; the spaces are counted from 0 to {count - 1}",
    )


def _missing(spaces: list[int], missing: list[int]) -> Diagnostic:
    listed = ", ".join(map(str, missing[:_LISTED])) + (" …" if len(missing) > _LISTED else "")
    nouns = "space {} is" if len(missing) == 1 else "spaces {} are"
    behind = next(index for index in spaces if index > missing[0])
    return RULE.diagnostic(
        f"the spaces are counted without a gap to {spaces[-1]}, but {nouns.format(listed)} missing",
        route=("board", "spaces", behind),
        help=f"add what is missing before space {behind}, or count the spaces without a gap",
        absent=("board", "spaces", missing[0]),
    )
