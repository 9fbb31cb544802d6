"""What becomes of an exception while something is drawn: a finding, not the end of the run."""

import os
from typing import NamedTuple

from printkit.diagnostics import Rule
from printkit.errors import PrintkitError
from printkit.limits import LimitError, remedy
from printkit.source.codes import SIZE_LIMIT
from printkit.templating.codes import DRAWING_FAILS
from printkit.templating.look import LookupFailure

WHOLE_RUN = "build-seconds"
"""The limit that is not a single piece's: what goes beyond it ends the check or the build."""


class DrawingFailure(NamedTuple):
    """Why something could not be drawn, and what to do about it."""

    rule: Rule
    message: str
    help: str


def failure_to_draw(error: Exception, what: str) -> DrawingFailure:
    """The failure of drawing ``what``, which messages begin with.

    Raises:
        Exception: the error itself, where no piece is to blame: the time for everything is over,
            or the run ends on purpose. A bug of ours is raised too if ``PRINTKIT_TRACEBACK`` is
            set.
    """
    match error:
        case LimitError(name=name) if name != WHOLE_RUN:
            text = str(error)
            message = text if text.startswith(what) else f"{what}: {text}"
            return DrawingFailure(SIZE_LIMIT, message, error.help_text or remedy(name))
        case PrintkitError():
            raise error
        case MemoryError():
            message = f"{what} needs more memory than there is"
            return DrawingFailure(SIZE_LIMIT, message, remedy("memory-megabytes"))
        case LookupFailure():
            return DrawingFailure(
                DRAWING_FAILS, f"{what} cannot be drawn: {error}", "see the theme"
            )
        case OSError():
            reason = error.strerror or str(error)
            file = f" ({error.filename})" if error.filename else ""
            return DrawingFailure(
                DRAWING_FAILS, f"{what} cannot be drawn: {reason}{file}", "check the file"
            )
    if os.environ.get("PRINTKIT_TRACEBACK"):
        raise error
    return DrawingFailure(
        DRAWING_FAILS,
        f"{what} cannot be drawn: {_in_words(error)}",
        "check for an unusual size, and please report this: printkit should have said why",
    )


def _in_words(error: Exception) -> str:
    match error:
        case ZeroDivisionError():
            return "something is divided by a length of nothing"
        case OverflowError():
            return "a number becomes too large"
        case RecursionError():
            return "things are nested too deep"
        case _:
            said = f": {error}" if str(error) else ""
            return f"printkit fails ({type(error).__name__}{said})"
