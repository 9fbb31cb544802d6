"""Every element draws where it should: numbers on the scene."""

import pytest

from printkit.art.style import Ink
from printkit.colour import BLACK, Colour
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.scene import Group, Image, Node, Picture, Shape, Stroke
from printkit.templating.codes import PICTURE_UNUSABLE
from printkit.templating.vocabulary import DRAWABLE, ELEMENTS
from tests.templating.drawing import THEME, Drawn, RenderContext

RED = Colour(1, 0, 0)


def box(drawn: Drawn) -> tuple[float, ...]:
    assert not drawn.findings
    [only] = drawn.boxes
    return only


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        ('<rect fill="ink"/>', (0, 0, 60, 40)),
        ('<rect x="10" y="5" fill="ink"/>', (10, 5, 50, 35)),
        ('<rect x="1cm" y="gap" w="1in" h="50%" fill="ink"/>', (10, 2, 25.4, 20)),
        ('<rect x="10%" w="50%" h="10%" fill="ink"/>', (6, 0, 30, 4)),
        ('<rect box="title" fill="ink"/>', (1, 2, 30, 4)),
        ('<rect box="title" inset="1" fill="ink"/>', (2, 3, 28, 2)),
        ('<rect radius="3" w="9" h="9" fill="ink"/>', (0, 0, 9, 9)),
        ('<ellipse x="10" w="20" h="10" fill="ink"/>', (10, 0, 20, 10)),
        ('<circle cx="50%" cy="50%" r="5" fill="ink"/>', (25, 15, 10, 10)),
        ('<line x1="1" y1="2" x2="5" y2="9" stroke="ink"/>', (1, 2, 4, 7)),
        ('<path d="M1 1h8v4z" fill="ink"/>', (1, 1, 8, 4)),
        ('<group x="10" y="5"><rect w="5" h="5" fill="ink"/></group>', (10, 5, 5, 5)),
        ('<group x="10" w="20" h="8"><rect fill="ink"/></group>', (10, 0, 20, 8)),
        ('<rect x="4" right="6" y="5" bottom="15" fill="ink"/>', (4, 5, 50, 20)),
        ('<rect x="-3" right="-3" y="30" bottom="-3" fill="ink"/>', (-3, 30, 66, 13)),
        ('<rect right="4" w="10" bottom="25%" h="5" fill="ink"/>', (46, 25, 10, 5)),
        ('<rect cx="50%" w="10" cy="12" h="4" fill="ink"/>', (25, 10, 10, 4)),
        ('<rect cx="10" cy="30" fill="ink"/>', (0, 20, 20, 20)),
        (
            '<group w="30" units="10"><rect x="1" y="2" w="4" h="50%" fill="ink"/></group>',
            (3, 6, 12, 20),
        ),
        ('<group w="30" units="10"><path d="M1 1h2v1z" fill="ink"/></group>', (3, 3, 6, 3)),
        (
            '<group x="10" y="10" w="10" h="20" rotate="90"><rect h="2" fill="ink"/></group>',
            (23, 15, 2, 10),
        ),
    ],
)
def test_boxes(studio: RenderContext, element: str, expected: tuple[float, ...]) -> None:
    assert box(studio.inner(element)) == pytest.approx(expected)


def test_an_arrow_ends_where_it_points(studio: RenderContext) -> None:
    line, head = studio.inner('<arrow x1="5" y1="10" x2="25" y2="10" stroke="#ff0000"/>').shapes
    assert line.stroke == Stroke(RED, 0.5)
    assert line.path.bounds().x == pytest.approx(5)
    assert line.path.bounds().right < 25, "the line ends within the head"
    assert head.path.bounds().right == pytest.approx(25)
    assert head.fill == RED


def test_a_bent_arrow_lies_to_the_left_of_its_way(studio: RenderContext) -> None:
    line, _ = studio.inner('<arrow x1="5" y1="20" x2="25" y2="20" bend="6"/>').shapes
    assert line.path.bounds().y == pytest.approx(14, abs=0.1)


def test_paint(studio: RenderContext) -> None:
    element = '<rect fill="#ff0000" stroke="ink 50%" stroke-width="1" dash="2 1"/>'
    [shape] = studio.inner(element).shapes
    grey = BLACK.tint(0.5)
    assert (shape.fill, shape.stroke) == (RED, Stroke(grey, 1, (2, 1)))
    [line] = studio.inner('<line x1="0" y1="0" x2="1" y2="1" stroke="ink" cap="round"/>').shapes
    assert line.stroke == Stroke(BLACK, 0.25, (), "round")


def test_the_ground_reaches_into_the_bleed_and_lies_below(studio: RenderContext) -> None:
    drawn = studio.draw('<artwork ground="accent"><rect w="1" h="1" fill="ink"/></artwork>')
    assert drawn.boxes == [(-3, -3, 66, 46), (0, 0, 1, 1)]


def test_groups_clip_where_they_should(studio: RenderContext) -> None:
    def clip(attributes: str) -> Bounds | None:
        node = studio.inner(f'<group w="10" h="5" {attributes}/>').node
        assert isinstance(node, Group)
        [group] = node.children
        assert isinstance(group, Group)
        return None if group.clip is None else group.clip.bounds()

    assert clip("") is None
    assert clip('clip="false"') is None
    assert clip('clip="true"') == (0, 0, 10, 5)
    assert clip('radius="2"') == pytest.approx((0, 0, 10, 5))


def test_a_group_has_its_own_accent_and_gives_it_back(studio: RenderContext) -> None:
    rect = '<rect fill="accent"/>'
    drawn = studio.inner(f'<group accent="#0000ff">{rect}</group>{rect}', accent=RED)
    assert [shape.fill for shape in drawn.shapes] == [Colour(0, 0, 1), RED]


def test_icons_and_drawings_lie_in_their_boxes(studio: RenderContext) -> None:
    drawn = studio.inner('<icon name="house" x="10" y="10" w="20" h="8" colour="accent"/>')
    assert drawn.shapes
    assert drawn.shapes[0].fill == RED
    assert all(Bounds(16, 10, 8, 8).contains(Bounds(*b), 0.01) for b in drawn.boxes)
    assert studio.inner('<art name="starfield" w="20" h="8"/>').shapes


def test_a_pale_drawing_is_that_of_little_ink(studio: RenderContext) -> None:
    pale = '<artwork><art name="street-1" w="57" h="22" pale="true"/></artwork>'
    plain = pale.replace(' pale="true"', "")
    assert studio.draw(pale).node == studio.draw(plain, ink=Ink.LOW).node
    assert studio.draw(pale, ink=Ink.MONO).node == studio.draw(plain, ink=Ink.MONO).node


def test_pictures_are_placed_by_the_pack(studio: RenderContext) -> None:
    asked: list[tuple[str, Bounds, str]] = []

    def place(src: str, box: Bounds, fit: str) -> Node:
        asked.append((src, box, fit))
        return Image(Picture(b"", 1, 1, "a"), *box)

    studio.inner('<image src="a.png" x="5" w="9" h="9"/>', place_picture=place)
    studio.inner('<image src="b.png" fit="cover"/>', place_picture=place)
    assert asked == [
        ("a.png", Bounds(5, 0, 9, 9), "contain"),
        ("b.png", Bounds(0, 0, 60, 40), "cover"),
    ]


RECT = '<rect fill="ink"/>'


@pytest.mark.parametrize(
    ("children", "spans"),
    [
        (RECT * 3, [(0, 20), (20, 20), (40, 20)]),
        ('<rect w="10" fill="ink"/>' + RECT * 2, [(0, 10), (10, 25), (35, 25)]),
        ('<rect w="25%" fill="ink"/>' + RECT, [(0, 15), (15, 45)]),
        ('<rect grow="2" fill="ink"/>' + RECT, [(0, 40), (40, 20)]),
        ('<rect w="60" fill="ink"/>' + RECT, [(0, 60), (60, 0)]),
        ('<rect w="70" fill="ink"/>' + RECT, [(0, 70), (70, 0)]),
        ('<rect grow="0" fill="ink"/>', [(0, 0)]),
    ],
)
def test_rows_share_their_width(
    studio: RenderContext, children: str, spans: list[tuple[float, float]]
) -> None:
    drawn = studio.inner(f"<row>{children}</row>")
    assert [(b[0], b[2]) for b in drawn.boxes] == spans
    assert {b[3] for b in drawn.boxes} == {40}


def test_columns_share_their_height_and_keep_gaps(studio: RenderContext) -> None:
    drawn = studio.inner(
        f'<column x="5" y="4" gap="3">{RECT}<rect h="6" fill="ink"/>{RECT}</column>'
    )
    assert drawn.boxes == [(5, 4, 55, 12), (5, 19, 55, 6), (5, 28, 55, 12)]


def test_grids_fill_line_by_line_with_cells_of_one_size(studio: RenderContext) -> None:
    drawn = studio.inner(f'<grid x="1" y="4" columns="2" gap="3">{RECT * 3}</grid>')
    assert drawn.boxes == [(1, 4, 28, 16.5), (32, 4, 28, 16.5), (1, 23.5, 28, 16.5)]


def test_percentages_in_a_row_leave_the_gaps_out(studio: RenderContext) -> None:
    half = '<rect w="50%" fill="ink"/>'
    assert studio.inner(f'<row gap="4">{half}{half}</row>').boxes == [
        (0, 0, 28, 40),
        (32, 0, 28, 40),
    ]


@pytest.mark.parametrize(
    ("inner", "bounds"),
    [
        ('<place for="a" x="5" y="6" w="7" h="8"/>', (5, 6, 7, 8)),
        (
            '<group x="9" y="9"><group x="1" y="2"><place for="a" w="5" h="5"/></group></group>',
            (10, 11, 5, 5),
        ),
        (
            '<row x="10"><rect w="20"/><column y="3"><rect h="4"/><place for="a"/></column></row>',
            (30, 7, 30, 33),
        ),
        ('<grid x="10" columns="2"><rect/><rect/><place for="a"/></grid>', (10, 20, 25, 20)),
    ],
)
def test_places_are_noted_where_they_lie_on_the_piece(
    studio: RenderContext, inner: str, bounds: tuple[float, float, float, float]
) -> None:
    drawn = studio.inner(inner)
    assert [place.bounds for place in drawn.places] == [Bounds(*bounds)]


def test_a_place_names_its_piece(studio: RenderContext) -> None:
    [place] = studio.inner('<place for="deck"/>').places
    assert place.target == "deck"


def test_what_is_mistaken_is_left_out_and_the_rest_drawn(studio: RenderContext) -> None:
    drawn = studio.inner(f'<rect fill="nope"/>{RECT}<unknown/>')
    assert len(drawn.findings) == 2
    assert drawn.boxes == [(0, 0, 60, 40)]


@pytest.mark.parametrize("name", [n for n in DRAWABLE if "w" in ELEMENTS[n].attributes])
@pytest.mark.parametrize("size", ['w="0" h="0"', 'w="-5" h="-5"', 'w="1" h="0"'])
def test_boxes_without_room_do_no_harm(studio: RenderContext, name: str, size: str) -> None:
    needed = {"icon": 'name="house"', "art": 'name="starfield"', "place": 'for="x"'}
    needed |= {
        "table": 'columns="*"',
        "grid": 'columns="2"',
        "piece": 'name="x"',
        "image": 'src="x"',
    }
    inner = {"table": "<tr><td>a</td></tr>", "text": "a"}
    inner |= dict.fromkeys(["row", "column", "grid"], RECT)
    drawn = studio.inner(f"<{name} {size} {needed.get(name, '')}>{inner.get(name, '')}</{name}>")
    assert {finding.code for finding in drawn.findings} <= {"PK701", "PK144", "PK150", "PK158"}


def test_templates_see_the_size_the_ink_and_their_data(studio: RenderContext) -> None:
    source = (
        '<artwork>{% if ink == "full" %}<rect w="{{ width / 2 }}" h="{{ height - x }}" '
        'fill="{{ theme.colours.accent }}"/>{% endif %}</artwork>'
    )
    drawn = studio.draw(source, {"x": 0.1 + 0.2})
    assert drawn.boxes == [(0, 0, 30, 39.7)]
    assert drawn.shapes[0] == Shape(drawn.shapes[0].path, RED)
    assert THEME.colours["accent"] == "#ff0000"


@pytest.mark.parametrize(
    "attributes",
    ['x="1" w="2" right="3"', 'y="1" h="2" bottom="3"', 'x="1" cx="2"', 'bottom="1" cy="2"'],
)
def test_a_box_that_states_too_much_is_reported(studio: RenderContext, attributes: str) -> None:
    [found] = studio.inner(f'<rect {attributes} fill="ink"/>').findings
    assert "leave one of them out" in found.message


TABLE = '<table {} columns="* 12">{}</table>'
LINE = '<tr><td>Rent</td><td icon="house" times="2" icon-size="2" align="right"/></tr>'


def test_a_cell_shows_a_picture_of_the_pack_as_its_icon(studio: RenderContext) -> None:
    def place(src: str, box: Bounds, _fit: str) -> Node:
        assert src == "pictures/anchor.svg"
        return Shape(rectangle(*box), BLACK)

    cell = '<tr><td icon="pictures/anchor.svg" times="2" icon-size="2" colour="#ff0000"/></tr>'
    drawn = studio.inner(f'<table columns="*">{cell}</table>', place_picture=place)
    assert not drawn.findings
    assert [shape.fill for shape in drawn.shapes] == [RED, RED]
    missing = studio.inner(f'<table columns="*">{cell}</table>')
    assert {found.code for found in missing.findings} == {PICTURE_UNUSABLE.code}


def test_lines_of_a_stated_height_leave_the_rest_of_a_column(studio: RenderContext) -> None:
    def rest(attributes: str) -> float:
        table = TABLE.format(attributes, LINE * 3)
        drawn = studio.inner(f'<column>{table}<rect fill="#ff0000"/></column>')
        assert not drawn.findings
        return next(
            y
            for shape, (_, y, *_) in zip(drawn.shapes, drawn.boxes, strict=True)
            if shape.fill == RED
        )

    assert rest('row="5"') == pytest.approx(15)
    assert rest('row="5" most="12"') == pytest.approx(12)


def test_icons_stand_in_cells_side_by_side(studio: RenderContext) -> None:
    drawn = studio.inner(TABLE.format('row="5" w="40"', LINE))
    assert not drawn.findings
    left = min(x for x, *_ in drawn.boxes)
    right = max(x + width for x, _, width, _ in drawn.boxes)
    assert left >= 36
    assert right <= 40
