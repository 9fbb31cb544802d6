"""The lines of one tool of a cutter, and the parts of a path that it follows one by one."""

from printkit.colour import Colour
from printkit.geometry.path import Path
from printkit.records import record


@record
class ToolLines:
    """What a tool follows on a sheet; ``layer`` and ``colour`` tell a program which tool it is."""

    layer: str
    colour: Colour
    width: float
    path: Path
