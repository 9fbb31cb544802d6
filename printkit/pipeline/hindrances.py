"""Why a variant cannot be read at all; what the checker finds in it is no hindrance."""

from printkit.diagnostics import Diagnostic, has_errors
from printkit.pipeline.checks import silenced
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.standpoint import placed


def hindrances(prepared: Prepared) -> list[Diagnostic]:
    """What was found while loading, if there is an error in it; else nothing."""
    found = silenced(placed(prepared.diagnostics, prepared), prepared)
    return found if has_errors(found) else []
