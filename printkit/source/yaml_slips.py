"""The slip of the pen behind a YAML error, which often stands before the place of the error.

Slips are tried out, not guessed: each likely one is mended in memory, and the one after which
the parser gets furthest is the one that is told.
"""

from itertools import islice

import yaml

from printkit.source.yaml_slip_kinds import Slip, has_content, likely_slips

MAX_CHARACTERS = 65_536
MAX_WIDTH = 400
"""Longer texts and lines are not searched for slips: each trial reads the whole text."""
MAX_TRIALS = 40


def find_slip(error: yaml.MarkedYAMLError, lines: list[str]) -> Slip | None:
    """The slip after whose mending the parser gets furthest beyond the error."""
    if sum(map(len, lines)) > MAX_CHARACTERS:
        return None
    best, reached = None, _progress(error, lines)
    for slip in islice(likely_slips(lines, _suspects(error, lines)), MAX_TRIALS):
        got = _reach([*lines[: slip.line], slip.mended, *lines[slip.line + 1 :]])
        if got > reached:
            best, reached = slip, got
        if reached == _END:
            break
    return best


_Progress = tuple[int, int, int]
_END = (1, 0, 0)


def _reach(lines: list[str]) -> _Progress:
    """How far the parser gets: to the first error, or to the end."""
    try:
        for _ in yaml.parse("\n".join(lines), Loader=yaml.CSafeLoader):
            pass
    except yaml.MarkedYAMLError as error:
        return _progress(error, lines)
    return _END


def _progress(error: yaml.MarkedYAMLError, lines: list[str]) -> _Progress:
    """Where an error stands; of something that never ends, where it begins.

    Columns are counted from the line's end: marks that are put in do not move it.
    """
    mark = error.problem_mark or error.context_mark
    if mark is not None and not "".join([*lines[mark.line :], ""])[mark.column :].strip():
        mark = error.context_mark or mark
    if mark is None or mark.line >= len(lines):
        return 0, 0, 0
    return 0, mark.line, mark.column - len(lines[mark.line])


def _suspects(error: yaml.MarkedYAMLError, lines: list[str]) -> list[int]:
    """The lines in which the slip may be, the likeliest first."""
    context = error.context_mark
    mark = error.problem_mark or context
    end = min(mark.line if mark else 0, len(lines) - 1)
    above = next((n for n in range(end - 1, -1, -1) if has_content(lines[n])), end)
    begun = above if context is None or _is_block(error) else context.line
    found = dict.fromkeys((begun, above, end) if begun < end else (end, above))
    return [n for n in found if has_content(lines[n]) and len(lines[n]) <= MAX_WIDTH]


def _is_block(error: yaml.MarkedYAMLError) -> bool:
    return "block" in (error.context or "")
