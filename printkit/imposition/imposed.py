"""What imposition gives back."""

from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds, Path
from printkit.geometry.shapes import rectangle
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
    clip: Path | None = None
    """The outline of the paint, if that is not its rectangle."""

    @property
    def painted(self) -> Path:
        """The outline of its paint."""
        return self.clip or rectangle(*self.paint)


@record
class Imposed:
    """The sheets, where everything lies on them, and what did not fit."""

    sheets: tuple[Sheet, ...]
    placements: tuple[Placement, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
