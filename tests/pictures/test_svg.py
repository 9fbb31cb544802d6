"""Drawings of a stranger: what can be drawn is drawn exactly, all else is named and refused."""

import pytest

from printkit.colour import BLACK, Colour, parse_colour
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY
from printkit.limits import Limits, in_force
from printkit.pictures.problem import PictureProblem
from printkit.pictures.svg import Drawing, looks_like_svg, read_svg
from printkit.pictures.svg_shown import shows
from printkit.scene import Group, Node, Shape, Stroke
from tests.pictures.samples import svg


def shapes(inner: str) -> list[Shape]:
    """All shapes of a drawing, with the transforms of the groups around them applied."""
    found: list[Shape] = []

    def walk(nodes: tuple[Node, ...], groups: tuple[Group, ...]) -> None:
        for node in nodes:
            if isinstance(node, Group):
                walk(node.children, (node, *groups))
                continue
            assert isinstance(node, Shape)
            path = node.path
            for group in groups:
                path = path.transformed(group.transform)
            found.append(Shape(path, node.fill, node.stroke, node.even_odd))

    walk(read_svg(svg(inner)).nodes, ())
    return found


def shape(inner: str) -> Shape:
    [only] = shapes(inner)
    return only


def problem(inner: str) -> str:
    with pytest.raises(PictureProblem) as caught:
        read_svg(svg(inner))
    return str(caught.value)


@pytest.mark.parametrize(
    ("form", "bounds"),
    [
        ('<rect x="1" y="2" width="30" height="4"/>', (1, 2, 30, 4)),
        ('<rect x="1" y="2" width="30" height="4" rx="3"/>', (1, 2, 30, 4)),
        ('<rect width="1cm" height="1in"/>', (0, 0, 96 / 2.54, 96)),
        ('<circle cx="10" cy="20" r="5"/>', (5, 15, 10, 10)),
        ('<ellipse cx="10" cy="20" rx="5" ry="2"/>', (5, 18, 10, 4)),
        ('<line x1="1" y1="2" x2="5" y2="9" stroke="red"/>', (1, 2, 4, 7)),
        ('<polyline points="0,0 10,0 10,5"/>', (0, 0, 10, 5)),
        ('<polygon points="0 0 10 0 10-5"/>', (0, -5, 10, 5)),
        ('<path d="M1 1h8v4z"/>', (1, 1, 8, 4)),
    ],
)
def test_forms_lie_where_they_say(form: str, bounds: tuple[float, float, float, float]) -> None:
    assert tuple(shape(form).path.bounds()) == pytest.approx(bounds)


def segments(form: str) -> list[tuple[object, ...]]:
    return list(shape(form).path.segments)


def test_a_polygon_is_closed_and_a_polyline_is_not() -> None:
    assert segments('<polygon points="0,0 1,0 1,1"/>')[3:] == [("Z",)]
    assert segments('<polyline points="0,0 1,0 1,1"/>')[3:] == []


def test_one_corner_radius_stands_for_both_and_two_differ() -> None:
    same = segments('<rect width="20" height="10" ry="2"/>')
    assert same[1] == ("L", 18, 0)
    different = segments('<rect width="20" height="10" rx="4" ry="2"/>')
    assert different[0] == ("M", 4, 0)
    assert different[3] == ("L", 20, 8)


@pytest.mark.parametrize(
    "form",
    [
        *('<rect width="0" height="5"/>', '<circle r="0"/>', '<path d=""/>', '<path d="none"/>'),
        *('<polygon points=""/>', "<path/>", '<rect width="5" height="5" fill="none"/>'),
        *('<g display="none"><circle r="1"/></g>', '<g visibility="hidden"><circle r="1"/></g>'),
        *("<title>circle</title>", '<desc><circle r="1"/></desc>', '<defs><circle r="1"/></defs>'),
        '<metadata><x xmlns="http://other"><circle r="1"/></x></metadata>',
        '<g xmlns:i="http://editor"><i:view><circle r="1"/></i:view></g>',
        '<circle r="1" fill="none" stroke="red" stroke-width="0"/>',
    ],
)
def test_what_paints_nothing_draws_nothing(form: str) -> None:
    assert read_svg(svg(form)).nodes == ()


def test_a_visible_child_of_a_hidden_group_shows() -> None:
    assert shape('<g visibility="hidden"><circle r="1" visibility="visible"/></g>').fill == BLACK


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("#102030", parse_colour("#102030")),
        ("#f00", Colour(1, 0, 0)),
        ("rebeccapurple", parse_colour("#663399")),
        ("Navy", parse_colour("#000080")),
        ("rgb(255, 0, 51)", Colour(1, 0, 0.2)),
        ("rgb(100% 0% 50%)", Colour(1, 0, 0.5)),
        ("rgb(300, -5, 0)", Colour(1, 0, 0)),
        ("none", None),
        ("transparent", None),
    ],
)
def test_colours(text: str, colour: Colour | None) -> None:
    assert shape(f'<circle r="1" stroke="red" fill="{text}"/>').fill == colour


def test_paint_is_black_without_stroke_unless_it_says_otherwise() -> None:
    assert shape('<circle r="1"/>') == Shape(shape('<circle r="1"/>').path, BLACK, None)


def test_every_property_of_a_stroke() -> None:
    form = (
        '<path d="M0 0L5 5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"'
        ' stroke-linejoin="bevel" stroke-dasharray="3, 1"/>'
    )
    white = Colour(1, 1, 1)
    assert shape(form).stroke == Stroke(white, 2, (3, 1), "round", "bevel")


def test_an_odd_list_of_dashes_is_meant_twice() -> None:
    stroke = shape('<circle r="1" stroke="red" stroke-dasharray="3 1 2"/>').stroke
    assert stroke is not None
    assert stroke.dash == (3, 1, 2, 3, 1, 2)


def test_children_inherit_and_inline_style_outweighs_attributes() -> None:
    drawn = shapes(
        '<g fill="red" stroke="blue" fill-rule="evenodd"><circle r="1"/>'
        '<circle r="1" fill="lime" style="fill: #fff !important; stroke:none"/>'
        '<circle r="1" fill="inherit" color="lime" stroke="currentColor"/></g>'
    )
    red, blue, lime = Colour(1, 0, 0), Colour(0, 0, 1), Colour(0, 1, 0)
    assert [drawn_shape.fill for drawn_shape in drawn] == [red, Colour(1, 1, 1), red]
    assert [d.stroke and d.stroke.colour for d in drawn] == [blue, None, lime]
    assert all(drawn_shape.even_odd for drawn_shape in drawn)


def test_paint_of_a_group_ends_with_it() -> None:
    [inside, after] = shapes('<g fill="red"><circle r="1"/></g><circle r="1"/>')
    assert (inside.fill, after.fill) == (Colour(1, 0, 0), BLACK)


@pytest.mark.parametrize(
    ("transform", "end"),
    [
        ("translate(3)", (13, 0)),
        ("translate(3,4)", (13, 4)),
        ("scale(2)", (20, 0)),
        ("scale(2 3)", (20, 0)),
        ("rotate(90)", (0, 10)),
        ("rotate(90 10 10)", (20, 10)),
        ("matrix(1 2 3 4 5 6)", (15, 26)),
        ("skewX(45)", (10, 0)),
        ("skewY(45)", (10, 10)),
        ("translate(3 4) scale(2)", (23, 4)),
        ("scale(2), translate(3 4)", (26, 8)),
        ("none", (10, 0)),
        ("", (10, 0)),
    ],
)
def test_transforms(transform: str, end: tuple[float, float]) -> None:
    form = f'<path d="M0 0L10 0" stroke="red" transform="{transform}"/>'
    assert shape(form).path.segments[-1][1:] == pytest.approx(end)


def test_transforms_of_groups_nest() -> None:
    form = '<g transform="scale(2)"><g transform="translate(1 1)"><path d="M0 0L1 0"/></g></g>'
    assert shape(form).path.segments[-1][1:] == pytest.approx((4, 2))


def test_groups_that_move_nothing_leave_no_trace() -> None:
    assert all(isinstance(n, Shape) for n in read_svg(svg('<g><g><circle r="1"/></g></g>')).nodes)
    [node] = read_svg(svg('<circle r="1" transform="scale(2)"/>')).nodes
    assert isinstance(node, Group)
    assert node.transform != IDENTITY


@pytest.mark.parametrize(
    ("attributes", "view"),
    [
        ('viewBox="-5 -5, 20 10"', Bounds(-5, -5, 20, 10)),
        ('width="30" height="20"', Bounds(0, 0, 30, 20)),
        ('width="1in" height="72pt"', Bounds(0, 0, 96, 96)),
        ('width="100%" height="100%" viewBox="0 0 4 2"', Bounds(0, 0, 4, 2)),
    ],
)
def test_the_part_that_shows(attributes: str, view: Bounds) -> None:
    assert read_svg(svg("", attributes)) == Drawing((), view)


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ("", "how large"),
        ('width="100%" height="5"', "plain length"),
        ('viewBox="0 0 5"', "four numbers"),
        ('viewBox="0 0 5 x"', "not a number"),
        ('viewBox="0 0 0 5"', "no area"),
        ('width="-3" height="5"', "no area"),
    ],
)
def test_a_drawing_must_say_how_large_it_is(attributes: str, message: str) -> None:
    with pytest.raises(PictureProblem, match=message):
        read_svg(svg("", attributes))


@pytest.mark.parametrize(
    ("inner", "thing"),
    [
        ("<script>alert(1)</script>", "<script>"),
        ("<defs><script/></defs>", "<script>"),
        ("<foreignObject/>", "<foreignObject>"),
        ("<style>*{fill:red}</style>", "<style>"),
        ("<defs><style/></defs>", "<style>"),
        ('<g onclick="x()"/>', "<g onclick>"),
        ('<desc onload="x()"/>', "<desc onload>"),
        ('<text x="1">Hi</text>', "convert text to paths"),
        ('<linearGradient id="a"/>', "flat colours"),
        ('<rect fill="url(#a)" width="1" height="1"/>', "flat colours"),
        ('<rect style="fill:url(#a)" width="1" height="1"/>', "flat colours"),
        ('<rect fill="url(http://x/y#a)" width="1" height="1"/>', "outside"),
        ('<rect fill="URL( \'http://x/y\' )" width="1" height="1"/>', "outside"),
        ('<g style="background: url(//x)"/>', "outside"),
        ('<g xmlns:x="http://www.w3.org/1999/xlink" x:href="http://e.org/a.svg#b"/>', "outside"),
        ('<defs><image href="file:///etc/passwd"/></defs>', "outside"),
        ('<g filter="url(#f)"/>', "flat colours"),
        ('<g clip-path="url(#f)"/>', "plain paths"),
        ('<g mask="url(#f)"/>', "flat colours"),
        ('<g opacity="0.5"/>', "transparent"),
        ('<g style="fill-opacity:.2"/>', "transparent"),
        ('<circle r="1" stroke-opacity="50%"/>', "transparent"),
        ('<circle r="1" fill="rgba(1,2,3,.5)"/>', "opaque colour"),
        ('<circle r="1" fill="#11223344"/>', "opaque colour"),
        ('<circle r="1" fill="hsl(1,2%,3%)"/>', "opaque colour"),
        ('<circle r="1" fill="rgb(1,2)"/>', "three parts"),
        ('<circle r="1" fill="rgb(1,2,x)"/>', "not a number"),
        ('<use href="#a"/>', "<use>"),
        ('<image href="#a"/>', "<image>"),
        ("<svg/>", "one drawing"),
        ("<blink/>", "<blink>"),
        ("<animate/>", "does not move"),
        ('<circle r="1em"/>', "plain length"),
        ('<circle r="50%"/>', "plain length"),
        ('<circle r="1e30"/>', "larger than any drawing"),
        ('<path d="M0 0 L 5"/>', "too few numbers"),
        ('<path d="M0 0 L 1e999 0"/>', "d:"),
        ('<polygon points="0 0 L 5 5"/>', "points"),
        ('<polygon points="0 0 5"/>', "points"),
        ('<g transform="turn(5)"/>', "turn"),
        ('<g transform="rotate(1 2)"/>', "2 numbers"),
        ('<g transform="rotate(1"/>', "cannot be understood"),
        ('<g transform="scale(1e9) scale(1e9)"/>', "beyond all measure"),
        ('<g stroke-linecap="pointed"/>', "none of butt"),
        ('<g stroke-dasharray="-1 2"/>', "dash"),
        ('<g stroke-dashoffset="3"/>', "stroke-dashoffset"),
        ('<g paint-order="stroke"/>', "paint-order"),
        ('<g fill-rule="odd"/>', "fill-rule"),
    ],
)
def test_the_rest_is_refused_by_name_and_line(inner: str, thing: str) -> None:
    told = problem(inner)
    assert thing in told
    assert told.startswith("line 2: ")


@pytest.mark.parametrize(
    "inner",
    [
        '<g opacity="1" fill-opacity="100%" stroke-opacity="1.0"/>',
        '<g filter="none" clip-path="none" mix-blend-mode="normal" stroke-dashoffset="0px"/>',
        '<defs><linearGradient id="a" href="#b"/></defs>',
        '<defs><clipPath><path clip-path="url(#x)"/></clipPath></defs>',
        '<g id="layer" class="a" data-x="y" xmlns:i="http://editor" i:label="Layer"/>',
        '<g style=";;fill:red;-inkscape-font:x;"/>',
    ],
)
def test_what_changes_nothing_is_accepted(inner: str) -> None:
    assert read_svg(svg(inner)).nodes == ()


def test_a_document_type_is_refused_so_no_entity_can_grow() -> None:
    bomb = b'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<svg>&b;</svg>'
    with pytest.raises(PictureProblem, match="DOCTYPE"):
        read_svg(bomb)
    with pytest.raises(PictureProblem, match="DOCTYPE"):
        read_svg(b'<!DOCTYPE svg PUBLIC "x" "http://example.org/x.dtd">\n' + svg(""))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"<svg viewBox='0 0 1 1'>", "line 1: not well-formed"),
        (b"<svg viewBox='0 0 1 1'>&nbsp;</svg>", "line 1: not well-formed"),
        (b"<?xml version='1.0' encoding='klingon'?><svg/>", "UTF-8"),
        (b"<?xml version='1.0' encoding='utf-7'?><svg/>", "UTF-8|not well-formed"),
        (b"<math/>", "begins with <math>"),
        (b"<html><body/></html>", "web page"),
        (b"\xef\xbb\xbf\n<!doctype html>\n<html><p>Not found</html>", "web page"),
        (b"<", "not well-formed"),
    ],
)
def test_what_is_no_svg_is_refused(data: bytes, message: str) -> None:
    assert looks_like_svg(data)
    with pytest.raises(PictureProblem, match=message):
        read_svg(data)


def test_files_with_a_byte_order_mark_are_read() -> None:
    data = b"\xef\xbb\xbf" + svg('<circle r="1"/>')
    assert looks_like_svg(data)
    assert len(read_svg(data).nodes) == 1


def test_depth_is_limited() -> None:
    assert len(shapes("<g>" * 62 + '<circle r="1"/>' + "</g>" * 62)) == 1
    assert "nesting is 64" in problem("<g>" * 63 + '<circle r="1"/>' + "</g>" * 63)
    assert "nesting is 64" in problem("<defs>" + "<g>" * 63 + "</g>" * 63 + "</defs>")


def test_segments_and_elements_are_limited() -> None:
    many = '<path d="M0 0' + "h1" * 15_000 + '"/>'
    assert len(shape(many).path.segments) == 15_001
    assert "segments is 20,000" in problem(many * 2)
    assert "segments is 20,000" in problem("<g/>" * 20_001)


def test_size_is_limited() -> None:
    with in_force(Limits(drawing_bytes=20)):
        assert "drawing-bytes is 20" in problem("")


@pytest.mark.parametrize("width", ["1" + " " * 100_000 + "!", "1" * 100_000 + "!", "1." * 50_000])
def test_a_length_is_read_in_one_go(width: str) -> None:
    assert "not a plain length" in problem(f'<rect width="{width}" height="1"/>')


@pytest.mark.parametrize(
    ("inner", "seen"),
    [
        ("", False),
        ('<circle r="0"/>', False),
        ('<circle r="5" display="none"/>', False),
        ('<circle cx="-50" r="5"/>', False),
        ('<g transform="translate(200)"><circle r="5"/></g>', False),
        ('<line x2="50" y1="10" y2="10"/>', False),
        ('<line x2="50" y1="10" y2="10" stroke="red"/>', True),
        ('<line x2="50" y1="-1" y2="-1" stroke="red" stroke-width="3"/>', True),
        ('<g transform="translate(-195)"><circle cx="200" r="1"/></g>', True),
    ],
)
def test_a_drawing_is_seen_if_some_of_it_lies_in_the_view(inner: str, *, seen: bool) -> None:
    assert shows(read_svg(svg(inner))) is seen
