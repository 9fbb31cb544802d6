"""A check or a build that takes too long: a finding, not the end without a word."""

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import LimitError
from printkit.pipeline.prepare import Prepared
from printkit.source.codes import SIZE_LIMIT


def beyond(error: LimitError, prepared: Prepared) -> Diagnostic:
    """The finding about a whole pack that goes beyond a limit."""
    place = Span(prepared.loaded.pack.shown_main_file)
    return SIZE_LIMIT.diagnostic(str(error), span=place, help=error.help_text)
