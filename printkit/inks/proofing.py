"""Scenes as a press will print them, in colours of the screen."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from printkit.colour import Cmyk, Colour
from printkit.inks.inking import Inking
from printkit.inks.palette import Inks
from printkit.inks.picture_inks import PictureInks, Profile, shown_by
from printkit.inks.press_model import seen
from printkit.scene import Group, Image, Node, Picture, Shape, Symbol, Text, Use


class Proofing:
    """Shows inks: by the profile if there is one, else by the model of a press."""

    def __init__(self, inks: Inks, profile: Profile | None, limit: float) -> None:
        self._inking = Inking(inks)
        self._to_inks = PictureInks(profile, limit)
        self._seen: Callable[[Cmyk], Colour] = shown_by(profile) if profile else seen
        self._symbols: dict[int, tuple[Symbol, Symbol]] = {}
        self._pictures: dict[str, Picture] = {}

    def shown(self, node: Node) -> Node:
        """The node as it will look in print."""
        return self._shown(self._inking.inked(node))

    def _shown(self, node: Node) -> Node:
        match node:
            case Group():
                return replace(node, children=tuple(map(self._shown, node.children)))
            case Shape(fill=fill, stroke=stroke):
                line = stroke and replace(stroke, colour=self._colour(stroke.colour))
                return replace(node, fill=fill and self._colour(fill), stroke=line)
            case Text():
                return replace(node, colour=self._colour(node.colour))
            case Use():
                return replace(node, symbol=self._symbol(node.symbol))
            case Image():
                return replace(node, picture=self._picture(node.picture))

    def _colour(self, colour: Colour) -> Colour:
        return colour if colour.cmyk is None else self._seen(colour.cmyk)

    def _symbol(self, symbol: Symbol) -> Symbol:
        known = self._symbols.get(id(symbol))
        if known is None:
            shown = replace(symbol, content=self._shown(symbol.content))
            known = self._symbols[id(symbol)] = (symbol, shown)
        return known[1]

    def _picture(self, picture: Picture) -> Picture:
        known = self._pictures.get(picture.digest)
        if known is None:
            known = self._pictures[picture.digest] = self._printed(picture)
        return known

    def _printed(self, picture: Picture) -> Picture:
        """The picture in RGB, as its inks look."""
        from PIL import Image as Pixels  # noqa: PLC0415 - late: start-up

        with Pixels.open(BytesIO(picture.data)) as opened:
            layers = opened.convert("RGBA")
        shown = self._to_inks.proof(layers.convert("RGB"))
        shown.putalpha(layers.getchannel("A"))
        out = BytesIO()
        shown.save(out, "PNG")
        data = out.getvalue()
        return replace(picture, data=data, digest=hashlib.sha256(data).hexdigest())
