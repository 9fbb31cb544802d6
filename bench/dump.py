"""The primitives of drawn sheets as plain tuples: paths, texts, pictures and uses of symbols.

``bare.py`` draws them again without printkit. What is drawn stays apart from how: the file holds no
operators, no fonts in use, and each different path once.
"""

import marshal
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from printkit.colour import Colour
from printkit.export.fonts import FontSource
from printkit.geometry.path import Path as Outline
from printkit.geometry.transform import IDENTITY, Transform
from printkit.scene import Group, Image, Node, Shape, Sheet, Stroke, Symbol, Text, Use

Primitive = tuple[Any, ...]
"""``("S", path, fill, stroke, even_odd)``, ``("T", font, size, text, x, y, colour)``,
``("G", matrix, clip, primitives)``, ``("U", symbol, matrix)``, ``("I", picture, x, y, w, h)``."""


class Counts(NamedTuple):
    """How much a dump holds; a symbol counts once in each document."""

    documents: int
    pages: int
    shapes: int
    segments: int
    texts: int
    uses: int


class Dump:
    """Documents in the making."""

    def __init__(self, fonts: FontSource) -> None:
        self._source = fonts
        self._fonts: dict[str, bytes] = {}
        self._pictures: dict[str, bytes] = {}
        self._paths: dict[tuple[Any, ...], int] = {}
        self._documents: list[tuple[list[Any], dict[str, Any]]] = []
        self._symbols: dict[Symbol, str] = {}
        self._defined: dict[str, Any] = {}
        self._tally = {"shapes": 0, "segments": 0, "texts": 0, "uses": 0}

    def add(self, sheets: Sequence[Sheet]) -> None:
        """One more document; symbols are named in the order in which they are complete."""
        self._symbols, self._defined = {}, {}
        pages = [(s.width, s.height, self._primitives([s.content])) for s in sheets]
        self._documents.append((pages, self._defined))

    @property
    def counts(self) -> Counts:
        """How much has been added."""
        pages = sum(len(pages) for pages, _ in self._documents)
        return Counts(len(self._documents), pages, **self._tally)

    def write(self, path: Path) -> None:
        """All of it in one file, for ``bare.py``."""
        whole = (self._fonts, self._pictures, list(self._paths), self._documents)
        path.write_bytes(marshal.dumps(whole))

    def _primitives(self, nodes: Iterable[Node]) -> list[Primitive]:
        return [each for node in nodes for each in self._of(node)]

    def _of(self, node: Node) -> list[Primitive]:
        match node:
            case Shape():
                self._tally["shapes"] += 1
                self._tally["segments"] += len(node.path.segments)
                path, fill = self._path(node.path), _rgb(node.fill)
                return [("S", path, fill, _stroke(node.stroke), node.even_odd)]
            case Text():
                return self._text(node)
            case Group(transform=transform, clip=clip):
                inner = self._primitives(node.children)
                if transform == IDENTITY and clip is None:
                    return inner
                return [
                    ("G", _matrix(transform), None if clip is None else self._path(clip), inner)
                ]
            case Use():
                self._tally["uses"] += 1
                return [("U", self._symbol(node.symbol), _matrix(node.transform))]
            case Image(picture=picture):
                self._pictures[picture.digest] = picture.data
                return [("I", picture.digest, node.x, node.y, node.width, node.height)]

    def _text(self, text: Text) -> list[Primitive]:
        run, x, at = text.run, text.x, 0
        found: list[Primitive] = []
        for font, part in self._source.stretches(run.font, run.text):
            self._tally["texts"] += 1
            self._fonts[font] = self._source.data(font)
            found.append(("T", font, run.size, part, x, text.y, _rgb(text.colour)))
            x += sum(run.advances[at : at + len(part)])
            at += len(part)
        return found

    def _symbol(self, symbol: Symbol) -> str:
        if symbol not in self._symbols:
            inner = self._primitives([symbol.content])
            name = self._symbols[symbol] = f"S{len(self._symbols)}"
            box = symbol.bounds
            self._defined[name] = ((box.x, box.y, box.right, box.bottom), inner)
        return self._symbols[symbol]

    def _path(self, path: Outline) -> int:
        return self._paths.setdefault(path.segments, len(self._paths))


def _rgb(colour: Colour | None) -> tuple[float, float, float] | None:
    return None if colour is None else (colour.red, colour.green, colour.blue)


def _matrix(transform: Transform) -> tuple[float, ...] | None:
    return None if transform == IDENTITY else tuple(transform)


def _stroke(stroke: Stroke | None) -> Primitive | None:
    if stroke is None:
        return None
    return (_rgb(stroke.colour), stroke.width, tuple(stroke.dash), stroke.cap, stroke.join)
