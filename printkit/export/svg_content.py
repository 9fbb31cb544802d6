"""The walk over a scene that adds SVG elements."""

import base64
from typing import Any

from svgwrite import Drawing
from svgwrite.extensions import Inkscape

from printkit.export.fonts import GlyphOutlines
from printkit.export.numbers import decimal
from printkit.export.svg_attributes import paint, path_data, transform_attribute
from printkit.geometry.path import Path
from printkit.scene.nodes import Group, Image, Layer, Node, Picture, Shape, Symbol, Text, Use


class SvgScene:
    """Adds scenes to one drawing and defines what they share: symbols, pictures, clips.

    All ids begin with ``prefix``, so that several drawings can stand in one page. Layers that are
    named in ``without`` are left out.
    """

    def __init__(
        self,
        drawing: Drawing,
        outlines: GlyphOutlines,
        prefix: str,
        without: frozenset[Layer] = frozenset(),
    ) -> None:
        self._drawing = drawing
        self._layers = Inkscape(drawing)
        self._outlines = outlines
        self._prefix = prefix
        self._without = without
        self._clips = 0
        self._symbols: dict[Symbol, str] = {}
        self._pictures: dict[str, str] = {}

    def layer(self, layer: Layer, **attributes: str) -> Any:
        """A group that editors show as a layer of that name."""
        return self._layers.layer(label=layer.value, **attributes)

    def path(self, path: Path, attributes: dict[str, str]) -> Any:
        """A path element."""
        element = self._drawing.path(path_data(path))
        element.update(attributes)
        return element

    def add(self, node: Node, parent: Any) -> None:
        """Append the elements that draw a node."""
        match node:
            case Shape():
                parent.add(self.path(node.path, paint(node)))
            case Text():
                self._text(node, parent)
            case Group():
                if node.layer not in self._without:
                    parent.add(self._group(node))
            case Use():
                name = self._symbols.get(node.symbol) or self._define_symbol(node.symbol)
                parent.add(self._use(name, transform_attribute(node.transform)))
            case Image():
                parent.add(self._image(node))

    def _text(self, text: Text, parent: Any) -> None:
        """Outlines, since cutters and print shops lack our fonts; the title says what they say."""
        outline = self._outlines.run_outline(text.run, text.x, text.y)
        if outline.segments:
            element = self.path(outline, {"fill": text.colour.hex})
            element.set_desc(title=text.run.text)
            parent.add(element)

    def _group(self, group: Group) -> Any:
        element = self.layer(group.layer) if group.layer else self._drawing.g()
        element.update(transform_attribute(group.transform))
        if group.clip is not None:
            element["clip-path"] = f"url(#{self._define_clip(group.clip)})"
        for child in group.children:
            self.add(child, element)
        return element

    def _use(self, name: str, attributes: dict[str, str]) -> Any:
        element = self._drawing.use(f"#{name}")
        element.update(attributes)
        return element

    def _image(self, image: Image) -> Any:
        """The picture, defined one millimetre square, stretched to its rectangle."""
        name = self._pictures.get(image.picture.digest)
        if name is None:
            name = self._define_picture(image.picture)
        place = [decimal(v) for v in (image.width, image.height, image.x, image.y)]
        return self._use(name, {"transform": f"matrix({place[0]} 0 0 {' '.join(place[1:])})"})

    def _define_clip(self, clip: Path) -> str:
        self._clips += 1
        name = f"{self._prefix}-clip-{self._clips}"
        element = self._drawing.clipPath(id=name)
        element.add(self.path(clip, {}))
        self._drawing.defs.add(element)
        return name

    def _define_symbol(self, symbol: Symbol) -> str:
        """Define a group to use; symbols that it draws are defined on the way."""
        element = self._drawing.g()
        self.add(symbol.content, element)
        name = self._symbols[symbol] = f"{self._prefix}-symbol-{len(self._symbols) + 1}"
        element["id"] = name
        self._drawing.defs.add(element)
        return name

    def _define_picture(self, picture: Picture) -> str:
        name = f"{self._prefix}-picture-{len(self._pictures) + 1}"
        self._pictures[picture.digest] = name
        kind = "jpeg" if picture.data.startswith(b"\xff\xd8") else "png"
        data = base64.b64encode(picture.data).decode("ascii")
        element = self._drawing.image(f"data:image/{kind};base64,{data}", id=name)
        element.update({"width": "1", "height": "1", "preserveAspectRatio": "none"})
        self._drawing.defs.add(element)
        return name
