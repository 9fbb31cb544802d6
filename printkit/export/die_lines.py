"""Lines for the die of a press: spot colours that print over all else and can be switched off."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from printkit.export.numbers import decimal
from printkit.export.pdf_operators import matrix, path_operators
from printkit.geometry.path import Path
from printkit.geometry.transform import Transform
from printkit.scene.artwork import Sheet
from printkit.units import POINTS_PER_MM

if TYPE_CHECKING:
    import pikepdf

_WIDTH = 0.25 / POINTS_PER_MM
"""A quarter of a point, mm."""


class DieLine(NamedTuple):
    """What a line is for: the name of its spot colour, and the inks that show it on proofs."""

    name: str
    shown: tuple[int, int, int, int]


CUT, CREASE = DieLine("CutContour", (0, 100, 0, 0)), DieLine("Crease", (100, 0, 0, 0))


def add_die_lines(pdf: "pikepdf.Pdf", sheets: Sequence[Sheet], *, layered: bool) -> None:
    """Draw the lines of each sheet on its page, ``layered`` on a layer for each kind."""
    used = [
        die for die in (CUT, CREASE) if any(True for sheet in sheets for _ in _lines(sheet, die))
    ]
    if not used:
        return
    spaces = {die: pdf.make_indirect(_spot(die)) for die in used}
    layers = _layers(pdf, used) if layered else {}
    for page, sheet in zip(pdf.pages, sheets, strict=True):
        lines = [(die, path) for die in used for path in _lines(sheet, die)]
        if not lines:
            continue
        resources = page.obj.Resources
        for die, _ in lines:
            _resource(resources, "/ColorSpace", die, spaces[die])
            if layered:
                _resource(resources, "/Properties", die, layers[die])
        down = Transform(a=POINTS_PER_MM, d=-POINTS_PER_MM, f=sheet.height * POINTS_PER_MM)
        drawn = [_drawn(die, path, layered=layered) for die, path in lines]
        page.contents_add(b"q\n", prepend=True)
        page.contents_add("\n".join(["Q q", matrix(down), *drawn, "Q"]).encode("ascii"))


def _lines(sheet: Sheet, die: DieLine) -> Iterator[Path]:
    path = sheet.cut if die is CUT else sheet.score
    if path is not None and path.segments:
        yield path


def _drawn(die: DieLine, path: Path, *, layered: bool) -> str:
    stroke = f"/Lines gs /{die.name} CS 1 SCN {decimal(_WIDTH)} w {path_operators(path)} S"
    return f"/OC /{die.name} BDC {stroke} EMC" if layered else stroke


def _spot(die: DieLine) -> "pikepdf.Array":
    """The spot colour, and how to show it where there is no such ink."""
    import pikepdf  # noqa: PLC0415 - late: start-up

    tint = pikepdf.Dictionary(
        FunctionType=2,
        Domain=[0, 1],
        C0=[0, 0, 0, 0],
        C1=[share / 100 for share in die.shown],
        N=1,
    )
    return pikepdf.Array(
        [pikepdf.Name.Separation, pikepdf.Name(f"/{die.name}"), pikepdf.Name.DeviceCMYK, tint]
    )


def _layers(pdf: "pikepdf.Pdf", dies: Sequence[DieLine]) -> "dict[DieLine, pikepdf.Object]":
    import pikepdf  # noqa: PLC0415 - late: start-up

    layers: dict[DieLine, pikepdf.Object] = {
        die: pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name=die.name))
        for die in dies
    }
    every = list(layers.values())
    pdf.Root.OCProperties = pikepdf.Dictionary(
        OCGs=every, D=pikepdf.Dictionary(Name="Die lines", Order=every, ON=every)
    )
    return layers


def _resource(
    resources: "pikepdf.Object", kind: str, die: DieLine, value: "pikepdf.Object"
) -> None:
    import pikepdf  # noqa: PLC0415 - late: start-up

    if kind not in resources:
        resources[kind] = pikepdf.Dictionary()
    resources[kind][f"/{die.name}"] = value
