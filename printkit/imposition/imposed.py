"""What imposition gives back."""

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform
from printkit.records import record
from printkit.scene import Artwork, Sheet, Side


@record
class Placement:
    """Where one side of one copy lies; ``sheet`` is an index into the sheets.

    ``transform`` leads from the artwork's frame (of its back: as one looks at the back) to the
    sheet; ``bounds`` is the trim there, ``paint`` how far the bleed reaches.
    """

    artwork: Artwork
    sheet: int
    side: Side
    transform: Transform
    bounds: Bounds
    paint: Bounds


@record
class Imposed:
    """The sheets, where everything lies on them, and what did not fit."""

    sheets: tuple[Sheet, ...]
    placements: tuple[Placement, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
