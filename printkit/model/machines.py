"""Machines that cut paper: what a program of theirs takes, and the marks by which it is found."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from printkit.model.base import HexColour, Millimetres, Record

Layer = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9 _-]{0,30}$")]
Small = Annotated[float, Field(ge=0.05, le=50, allow_inf_nan=False, strict=False)]
Inset = Annotated[float, Field(ge=10, le=50, allow_inf_nan=False, strict=False)]


class Tool(Record):
    """The lines of one tool: the layer and the colour by which the machine's program knows it."""

    layer: Layer
    """The layer in SVG and DXF."""
    colour: HexColour
    """The colour of its lines."""
    width: Small = 0.1
    """The width of its lines in SVG, mm."""


class Marks(Record):
    """Marks on a print, by which the machine finds where it lies."""

    kind: Literal["square-and-corners", "crosses"]
    """A square top left and corners top right and bottom left, or a cross near each corner."""
    inset: Inset = 10.0
    """From the edges of the paper to the marks, mm; of crosses to their middle."""
    square: Small = 5.0
    """The edge of the square, mm."""
    length: Small = 20.0
    """Of the lines of a corner or a cross, mm."""
    line: Small = 0.5
    """The width of the lines, mm."""
    clear: Small = 2.0
    """Nothing else is printed so near to the marks, mm."""
    in_lines: bool = False
    """Whether the files with the lines hold the marks too, as targets to aim at. Otherwise the
    machine's own program draws them."""


class PrintArea(Record):
    """The largest print that a program takes, mm."""

    width: Millimetres
    """Across."""
    height: Millimetres
    """Down."""


class Machine(Record):
    """A cutter, or a kind of cutters, and its program."""

    papers: Annotated[list[str], Field(min_length=1, max_length=8)]
    """The papers that sheets are made for, such as `a4`, `letter` or `305x305mm`."""
    margin: Annotated[float, Field(ge=0, le=25, strict=False)] = 7.0
    """What printers leave blank at the edges, mm."""
    area: PrintArea | None = None
    """Sheets are no larger than this and have neither marks nor words: the program adds its own."""
    marks: Marks | None = None
    """The marks on the print."""
    lines: Annotated[list[Literal["svg", "dxf"]], Field(min_length=1)]
    """The files with the lines."""
    artwork: Literal["pdf", "cut-out"]
    """The print: pages of a PDF, or pictures whose ground is transparent outside of the pieces."""
    backs: Literal["behind", "apart"] = "behind"
    """Backs are printed behind their fronts, or cut out by themselves to be glued on."""
    shared_edges: bool = False
    """Whether pieces that may touch do, and the edge between them is cut once."""
    tools: "Tools"
    """The lines by their tools."""


class Tools(Record):
    """The lines by their tools, in the order in which they are worked."""

    score: Tool
    """Folds."""
    cut: Tool
    """Outlines."""
    marks: Tool = Tool(layer="registration", colour="#000000")
    """Marks that are aimed at, not cut."""
    page: Tool | None = None
    """The edge of the paper, for programs that forget where lines lie on it."""
