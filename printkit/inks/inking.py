"""Scenes whose colours know their inks."""

from dataclasses import replace

from printkit.colour import Cmyk, Colour
from printkit.inks.palette import Inks
from printkit.scene import Group, Image, Node, Shape, Symbol, Text, Use


class Inking:
    """Gives the colours of scenes their inks; symbols stay shared, pictures as they are."""

    def __init__(self, inks: Inks) -> None:
        self._inks = inks
        self._symbols: dict[int, tuple[Symbol, Symbol]] = {}

    def inked(self, node: Node) -> Node:
        """The same node in inks."""
        match node:
            case Group():
                return replace(node, children=tuple(map(self.inked, node.children)))
            case Shape():
                return self._shape(node)
            case Text():
                return replace(node, colour=_with(node.colour, self._inks.fine(node.colour)))
            case Use():
                return replace(node, symbol=self._symbol(node.symbol))
            case Image():
                return node

    def _shape(self, shape: Shape) -> Shape:
        fill, stroke = shape.fill, shape.stroke
        if fill is not None:
            bounds = shape.path.bounds()
            fill = _with(fill, self._inks.area(fill, min(bounds.width, bounds.height)))
        if stroke is not None:
            stroke = replace(stroke, colour=_with(stroke.colour, self._inks.fine(stroke.colour)))
        return replace(shape, fill=fill, stroke=stroke)

    def _symbol(self, symbol: Symbol) -> Symbol:
        # By identity, with the symbol beside it, so that its identity is not given away.
        known = self._symbols.get(id(symbol))
        if known is None:
            inked = replace(symbol, content=self.inked(symbol.content))
            known = self._symbols[id(symbol)] = (symbol, inked)
        return known[1]


def _with(colour: Colour, inks: Cmyk) -> Colour:
    return replace(colour, cmyk=inks)
