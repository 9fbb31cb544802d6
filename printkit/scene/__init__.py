"""The immutable picture between layout and output: five kinds of nodes in millimetres, y down."""

from printkit.scene.artwork import SHEET_PAGES, Artwork, Edges, Sheet, Side
from printkit.scene.nodes import (
    GlyphRun,
    Group,
    Image,
    Layer,
    Node,
    Picture,
    Shape,
    Stroke,
    Symbol,
    Tag,
    Text,
    Use,
)

__all__ = [
    "SHEET_PAGES",
    "Artwork",
    "Edges",
    "GlyphRun",
    "Group",
    "Image",
    "Layer",
    "Node",
    "Picture",
    "Shape",
    "Sheet",
    "Side",
    "Stroke",
    "Symbol",
    "Tag",
    "Text",
    "Use",
]
