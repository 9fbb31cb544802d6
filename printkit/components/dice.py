"""Paper dice: pips on six faces, figures on four, eight, ten or twelve."""

from collections.abc import Callable, Iterator
from operator import itemgetter

from printkit.art.icons import draw_icon
from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.die_places import drawn_in, inradius, middle_of, towards_corners
from printkit.components.nets import net_artwork, painted
from printkit.components.pips import PIPS, pips, weave
from printkit.components.seats import has_pieces, pieces_of
from printkit.geometry.nets.cube import cube_net
from printkit.geometry.nets.dice import (
    corner_numbers,
    eight_sided_net,
    four_sided_net,
    ten_sided_net,
    tetrahedron,
    twelve_sided_net,
)
from printkit.geometry.nets.net import Net, NetFace
from printkit.geometry.path import Bounds, Path, joined
from printkit.geometry.plates import plate
from printkit.geometry.shapes import circle, rectangle, star
from printkit.geometry.transform import Point, rotate
from printkit.model import Die
from printkit.model.base import is_picture
from printkit.pictures.inks import as_symbol
from printkit.records import record
from printkit.scene import Artwork, Group, Node, Shape, Stroke, Text

_NETS: dict[int, Callable[[float], Net]] = {
    4: four_sided_net,
    6: cube_net,
    8: eight_sided_net,
    10: ten_sided_net,
    12: twelve_sided_net,
}
FOUR = 4
"""Faces of a die that shows its number at the top corner, since no face lies on top."""
_UNDERLINED = frozenset("69")
"""Figures that are each other upside down."""
_FIGURE = {4: 0.26, 8: 0.5, 10: 0.39, 12: 0.92}
"""Height of the type as a share of the edge, by the number of faces."""
_FROM_TIP = 0.3
"""From a corner of a die of four to the middle of its figure, as a share of the edge."""
_EMBLEM = 0.6
"""Side of the emblem in place of a single pip, as a share of the edge."""
_FRAME = 0.05
"""From the edge of a face with pips to the line around them, as a share of the edge."""
_BAR, _BAR_AT = 0.08, 0.1
"""How thick the line under a figure is, and how far below it, as shares of the type."""
_STAR_AT, _STAR = 0.7, 0.055
"""Where the star of such a face is, from the middle to a corner; its radius in edges."""
_DISC, _ORBITS, _ORBIT_LINE = 0.8, (0.98, 1.22, 1.48), 0.2
"""On the face of the highest figure: radii from the middle, as shares of the way to the nearest
edge, and the width of their lines, mm."""
_FRAME_LINE = 0.25
"""Width of these lines, mm."""
_PALE = 0.35
"""Tint of the rim outside these lines where ink is short."""
_WEAVE_LINE, _WEAVE_TINT = 0.2, 0.5
"""The weave around the pips: width of its lines, mm, and how far their colour is from the ground
towards the marks."""
_ORBIT_TINT = 0.25
"""How far the colour of pale orbits is from the ground towards the marks."""
_SEAL, _ON_SEAL = 0.21, 0.25
"""The pip that bears the emblem: its radius, and the side of the emblem, in edges."""
_CAPITAL = 0.72
"""Height of a figure as a share of the type's."""


@record
class _DicePaint:
    """What a die is drawn with."""

    design: Design
    die: Die
    emblem: str
    """Name of an icon; empty for a pip."""

    @property
    def ink(self) -> Colour:
        return self.design.look.colour("die-pips")

    @property
    def ground(self) -> Colour:
        """The colour that the marks stand on."""
        look = self.design.look
        return look.colour("die" if look.ink is Ink.FULL else "paper")

    def face(self, face: NetFace) -> Node:
        """A frame with the marks, around it a rim of colour, or in black only a black one.

        Faces of other dice, which are all frame, have their outline alone there.
        """
        line = Stroke(self.ink, _FRAME_LINE)
        rim = self._rim()
        edge = () if rim else (Shape(face.shape, None, line),)
        frame = Shape(self._frame(face), self.ground, line)
        return painted(face, rim, *edge, frame, *self._marks(face))

    def _rim(self) -> Colour | None:
        look = self.design.look
        match look.ink:
            case Ink.FULL:
                return self.ground
            case Ink.LOW:
                return look.colour("die").tint(_PALE)
            case _:
                return self.ink if self.die.faces == len(PIPS) else None

    def _frame(self, face: NetFace) -> Path:
        """A line around the marks: what ends the face when the fold is worn."""
        if self.die.faces != len(PIPS):
            return drawn_in(face, middle_of(face))
        tokens, edge = self.design.look.theme.tokens, self.die.edge
        inset, side = _FRAME * edge, (1 - 2 * _FRAME) * edge
        return plate(inset, inset, side, side, 1.5 * inset * tokens.corner, tokens.plate)

    def _marks(self, face: NetFace) -> list[Node]:
        if self.die.faces == len(PIPS):
            return [*self._weave(), self._pips(face)]
        middle = middle_of(face)
        if self.die.faces == FOUR:
            return self._corners(face, middle)
        if face.name == str(self.die.faces):
            return [*self._full_moon(face, middle), *self._figure(face.name, middle, self.ground)]
        figure = self._figure(face.name, middle, self.ink)
        return [*self._pale_orbits(face, middle), self._star(face, middle), *figure]

    def _full_moon(self, face: NetFace, middle: Point) -> Iterator[Node]:
        """On the face of the highest figure, a full disc and the lines of orbits around it."""
        yield self._orbits(face, middle, self.ink)
        yield Shape(circle(*middle, _DISC * inradius(face, middle)), self.ink)

    def _pale_orbits(self, face: NetFace, middle: Point) -> Iterator[Node]:
        """In black, where the die has no colour, orbits around the figures within a whole frame."""
        if self.design.look.ink is Ink.MONO:
            yield self._orbits(face, middle, self.ground.mix(self.ink, _ORBIT_TINT))
            yield Shape(self._frame(face), None, Stroke(self.ink, _FRAME_LINE))

    def _orbits(self, face: NetFace, middle: Point, colour: Colour) -> Node:
        orbits = joined(circle(*middle, share * inradius(face, middle)) for share in _ORBITS)
        return Group((Shape(orbits, None, Stroke(colour, _ORBIT_LINE)),), clip=self._frame(face))

    def _star(self, face: NetFace, middle: Point) -> Node:
        """A small star above the figure."""
        x, y = min(towards_corners(face, middle, _STAR_AT), key=itemgetter(1))
        reach = _STAR * self.die.edge
        return Shape(star(x, y, reach, reach / 3, 4), self.ink)

    @property
    def _is_plain(self) -> bool:
        """Whether the pips are round, without a shape of the theme's."""
        return "pips" not in self.design.look.theme.options

    def _weave(self) -> list[Node]:
        """Around round pips, along the frame, the line work of the notes."""
        if not self._is_plain:
            return []
        colour = self.ground.mix(self.ink, _WEAVE_TINT)
        return [Shape(weave(self.die.edge), None, Stroke(colour, _WEAVE_LINE))]

    def _pips(self, face: NetFace) -> Node:
        if face.name == "1" and self.emblem:
            return self._emblem()
        shape = str(self.design.look.theme.options.get("pips"))
        return Shape(pips(face.name, self.die.edge, shape), self.ink)

    def _emblem(self) -> Node:
        """The theme's mark; where pips are round it is on one."""
        edge = self.die.edge
        side = (_ON_SEAL if self._is_plain else _EMBLEM) * edge
        box = Bounds((edge - side) / 2, (edge - side) / 2, side, side)
        if not self._is_plain:
            return self._symbol(box, self.ink, self.ground)
        seal = Shape(circle(edge / 2, edge / 2, _SEAL * edge), self.ink)
        return Group((seal, self._symbol(box, self.ground, self.ink)))

    def _symbol(self, box: Bounds, ink: Colour, ground: Colour) -> Node:
        if not is_picture(self.emblem):
            return draw_icon(self.emblem, box, ink, ground)
        return as_symbol(self.design.place_picture(self.emblem, box, "contain"), ink, ground)

    def _corners(self, face: NetFace, middle: Point) -> list[Node]:
        """The number of each corner, upright where the corner is above: what is up was thrown."""
        top = Point(middle.x, _FROM_TIP * self.die.edge)
        return [
            Group(tuple(self._figure(number, top, self.ink)), rotate(120 * turn, *middle))
            for turn, number in enumerate(corner_numbers(tetrahedron(self.die.edge), face.name))
        ]

    def _figure(self, figure: str, middle: Point, colour: Colour) -> list[Node]:
        """The number around a point."""
        x, y = middle
        size = self.die.edge * _FIGURE[self.die.faces]
        run = self.design.shaper.shape(figure, self.design.look.font("numeral-bold"), size)
        below = (_BAR_AT + _BAR) * size if figure in _UNDERLINED else 0.0
        foot = y + (_CAPITAL * size - below) / 2
        nodes: list[Node] = [Text(run, x - run.width / 2, foot, colour)]
        if figure in _UNDERLINED:
            line = rectangle(x - run.width / 2, foot + _BAR_AT * size, run.width, _BAR * size)
            nodes.append(Shape(line, colour))
        return nodes


def compose(design: Design) -> Composition:
    """Each kind of die."""
    artworks: list[Artwork] = []
    for piece_id, die in pieces_of(design.variant, Die):
        with design.piece(f"die “{die.name}”", ("pieces", piece_id)):
            artworks.append(_die(design, piece_id, die))
    return design.composition(artworks)


def _die(design: Design, piece_id: str, die: Die) -> Artwork:
    net = _NETS[die.faces](die.edge)
    copies = design.variant.piece_count(piece_id)
    emblem = die.icon or str(design.look.theme.options.get("emblem", ""))
    paint = _DicePaint(design, die, emblem).face
    return net_artwork(design, piece_id, die.name, net, paint, copies=copies)


COMPONENT = Component(
    "dice",
    Layout.PIECES,
    ("title", "pieces"),
    has_pieces("dice"),
    compose,
    of_pieces,
    Stock.FIRM,
)
