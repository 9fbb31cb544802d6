"""Flat pieces of the maker's own: outlines, counts, rows, sides, and what is said of mistakes."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components.flats import COMPONENT
from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork, Group
from tests.components.drawing import wording

GAME = """\
printkit: 1
title: Trial
language: en
players: {min: 2, max: 2}
theme: classic
currency: {symbol: $}
seats:
  ash: {name: Ash, colour: "#404040", mark: mark-square}
  fir: {name: Fir, colour: "#2e6d34", mark: mark-circle}
pieces:
  own: {kind: flat, name: Own, template: own, width: 40, %s}
"""
TEMPLATE = """\
<artwork ground="accent">
  <rect x="8" y="8" w="24" h="12" fill="paper"/>
  <text x="9" y="9" w="22" h="10" style="small">
    {{ piece.id }} {{ piece.side }} {{ seat.name }}
  </text>
</artwork>
"""
SONGS = TEMPLATE.replace("{{ seat.name }}", "{{ row.song }}")
"""Shows a column of the row."""


def pack(folder: Path, stated: str, template: str = TEMPLATE) -> Path:
    (folder / "templates").mkdir(exist_ok=True)
    (folder / "templates" / "own.xml.j2").write_text(template, encoding="utf-8")
    (folder / "variant.yaml").write_text(GAME % stated, encoding="utf-8")
    return folder


def drawn(folder: Path) -> Sequence[Artwork]:
    composition = COMPONENT.compose(open_context(prepare(str(folder))).design(Ink.FULL))
    assert [found.message for found in composition.findings] == []
    return composition.artworks


def said(folder: Path) -> list[str]:
    return [
        f"{found.code} {found.message}"
        for found in check_variant(str(folder))
        if found.severity != "info"
    ]


@pytest.mark.parametrize(
    ("stated", "height", "segments"),
    [
        ("outline: circle", 40.0, 6),
        ("outline: hexagon", 34.641, 7),
        ("outline: hexagon, height: 46.19", 46.19, 7),
        ("outline: rounded, height: 30", 30.0, 10),
        ("path: M0 0 H40 L20 30 Z, height: 30", 30.0, 4),
    ],
)
def test_the_knife_follows_the_outline(
    tmp_path: Path, stated: str, height: float, segments: int
) -> None:
    (one,) = drawn(pack(tmp_path, stated))
    assert one.outline is not None
    assert one.outline.bounds() == pytest.approx(Bounds(0.0, 0.0, 40.0, height), abs=1e-3)
    assert (one.width, one.height) == pytest.approx((40.0, height), abs=1e-3)
    assert len(one.outline.segments) == segments


def test_the_sides_of_a_hexagon_are_equal(tmp_path: Path) -> None:
    for stated in ("outline: hexagon", "outline: hexagon, height: 46.188"):
        (one,) = drawn(pack(tmp_path, stated))
        assert one.outline is not None
        (points,) = one.outline.polylines()
        sides = {
            round(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5, 2)
            for a, b in zip(points, [*points[1:], points[0]], strict=True)
            if a != b
        }
        assert len(sides) == 1


@pytest.mark.parametrize(
    ("path", "is_a_box"),
    [
        ("M0 0 H40 L20 30 Z", False),
        ("M0 0 H40 V30 H30 V10 H10 V30 H0 Z", True),
        ("M0 15 C0 0 40 0 40 15 C40 30 0 30 0 15 Z", True),
    ],
)
def test_paint_follows_a_path_of_straight_edges(
    tmp_path: Path,
    path: str,
    is_a_box: bool,  # noqa: FBT001 - the outcome
) -> None:
    (one,) = drawn(pack(tmp_path, f"height: 30, path: {path}"))
    assert isinstance(one.front, Group)
    assert one.front.clip is not None
    assert (one.front.clip == rectangle(-3, -3, 46, 36)) == is_a_box
    assert one.front.clip.bounds().contains(one.cut_path.bounds().grown(2.9))


def test_a_rectangle_is_its_own_trim(tmp_path: Path) -> None:
    (one,) = drawn(pack(tmp_path, "height: 30"))
    assert one.outline is None


@pytest.mark.parametrize(
    ("stated", "copies"),
    [
        ("count: 3", {"own": 3}),
        ("per: player", {"own": 2}),
        ("per: player, count: 2", {"own": 4}),
        ("per: seat", {"own-ash": 1, "own-fir": 1}),
        ("per: seat, count: 2", {"own-ash": 2, "own-fir": 2}),
        ("per_seat: 2", {"own-ash": 2, "own-fir": 2}),
        ("count: 2, rows: {a: {song: A}, b: {song: B, count: 5}}", {"own-a": 2, "own-b": 5}),
        ("per: game, rows: {a: {song: A}, b: {song: B}}", {"own": 1}),
    ],
)
def test_there_are_as_many_as_stated(tmp_path: Path, stated: str, copies: dict[str, int]) -> None:
    folder = pack(tmp_path, stated)
    assert {one.id: one.copies for one in drawn(folder)} == copies
    variant = prepare(str(folder)).loaded.variant
    assert variant is not None
    assert variant.piece_count("own") == sum(copies.values())


def test_rows_come_from_a_table_with_columns_as_one_likes(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rows: {table: songs.csv, key: id}", SONGS)
    table = "id,name,song,count,colour\nlark,Lark,Dawn,2,#aa3344\nowl,Owl,Dusk,1,#335577\n"
    (folder / "songs.csv").write_text(table, encoding="utf-8")
    lark, owl = drawn(folder)
    assert (lark.id, lark.title, lark.copies) == ("own-lark", "Own · Lark", 2)
    assert wording(lark.front) == "ownlarkfrontdawn"
    assert wording(owl.front) == "ownowlfrontdusk"
    assert said(folder) == []


def test_an_empty_cell_shows_nothing(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rows: {table: songs.csv, key: id}", SONGS)
    (folder / "songs.csv").write_text("id,song\nlark,Dawn\nowl,\n", encoding="utf-8")
    assert [wording(one.front) for one in drawn(folder)] == ["ownlarkfrontdawn", "ownowlfront"]


def test_a_cell_may_compute(tmp_path: Path) -> None:
    (one,) = drawn(pack(tmp_path, "rows: {a: {song: 'up to {{ players.max }}'}}", SONGS))
    assert "upto2" in wording(one.front)


def test_the_back_is_drawn_by_a_template_of_its_own_or_by_the_same(tmp_path: Path) -> None:
    folder = pack(tmp_path, "sides: 2, per: seat")
    first = drawn(folder)[0]
    assert first.back is not None
    assert wording(first.back) == "ownashbackash"
    (folder / "templates" / "own-back.xml.j2").write_text(
        TEMPLATE.replace("{{ piece.id }} {{ piece.side }} {{ seat.name }}", "Lid"),
        encoding="utf-8",
    )
    first = drawn(folder)[0]
    assert first.back is not None
    assert wording(first.back) == "lid"
    assert said(folder) == []


@pytest.mark.parametrize(
    ("stated", "message"),
    [
        ("path: M0 0 H60 L20 30 Z, height: 30", "the path reaches from 0, 0 to 60, 30"),
        ("path: hello", "a path begins with M"),
        ("path: M0 0 H40", "the path encloses nothing"),
        ("path: ''", "the path encloses nothing"),
        ("per: row", "'per: row' needs 'rows'"),
        ("rows: {a: {count: many}}", "the column 'count' is 'many'"),
        ("rows: {a: {colour: blue}}", "the column 'colour' is 'blue'"),
        ("height: 400", "the piece 'own' is 40 × 400 mm"),
        ("outline: octagon", "octagon"),
        ("height: 4", "the height of piece 'own' is 4 mm"),
    ],
)
def test_mistakes_are_reported_where_they_are(tmp_path: Path, stated: str, message: str) -> None:
    found = check_variant(str(pack(tmp_path, stated)))
    (one,) = [each for each in found if message in each.message]
    assert one.span is not None
    assert one.span.line == 11


def test_a_missing_template_is_reported_in_the_definition(tmp_path: Path) -> None:
    folder = pack(tmp_path, "count: 1")
    (folder / "templates" / "own.xml.j2").rename(folder / "templates" / "other.xml.j2")
    (one,) = check_variant(str(folder))
    assert one.message == "there is no template 'own.xml.j2'"
    assert one.span is not None
    assert one.span.line == 11


def test_words_cut_off_by_the_outline_are_reported(tmp_path: Path) -> None:
    template = TEMPLATE.replace('x="8" y="8"', 'x="0.5" y="0.5"').replace(
        'x="9" y="9" w="22"', 'x="0.5" y="0.5" w="39"'
    )
    found = said(pack(tmp_path, "outline: hexagon, per: seat", template))
    assert any("PK62" in one for one in found)


@pytest.mark.parametrize(
    ("x", "said_of_it"),
    [(2.0, None), (26.0, None), (18.0, "beyond the outline"), (10.6, "mm from the edge")],
)
def test_words_on_a_shape_with_a_bay_are_measured(
    tmp_path: Path, x: float, said_of_it: str | None
) -> None:
    template = (
        '<artwork ground="paper">'
        f'<text x="{x}" y="24" w="12" h="4" style="small" align="left">Oi</text></artwork>'
    )
    bay = "height: 30, path: M0 0 H40 V30 H24 V20 H14 V30 H0 Z"
    found = said(pack(tmp_path, bay, template))
    assert [said_of_it for one in found] == ([said_of_it] if said_of_it else [])
    assert all(said_of_it is None or said_of_it in one for one in found)


def test_words_that_the_knife_cuts_are_one_finding(tmp_path: Path) -> None:
    words = '<text x="-4" y="1" w="46" h="5" style="small">Ahoy, and much more of it</text>'
    found = said(pack(tmp_path, "outline: hexagon", f'<artwork ground="paper">{words}</artwork>'))
    assert len([one for one in found if "PK620" in one]) == 1


def test_words_near_a_slanting_edge_are_reported(tmp_path: Path) -> None:
    words = '<text x="%s" y="14.8" w="20" h="5" style="small">Ahoy</text>'
    for x, is_near in ((10.0, False), (2.8, True)):
        template = f'<artwork ground="paper">{words % x}</artwork>'
        found = check_variant(str(pack(tmp_path, "outline: hexagon, height: 34.6", template)))
        assert any("mm from the edge" in one.message for one in found) == is_near
