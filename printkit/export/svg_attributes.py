"""Paint, paths and transforms as SVG attributes."""

from printkit.export.numbers import decimal, decimals, matrix_numbers
from printkit.geometry.path import Path
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene.nodes import Shape, Stroke


def path_data(path: Path) -> str:
    """The ``d`` of a path."""
    out: list[str] = []
    for segment in path.segments:
        match segment:
            case ("Z",):
                out.append("Z")
            case (command, *coordinates):
                out.append(f"{command}{decimals(*coordinates)}")
    return "".join(out)


def paint(shape: Shape) -> dict[str, str]:
    """The attributes that fill and stroke a shape."""
    attributes = {"fill": "none" if shape.fill is None else shape.fill.hex}
    if shape.even_odd:
        attributes["fill-rule"] = "evenodd"
    if shape.stroke is not None:
        attributes |= stroke(shape.stroke)
    return attributes


def stroke(line: Stroke) -> dict[str, str]:
    """The attributes of a line; what SVG assumes anyway is left out.

    PDF cuts mitres at ten times the width, SVG at four: here they are alike.
    """
    attributes = {"stroke": line.colour.hex, "stroke-width": decimal(line.width)}
    if line.dash:
        attributes["stroke-dasharray"] = decimals(*line.dash)
    if line.cap != "butt":
        attributes["stroke-linecap"] = line.cap
    if line.join == "miter":
        attributes["stroke-miterlimit"] = "10"
    else:
        attributes["stroke-linejoin"] = line.join
    return attributes


def transform_attribute(transform: Transform) -> dict[str, str]:
    """The attribute that transforms an element; none for the identity."""
    if transform == IDENTITY:
        return {}
    return {"transform": f"matrix({matrix_numbers(transform)})"}
