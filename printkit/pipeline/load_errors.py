"""Why a variant cannot be read at all; what the checker finds in it does not prevent that."""

from printkit.diagnostics import Diagnostic, has_errors
from printkit.findings.edition import placed
from printkit.pipeline.checks import road_of
from printkit.pipeline.prepare import Prepared


def load_errors(prepared: Prepared) -> list[Diagnostic]:
    """What was found while loading, if there is an error in it; else nothing."""
    found = road_of(prepared).reported(placed(prepared.diagnostics, prepared.loaded))
    return found if has_errors(found) else []
