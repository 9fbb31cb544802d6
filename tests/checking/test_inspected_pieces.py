"""The rules about what a press and a reader see, on pieces drawn for the purpose."""

from dataclasses import replace
from pathlib import Path

import pytest

from printkit.checking.prints.inspection import Prints
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.geometry.path import Bounds, polyline
from printkit.geometry.shapes import circle, rectangle
from printkit.geometry.transform import rotate, scale, translate
from printkit.model import Variant
from printkit.scene import (
    Artwork,
    GlyphRun,
    Group,
    Image,
    Node,
    Picture,
    Shape,
    Stroke,
    Symbol,
    Text,
    Use,
)
from printkit.templating.scope import DrawnElement, SetText
from printkit.units import MM_PER_POINT
from tests.checking.conftest import load_text, print_findings

WIDTH, HEIGHT = 60.0, 80.0
PINK, INK = parse_colour("#c45ba5"), parse_colour("#1d2430")

SYMBOL = Symbol("s", Shape(rectangle(0, 0, 40, 20), WHITE), Bounds(0, 0, 40, 20))


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    loaded = load_text(tmp_path, "extends: tiny\n")
    assert loaded.variant is not None
    return loaded.variant


def words(
    colour: Colour = BLACK, x: float = 20, y: float = 40, points: float = 8, font: str = "Jost"
) -> Text:
    run = GlyphRun(font, points * MM_PER_POINT, "Elm", (2.0, 1.0, 3.0))
    return Text(run, x, y, colour)


def ground(colour: Colour, x: float = -3, y: float = -3, w: float = 66, h: float = 86) -> Shape:
    return Shape(rectangle(x, y, w, h), colour)


def piece(*nodes: Node, **changed: object) -> Artwork:
    about = {"id": "piece-1", "title": "deed “Elm”", "bleed": 3.0} | changed
    return Artwork(width=WIDTH, height=HEIGHT, front=Group(nodes), **about)  # type: ignore[arg-type]  # fields by name


def findings(variant: Variant, *pieces: Artwork) -> list[Diagnostic]:
    return print_findings(variant, Prints(pieces))


def codes(variant: Variant, *nodes: Node) -> list[str]:
    return [found.code for found in findings(variant, piece(*nodes))]


def picture(width_px: int) -> Picture:
    return Picture(b"", width_px, width_px, f"digest {width_px}")


@pytest.mark.parametrize(
    ("colour", "below", "points", "font", "found"),
    [
        (INK, PINK, 10, "Jost-Bold", True),
        (BLACK, PINK, 10, "Jost-Bold", False),
        (INK, PINK, 14, "Jost-Regular", True),
        (INK, PINK, 14, "Jost-Bold", False),
        (INK, PINK, 18, "Jost-Regular", False),
        (WHITE, WHITE, 40, "Jost-Bold", True),
        (parse_colour("#777777"), WHITE, 8, "Jost-Regular", True),
        (parse_colour("#767676"), WHITE, 8, "Jost-Regular", False),
    ],
)
def test_text_stands_out_from_its_ground(
    variant: Variant, colour: Colour, below: Colour, points: float, font: str, *, found: bool
) -> None:
    drawn = codes(variant, ground(below), words(colour, points=points, font=font))
    assert drawn == (["PK616"] if found else [])


@pytest.mark.parametrize(
    "nodes",
    [
        [ground(PINK), ground(WHITE, 10, 30, 40, 20)],
        [ground(PINK), Shape(circle(23, 39, 12), WHITE)],
        [ground(PINK), Group((ground(WHITE),), clip=rectangle(10, 30, 40, 20))],
        [ground(WHITE), Shape(rectangle(15, 30, 20, 20), stroke=Stroke(PINK, 0.5))],
        [ground(PINK), Use(SYMBOL, translate(10, 30))],
        [ground(PINK), Group((SYMBOL.content,), rotate(90).then(translate(35, 20)))],
    ],
)  # fmt: skip
def test_the_ground_is_the_topmost_shape_below(variant: Variant, nodes: list[Node]) -> None:
    pale = parse_colour("#ffe45c")
    [found] = findings(variant, piece(*nodes, words(pale)))
    assert "#ffe45c on #ffffff" in found.message


@pytest.mark.parametrize(
    "above",
    [
        ground(BLACK, 10, 30, 12, 20),
        Shape(polyline([(0, 39), (60, 39)]), stroke=Stroke(BLACK, 0.3)),
        Group((), drawing=rectangle(15, 30, 20, 20)),
        Image(picture(3000), 10, 30, 40, 40),
        Group((ground(BLACK),), clip=circle(18, 40, 4)),
        Shape(polyline([(5, 30), (50, 30), (21, 39), (50, 50), (5, 50)], close=True), BLACK),
    ],
    ids=["half", "line", "drawing", "picture", "clipped", "dented"],
)
def test_where_the_ground_is_not_certain_nothing_is_said(variant: Variant, above: Node) -> None:
    assert codes(variant, ground(PINK), words(PINK)) == ["PK616"]
    assert codes(variant, ground(PINK), above, words(PINK)) == []


def test_text_and_lines_have_a_smallest_size(variant: Variant) -> None:
    assert codes(variant, words(points=4.9)) == ["PK618"]
    assert codes(variant, words(points=5)) == []
    line = polyline([(10, 10), (50, 10)])
    assert codes(variant, Shape(line, stroke=Stroke(BLACK, 0.08))) == ["PK619"]
    assert codes(variant, Shape(line, stroke=Stroke(BLACK, 0.09))) == []
    assert codes(variant, Shape(line, stroke=Stroke(WHITE, 0.19))) == ["PK619"]
    assert codes(variant, Shape(line, stroke=Stroke(WHITE, 0.2))) == []


def test_small_pictures_of_pieces_are_not_to_be_read(variant: Variant) -> None:
    frame = Shape(rectangle(0, 0, 5, 5), stroke=Stroke(BLACK, 0.05))
    small = Group((words(points=4), frame), scale(0.3))
    assert codes(variant, small) == []


@pytest.mark.parametrize(
    ("x", "found"),
    [(-1.0, "PK620"), (55.0, "PK620"), (0.5, "PK620"), (53.0, "PK620"), (2.0, "")],
)  # fmt: skip
def test_text_keeps_away_from_the_knife(variant: Variant, x: float, found: str) -> None:
    assert codes(variant, words(x=x)) == ([found] if found else [])


def test_text_on_a_round_piece_lies_within_the_circle(variant: Variant) -> None:
    outline = circle(30, 40, 12)
    assert findings(variant, piece(words(x=27), outline=outline)) == []
    [found] = findings(variant, piece(words(x=37.5), outline=outline))
    assert found.code == "PK620"


def test_colour_goes_on_beyond_the_edge(variant: Variant) -> None:
    band = ground(PINK, 0, 0, 60, 20)
    assert codes(variant, band) == ["PK623"]
    assert codes(variant, ground(PINK, -3, -3, 66, 23)) == []
    assert codes(variant, ground(PINK, 2, 2, 56, 20)) == []
    assert codes(variant, ground(INK), band) == []
    assert findings(variant, piece(band, bleed=0.0)) == []


def test_pictures_have_enough_pixels(variant: Variant) -> None:
    inch = 25.4
    assert codes(variant, Image(picture(149), 10, 10, inch, inch)) == ["PK624"]
    assert codes(variant, Image(picture(151), 10, 10, inch, inch)) == []
    half = Group((Image(picture(151), 10, 10, inch, inch),), scale(0.5))
    assert codes(variant, half) == []


def test_one_cause_is_reported_once(variant: Variant) -> None:
    pieces = [piece(words(points=4), title=f"deed {number}") for number in (1, 2, 3)]
    [found] = findings(variant, *pieces)
    assert found.message.startswith("deed 1: “Elm” is printed in 4 pt")
    assert found.message.endswith("; also on 2 other pieces")


def test_a_shared_back_is_looked_at_once(variant: Variant) -> None:
    back = Group((words(points=4),))
    pieces = [piece(words(), id=n, title=n, back=back, back_name="deck") for n in ("one", "two")]
    [found] = findings(variant, *pieces)
    assert found.message == "one: “Elm” is printed in 4 pt, less than 5"


def test_a_finding_knows_the_template_and_the_field(variant: Variant) -> None:
    text, span = words(points=4), Span("deed.xml.j2", 7, 3, 9)
    about = SetText("deed “Elm”", "“Elm Avenue”", 1.4, 2.8, (text,), span, ("deeds", 9, "name"))
    [found] = print_findings(variant, Prints([piece(text)], [about]))
    assert found.message == "deed “Elm”: “Elm Avenue” is printed in 4 pt, less than 5"
    assert found.route == ("deeds", 9, "name")
    assert found.related[0].span == span
    [found] = print_findings(variant, Prints([piece(text), piece(text, title="other")], [about]))
    assert (found.route, found.span) == (("deeds", 9, "name"), None)


@pytest.mark.parametrize(
    ("sizes", "found"),
    [
        ([9, 9, 9, 9, 6], True),
        ([9, 9, 9, 9, 6.4], False),
        ([9, 9, 9, 6], False),
        ([20, 20, 20, 20, 9], False),
        ([6, 6, 6, 6, 6], False),
    ],
)
def test_a_text_is_nearly_as_large_as_on_other_pieces(
    variant: Variant, sizes: list[float], *, found: bool
) -> None:
    runs = [words(points=points) for points in sizes]
    span = Span("deed.xml.j2", 7, 3, 9)
    texts = [
        SetText(f"deed {n}", "“Elm”", run.run.size, 7.0, (run,), span, ("deeds", n, "name"))
        for n, run in enumerate(runs)
    ]
    told = print_findings(variant, Prints([piece(run) for run in runs], texts))
    assert [d.code for d in told] == (["PK626"] if found else [])
    assert [d.route for d in told] == ([("deeds", 4, "name")] if found else [])


def _text_of(number: int) -> Route:
    return ("decks", "chance", "cards", str(number), "text")


@pytest.mark.parametrize(("alone", "found"), [(7.0, True), (7.5, False)])
def test_a_text_does_not_make_a_whole_deck_small(
    variant: Variant, alone: float, *, found: bool
) -> None:
    runs, span = [words(y=10 + 5 * n, points=alone) for n in range(5)], Span("card.xml.j2", 7, 3, 9)
    size = alone * MM_PER_POINT
    texts = [
        SetText(f"card {n}", "“Elm”", size, 9.0, (run,), span, _text_of(n), alone=needed)
        for n, (run, needed) in enumerate(zip(runs, [9 * MM_PER_POINT] * 4 + [size], strict=True))
    ]
    told = print_findings(variant, Prints([piece(run) for run in runs], texts))
    assert [d.code for d in told] == (["PK626"] if found else [])


def test_a_text_is_not_painted_over(variant: Variant) -> None:
    cover = ground(PINK, 10, 30, 40, 20)
    assert codes(variant, cover, words()) == []
    assert codes(variant, words(), cover) == ["PK630"]
    assert codes(variant, words(), ground(PINK, 10, 60, 40, 5)) == []


def test_a_text_is_not_cut_off_by_its_group(variant: Variant) -> None:
    for height, found in ((1.0, ["PK620"]), (20.0, [])):
        clip = rectangle(0, 40 - height, 60, height + 1)
        assert codes(variant, Group((words(),), clip=clip)) == found


def test_both_elements_are_named_where_one_disturbs_the_other(variant: Variant) -> None:
    text, cover = words(), ground(PINK, 10, 30, 40, 20)
    template = "deed.xml.j2"
    about = SetText("deed", "“Elm”", 2.8, 2.8, (text,), Span(template, 7), ("deeds", 9, "name"))
    drawn = [DrawnElement(cover.path, Span(template, 9), ())]
    prints = Prints()
    prints.add([piece(text, cover), piece(text, cover, title="other")], [about], drawn)
    [found] = print_findings(variant, prints)
    assert found.message == (
        "deed: “Elm” is painted over with a field of 40.0 × 20.0 mm in #c45ba5: 6.0 × 2.0 mm of it"
    )
    assert found.route == ("deeds", 9, "name")
    assert [related.span for related in found.related] == [Span(template, 7), Span(template, 9)]


def test_texts_of_two_elements_overlap_once(variant: Variant) -> None:
    pieces, texts = [], []
    for number in (1, 2):
        here, there = words(), words(x=21)
        there = replace(there, run=replace(there.run, text=f"{number}"))
        pieces.append(piece(here, there, title=f"deed {number}"))
        for line, node in ((7, here), (8, there)):
            span = Span("deed.xml.j2", line)
            texts.append(SetText(f"deed {number}", node.run.text, 2.8, 2.8, (node,), span))
    [found] = print_findings(variant, Prints(pieces, texts))
    assert found.message == (
        "deed 1: 1 is printed upon “Elm”: 5.0 × 2.0 mm of it; also on 1 other piece"
    )
    assert found.span == Span("deed.xml.j2", 8)
    assert [related.span for related in found.related] == [Span("deed.xml.j2", 7)]


def test_an_empty_front_is_reported_at_its_template(variant: Variant) -> None:
    bare = piece(ground(PINK))
    assert isinstance(bare.front, Group)
    prints = Prints()
    prints.add([bare], [], [DrawnElement(bare.front, Span("note.xml.j2", 3), ("money",))])
    [found] = print_findings(variant, prints)
    assert (found.code, found.route) == ("PK632", ("money",))
    assert [related.span for related in found.related] == [Span("note.xml.j2", 3)]


def test_two_texts_have_two_places(variant: Variant) -> None:
    other = Text(GlyphRun("Jost", 8 * MM_PER_POINT, "Oak", (2.0, 2.0, 2.0)), 21, 40, BLACK)
    assert codes(variant, words(), other) == ["PK630"]
    assert codes(variant, words(), words(x=20.2)) == []
    assert codes(variant, words(y=20), other) == []


def test_a_front_is_not_empty_and_a_deed_shows_a_rent(variant: Variant) -> None:
    assert codes(variant, ground(PINK)) == ["PK632"]
    bare = findings(variant, piece(words(), id="deed-1"))
    assert [(found.code, found.route) for found in bare] == [("PK632", ("deeds", 1))]
