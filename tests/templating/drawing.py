"""Templates written on the spot, drawn with a small theme."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.languages import shipped_language
from printkit.model.theme import Box, InkColours, StyleOfText, Theme
from printkit.scene import Group, Node, Shape, Text
from printkit.templating.environment import TemplateFolders
from printkit.templating.look import Look, LookupFailure
from printkit.templating.scope import Place, Scope
from printkit.templating.templates import Templates
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper

EN = shipped_language("en").writing

THEME = Theme(
    name="Test",
    colours={
        "ink": "#000000",
        "paper": "#ffffff",
        "ground": InkColours(full="#102030", low="#ffffff"),
        "accent": "#ff0000",
    },
    fonts={"text": "Jost-Regular", "strong": "Jost-Bold"},
    styles={"small": StyleOfText(font="text", size="2mm", align="center")},
    sizes={"gap": "2mm"},
    boxes={"title": Box(x=1, y=2, w=30, h=4)},
)
SHAPER = Shaper(shipped_fonts())
WIDTH, HEIGHT = 60.0, 40.0

PlacePicture = Callable[[str, Bounds, str], Node]


def no_picture(src: str, _box: Bounds, _fit: str) -> Node:
    raise LookupFailure(f"{src}: there is no such file")


@dataclass(frozen=True)
class Drawn:
    """What a template made."""

    node: Node
    findings: list[Diagnostic]
    places: list[Place]

    @property
    def shapes(self) -> list[Shape]:
        """The shapes, where they stand on the piece."""
        return [part for part in flattened(self.node) if isinstance(part, Shape)]

    @property
    def texts(self) -> list[Text]:
        """The texts, where they stand on the piece (rotations aside)."""
        return [part for part in flattened(self.node) if isinstance(part, Text)]

    @property
    def boxes(self) -> list[tuple[float, ...]]:
        """The rectangles around the shapes: x, y, width, height."""
        return [tuple(round(v, 6) for v in shape.path.bounds()) for shape in self.shapes]

    @property
    def finding(self) -> Diagnostic:
        """The only finding."""
        [finding] = self.findings
        return finding


def flattened(node: Node, transform: Transform = IDENTITY) -> list[Node]:
    """The parts of a scene without its groups."""
    match node:
        case Group():
            inner = node.transform.then(transform)
            return [part for child in node.children for part in flattened(child, inner)]
        case Shape():
            return [Shape(node.path.transformed(transform), node.fill, node.stroke, node.even_odd)]
        case Text():
            return [Text(node.run, *transform.apply(node.x, node.y), node.colour)]
        case _:
            return [node]


class RenderContext:
    """Writes templates into a folder and draws them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, source: str | bytes) -> Path:
        """A template file."""
        path = self.folder / f"{name}.xml.j2"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(source if isinstance(source, bytes) else source.encode())
        return path

    def draw(
        self,
        source: str | bytes,
        data: Mapping[str, Any] | None = None,
        place_picture: PlacePicture = no_picture,
        *,
        ink: Ink = Ink.FULL,
        accent: Colour | None = None,
        alike: Mapping[str, tuple[str, ...]] | None = None,
    ) -> Drawn:
        """A whole template, drawn as a piece of 60 x 40 mm with 3 mm bleed."""
        self.write("piece", source)
        look = Look(THEME, ink, accent)
        scope = Scope(look, SHAPER, EN, place_picture, title="deed “Elm”", route=("deeds", 1))
        scope = replace(scope, alike=alike or {})
        # A new one each time: templates do not change while a game is built.
        templates = Templates(
            TemplateFolders([self.folder]),
            {},
            lambda path: path.relative_to(self.folder).as_posix(),
        )
        node = templates.draw("piece", (WIDTH, HEIGHT), 3.0, data or {}, scope)
        return Drawn(node, scope.findings, scope.places)

    def inner(self, inner: str, **options: Any) -> Drawn:
        """What stands within ``<artwork>``."""
        return self.draw(f"<artwork>{inner}</artwork>", **options)
