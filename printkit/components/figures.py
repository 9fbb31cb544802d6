"""The figures of a rulebook: pieces side by side, pictures of the pack, and what templates draw."""

from collections.abc import Sequence
from dataclasses import replace
from math import fsum

from printkit.art.style import Ink
from printkit.components.bill import InKit
from printkit.components.billing import bill_of
from printkit.components.design import Composition, Design
from printkit.components.made import made_pieces
from printkit.digests import digest_of_text
from printkit.geometry.path import Bounds
from printkit.model.base import is_picture
from printkit.rulebook.blocks import Figure
from printkit.rulebook.codes import NO_SUCH_FIGURE
from printkit.scene import Artwork, Group, Node, Side, Stroke
from printkit.suggestion import did_you_mean
from printkit.templating.codes import PICTURE_UNUSABLE
from printkit.templating.look import LookupFailure
from printkit.templating.miniature import miniature

PREFIX = "figure-"
"""The templates of figures are called so."""
BILLED = ("box", "checklist")
"""The figures of all that is in the box."""
SCALE = 0.6
"""Pieces are shown so much smaller at most, so that nobody takes them for the pieces themselves."""
HIGHEST, USUAL = 60.0, 40.0
"""Height of pieces at most, and of what templates draw, where the figure states none, mm."""
GAP = 4.0
_OUTLINE = 0.2
_LISTED = 12


DrawnFigure = tuple[Node, float]
"""A figure without its caption, and its height in mm."""


class FigureDrawer:
    """Draws the figures of one book; what is wrong with them becomes findings of the design."""

    def __init__(self, design: Design) -> None:
        self._design = design
        self._count = 0

    def draw(self, figure: Figure, width: float, growth: float = 1.0) -> DrawnFigure | None:
        """A figure in a column of a width; None if there is nothing to see.

        A row of pieces is so many times as high as it asks, as far as the width allows.
        """
        self._count += 1
        if figure.pieces:
            return self._row(
                replace(figure, height=figure.height and growth * figure.height), width
            )
        return self._templated(figure, width)

    def _row(self, figure: Figure, width: float) -> DrawnFigure | None:
        """Pieces side by side, on the same scale, in the middle of the width."""
        shown = [found for name in figure.pieces if (found := self._piece(name, figure))]
        if not shown:
            return None
        gaps = GAP * (len(shown) - 1)
        high = figure.height or HIGHEST
        factor = min(
            SCALE if figure.height is None else 1.0,
            (width - gaps) / fsum(artwork.width for artwork, _ in shown),
            high / max(artwork.height for artwork, _ in shown),
        )
        height = factor * max(artwork.height for artwork, _ in shown)
        x = (width - gaps - factor * fsum(artwork.width for artwork, _ in shown)) / 2
        nodes = []
        for artwork, side in shown:
            box = Bounds(x, 0.0, factor * artwork.width, height)
            outline = Stroke(self._design.look.colour("line"), _OUTLINE)
            kept = self._design.templates.kept
            only = self._design.look.ink is not Ink.FULL
            nodes.append(miniature(artwork, side, box, outline, kept, little_ink=only))
            x += box.width + GAP
        return Group(tuple(nodes)), height

    def _piece(self, name: str, figure: Figure) -> tuple[Artwork, Side] | None:
        """A piece and its side: ``deeds/39#back``; a picture of the pack counts as one."""
        if is_picture(name):
            return self._picture(name, figure)
        piece, _, side = name.partition("#")
        pieces = self._design.others
        shown = pieces.get(piece)
        if shown and side in ("", *Side):
            return shown, Side(side or Side.FRONT)
        if figure.span.file in self._design.rulebook.inherited_files:
            return None  # the base's book shows what the edition may not have
        self._design.findings.append(
            NO_SUCH_FIGURE.diagnostic(
                f"the figure shows {name!r}, but there is no such piece",
                span=figure.span,
                help=f"a piece has a {' and a '.join(Side)}: {piece}#back"
                if shown
                else _near(piece, list(pieces)),
            )
        )
        return None

    def _picture(self, name: str, figure: Figure) -> tuple[Artwork, Side] | None:
        try:
            node = self._design.place_picture(name, Bounds(0.0, 0.0, USUAL, USUAL), "contain")
        except LookupFailure as failure:
            found = PICTURE_UNUSABLE.diagnostic(str(failure), span=figure.span)
            self._design.findings.append(found)
            return None
        return Artwork(name, figure.caption or name, USUAL, USUAL, node), Side.FRONT

    def _templated(self, figure: Figure, width: float) -> DrawnFigure | None:
        """What a template draws: its own in the book, or one of the theme or the pack."""
        design, height = self._design, figure.height or USUAL
        template, _, topic = figure.template.partition(":")
        name = PREFIX + template
        if figure.source:
            name = f"{figure.span.file}:{figure.span.line}:{digest_of_text(figure.source)}"
            design.templates.give(name, figure.source, figure.span)
        elif not design.templates.has(name):
            self._no_template(figure)
            return None
        node = design.side(
            name,
            (width, height),
            {
                "rules": design.variant.rules,
                "made": made_pieces(design),
                "topic": topic,
                **_data(template, design),
            },
            piece=f"figure-{self._count}",
            title=f"the figure on line {figure.span.line} of {figure.span.file}",
            route=("rulebook",),
            pieces=design.others,
        )
        return None if _is_blank(node) else (node, height)

    def _no_template(self, figure: Figure) -> None:
        known: Sequence[str] = [
            name.removeprefix(PREFIX) for name in self._design.templates.names(PREFIX)
        ]
        listed = f"there is {', '.join(known)}; " if known else ""
        self._design.findings.append(
            NO_SUCH_FIGURE.diagnostic(
                f"there is no figure {figure.template!r}",
                span=figure.span,
                help=did_you_mean(figure.template, known)
                or f"{listed}{PREFIX}{figure.template}.xml.j2 draws one of your own",
            )
        )


def _is_blank(node: Node) -> bool:
    """Whether nothing is drawn, as where pieces of a kind are only cut out and never folded."""
    if not isinstance(node, Group) or node.drawing is not None:
        return False
    return all(map(_is_blank, node.children))


def _near(name: str, known: Sequence[str]) -> str:
    """A piece that may be meant, or some of the same component."""
    beside = [each for each in known if each.startswith(f"{name.partition('/')[0]}/")]
    return did_you_mean(name, known) or f"such as {', '.join((beside or known)[:_LISTED])}"


def _data(template: str, design: Design) -> dict[str, object]:
    """What a template may name besides; the bill needs all pieces, so few have it."""
    if template not in BILLED:
        return {}
    made: list[tuple[str, Composition, dict[str, InKit]]] = [
        (name, found, {})
        for name in design.others.components
        if (found := design.others.composition(name)) and found.artworks
    ]
    return {"bill": bill_of(design, made)}
