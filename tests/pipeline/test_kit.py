"""The kit as sheets of paper: pages 2k-1 and 2k are the two sides of one, piece by piece."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, pairwise, product
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from printkit.art.style import Ink
from printkit.components.component import Component, Layout
from printkit.components.contents import CONTENTS, stand_in_pages
from printkit.components.design import Composition, Design
from printkit.components.registry import all_components, components_of
from printkit.geometry.transform import Point, Transform
from printkit.imposition.frames import MARK_REACH, flip
from printkit.imposition.imposed import Placement
from printkit.imposition.kit import DUPLEX, KitSheet, PlannedKit
from printkit.imposition.options import Backs
from printkit.imposition.paper import MARGIN, PAPERS, Paper
from printkit.languages import shipped_language
from printkit.pipeline.chosen import PieceChoice
from printkit.pipeline.kit import SECTIONS, Chapter, KitFilePage, chapters, kinds_apart, kit_of
from printkit.pipeline.prepare import open_context, prepare, shipped_variants
from printkit.pipeline.request import Request
from printkit.scene import Artwork, Group, Layer, Node, Shape, Sheet, Side
from tests.cli.running import Run
from tests.components.drawing import texts
from tests.pipeline.games import ONE_PAPER, game

ENGLISH = shipped_language("en").phrases
POINTS = 72 / 25.4

Drawn = list[tuple[Component, Composition]]


@cache
def _drawn(variant: str) -> tuple[Design, Drawn]:
    """The game without drawings but in its book, and with a contents sheet of two pages."""
    studio = open_context(prepare(variant))
    drawn = [
        (one, one.draw(studio.design(Ink.FULL, sketch=one.id != "rules")))
        for one in components_of(studio.variant)
    ]
    return studio.design(Ink.FULL), [(CONTENTS, Composition(stand_in_pages(2))), *drawn]


def _kit(variant: str, paper: str, backs: Backs) -> PlannedKit:
    design, drawn = _drawn(variant)
    return kit_of(design, drawn, Request(variant, Path(), backs=backs), paper)


@dataclass(frozen=True)
class Made:
    """A kit of a game as sheets and as pages."""

    drawn: Drawn
    paper: str
    backs: Backs
    kit: PlannedKit
    sheets: list[KitSheet]
    chapters: list[Chapter]

    @property
    def pages(self) -> list[KitFilePage]:
        return [page for chapter in self.chapters for page in chapter.pages]


def combinations() -> list[tuple[str, str, Backs]]:
    """Each game as it is mostly printed, and every paper with all kinds of backs for two games.

    The games take turns: each meets every paper and every kind of backs.
    """
    games = cycle(shipped_variants())
    others = [(next(games), *both) for both in product(PAPERS, Backs) for _ in range(2)]
    usual = product(shipped_variants(), ("a4", "letter"), [Backs.DUPLEX_LONG])
    return sorted({*others, *usual})


@pytest.fixture(scope="module", params=combinations(), ids="-".join)
def made(request: pytest.FixtureRequest) -> Made:
    variant, paper, backs = request.param
    kit = _kit(variant, paper, backs)
    drawn = list(kit.drawn())
    return Made(
        _drawn(variant)[1],
        paper,
        backs,
        kit,
        [sheet for _, sheets in drawn for sheet in sheets],
        list(chapters(drawn, backs, ENGLISH)),
    )


def _mirror(sheet: KitSheet, paper: Paper, backs: Backs) -> Transform:
    lying = sheet.front.width > sheet.front.height
    return flip(paper.landscape if lying else paper.portrait, backs)


def _up(transform: Transform) -> tuple[float, float]:
    """Where the upper edge of what is transformed points to."""
    return (-transform.c, -transform.d)


def _layers(node: Node) -> Iterator[Layer]:
    if isinstance(node, Group):
        if node.layer is not None:
            yield node.layer
        for child in node.children:
            yield from _layers(child)


def _holds_pieces(sheet: Sheet) -> bool:
    return Layer.ARTWORK in set(_layers(sheet.content))


def test_every_piece_has_its_own_back_behind_it(made: Made) -> None:
    backs = made.backs
    for sheet in made.sheets:
        fronts = [p for p in sheet.placements if p.side is Side.FRONT]
        behind = [p for p in sheet.placements if p.side is Side.BACK]
        with_backs = [p for p in fronts if p.artwork.back is not None]
        if backs is Backs.NONE:
            assert not behind
            continue
        assert len(behind) == len(with_backs)
        if backs is not Backs.FOLD:
            over = _mirror(sheet, PAPERS[made.paper], backs)
            assert all(_is_behind(back, with_backs, over) for back in behind)


def _edges(placement: Placement) -> tuple[float, float, float, float]:
    x, y, width, height = placement.bounds
    return (x, y, x + width, y + height)


def _is_behind(back: Placement, fronts: Sequence[Placement], over: Transform) -> bool:
    """Whether exactly one front lies there: the same trim, the same artwork, the same way up."""
    corners = [over.apply(x, y) for x in (back.bounds.x, back.bounds.right)
               for y in (back.bounds.y, back.bounds.bottom)]  # fmt: skip
    seen = (min(x for x, _ in corners), min(y for _, y in corners),
            max(x for x, _ in corners), max(y for _, y in corners))  # fmt: skip
    found = [f for f in fronts if _edges(f) == pytest.approx(seen)]
    linear = Transform(over.a, over.b, over.c, over.d)
    return (
        len(found) == 1
        and found[0].artwork is back.artwork
        and linear.apply(*_up(found[0].transform)) == pytest.approx(_up(back.transform))
    )


def _guides(node: Node, layer: Layer | None = None) -> Iterator[tuple[Point, Point]]:
    """The lines of marks on a sheet."""
    if isinstance(node, Group):
        for child in node.children:
            yield from _guides(child, node.layer or layer)
    elif isinstance(node, Shape) and layer is Layer.GUIDES:
        for one, other in pairwise(node.path.segments):
            if other[0] == "L" and one[0] != "Z":
                yield Point(*one[-2:]), Point(*other[-2:])


def _unmarked(placement: Placement, lines: Sequence[tuple[Point, Point]]) -> list[str]:
    """The straight cuts of a piece without a mark in line with them at both ends."""
    x, y, right, bottom = _edges(placement)
    upright = [("x", at, y, bottom, [(a.x, b.x, a.y, b.y) for a, b in lines]) for at in (x, right)]
    level = [("y", at, x, right, [(a.y, b.y, a.x, b.x) for a, b in lines]) for at in (y, bottom)]
    missing = []
    for axis, at, start, end, seen in [*upright, *level]:
        here = [(c, d) for a, b, c, d in seen if max(abs(a - at), abs(b - at)) < 1e-3]
        before = any(max(c, d) <= start for c, d in here)
        if not (before and any(min(c, d) >= end for c, d in here)):
            missing.append(f"{placement.artwork.id}: {axis} = {at:.2f}")
    return missing


def test_every_straight_cut_has_a_mark_at_both_ends(made: Made) -> None:
    whole = {"blank"} | {
        a.id
        for one, composition in made.drawn
        if one.layout in {Layout.PAGES, Layout.BOOKLET}
        for a in composition.artworks
    }
    for sheet in made.sheets:
        lines = list(_guides(sheet.front.content))
        cut = [
            p for p in sheet.placements
            if p.side is Side.FRONT and p.artwork.outline is None and p.artwork.id not in whole
        ]  # fmt: skip
        assert not [missing for p in cut for missing in _unmarked(p, lines)], sheet.number


def _weights(text: str) -> set[int]:
    """All weights that a text allows: "160–200 g/m²" is any from 160 to 200."""
    ranges = re.findall("([0-9]+)(?:–([0-9]+))? g/m²", text)
    return {weight for low, high in ranges for weight in range(int(low), int(high or low) + 1)}


def test_a_sheet_asks_for_paper_that_suits_all_that_lies_on_it(made: Made) -> None:
    for sheet in made.sheets:
        said = " ".join(texts(sheet.front.content))
        suited = [_weights(ENGLISH.components[part].paper) for part in sheet.plan.front]
        if len(suited) > 1:
            assert _weights(said) == set.intersection(*suited) != set(), said


def test_every_copy_is_on_one_sheet_of_the_kit(made: Made) -> None:
    placed = Counter(
        p.artwork.id for s in made.sheets for p in s.placements
        if p.side is Side.FRONT
    )  # fmt: skip
    for component, composition in made.drawn:
        if component.layout is Layout.PIECES:
            assert {a.id: placed[a.id] for a in composition.artworks} == {
                a.id: a.copies for a in composition.artworks
            }


def test_pages_come_in_pairs(made: Made) -> None:
    kit, sheets, pages, backs = made.kit, made.sheets, made.pages, made.backs
    assert [sheet.number for sheet in sheets] == list(range(1, kit.total + 1))
    assert len(pages) == kit.pages
    if backs not in DUPLEX:
        fronts = [page for page in pages if page.sheet.side is Side.FRONT]
        assert len(fronts) == kit.total
        assert not kinds_apart(made.chapters, backs)
        return
    assert len(pages) == 2 * kit.total
    for sheet, front, back in zip(sheets, pages[::2], pages[1::2], strict=True):
        assert (front.sheet.side, back.sheet.side) == (Side.FRONT, Side.BACK)
        assert (front.sheet.width, front.sheet.height) == (back.sheet.width, back.sheet.height)
        assert (front.label, back.label) == (f"{sheet.number} front", f"{sheet.number} back")
        assert front.two_sided == back.two_sided == _holds_pieces(back.sheet)
        if "board" in sheet.plan.front:
            assert sheet.plan.front == {"board"}, "each tile has a sheet of its own"
            assert not back.two_sided


def test_where_parts_are_is_where_they_are(made: Made) -> None:
    kit, pages, backs = made.kit, made.pages, made.backs
    for component, composition in made.drawn:
        where = kit.where(component.id)
        labels = {int(pages[number - 1].label.split()[0]) for number in where.pages}
        assert labels == set(where.sheets)
        two_sided = any(a.back is not None for a in composition.artworks)
        if component.layout is Layout.PIECES:
            assert where.two_sided == (two_sided and backs not in {Backs.NONE, Backs.FOLD})
        shown = {
            sheet.number for sheet in made.sheets
            if any(a is p.artwork for p in sheet.placements for a in composition.artworks)
        }  # fmt: skip
        assert shown <= set(where.sheets)


def test_the_kinds_apart_are_all_sheets(made: Made) -> None:
    for kind, chosen in kinds_apart(made.chapters, made.backs).items():
        kept = [page for chapter in chosen for page in chapter.pages]
        there = [page for page in made.pages if page.two_sided == (kind == "two-sided")]
        left_out = [page for page in there if page not in kept]
        assert [page for page in there if page in kept] == kept
        assert not any(_holds_pieces(page.sheet) for page in left_out)


SHEETS = {
    "classic-us": (42, 43),
    "classic-uk": (42, 43),
    "monopoly-space": (45, 45),
    "mass-effect-n7": (45, 45),
    "monopoly-2-0": (43, 44),
    "moonopoly": (17, 17),
    "planetopoly": (53, 54),
}
"""On A4 and on US Letter."""


@pytest.mark.parametrize("variant", SHEETS)
def test_the_kit_takes_no_more_paper_than_it_did(variant: str) -> None:
    for paper, most in zip(("a4", "letter"), SHEETS[variant], strict=True):
        assert _kit(variant, paper, Backs.DUPLEX_LONG).total <= most


@pytest.mark.parametrize(
    ("wanted", "pages", "sheet", "two_sided"),
    [
        ({}, 2, 1, True),
        ({"backs": Backs.DUPLEX_SHORT}, 2, 1, True),
        ({}, 3, 3, False),
        ({"backs": Backs.NONE}, 2, 4, False),
        ({"backs": Backs.SEPARATE}, 2, 4, False),
    ],
    ids=str,
)
def test_the_map_of_the_tiles_lies_behind_a_page_or_the_label(
    wanted: dict[str, Any], pages: int, sheet: int, *, two_sided: bool
) -> None:
    """``sheet`` is the map's; ``pages`` are those of the contents sheet."""
    design, drawn = _drawn("classic-us")
    kept = [(one, composition) for one, composition in drawn if one.id in {"cover", "board"}]
    contents = (CONTENTS, Composition(stand_in_pages(pages)))
    kit = kit_of(design, [contents, *kept], Request("classic-us", Path(), **wanted), "a4")
    assert min(kit.where("board").sheets) == sheet
    assert kit.where("cover").two_sided == two_sided
    label = next(kit.drawn())[1][0].front
    assert any("Two-sided" in text for text in texts(label.content)) == two_sided


def test_nets_and_cards_share_sheets_where_that_saves_some() -> None:
    nets, cards = ({c.id for c in all_components() if c.stock is stock} for stock in SECTIONS[-1])
    for variant in ("monopoly-space", "classic-us"):
        kit = _kit(variant, "a4", Backs.DUPLEX_LONG)
        fronts = [plan.front for section in kit.sections for plan in section.plan]
        assert any(front & nets and front & cards for front in fronts)


def test_every_component_is_printed() -> None:
    known = {stock for stocks in SECTIONS for stock in stocks}
    for component in all_components():
        whole = component.layout in {Layout.PAGES, Layout.BOOKLET}
        assert component.stock in known or whole


def _with_pages(count: int, **wanted: Any) -> PlannedKit:
    """A kit whose rulebook has so many pages of half a sheet."""
    design, drawn = _drawn("classic-us")
    book = tuple(Artwork(f"rules-{n}", "", 130.0, 198.0, Group(())) for n in range(1, count + 1))
    known = [(one, Composition(book) if one.id == "rules" else made) for one, made in drawn]
    return kit_of(design, known, Request("classic-us", Path(), **wanted), "a4")


@pytest.mark.parametrize(
    ("wanted", "sheets", "two_sided"),
    [
        ({}, 3, True),
        ({"backs": Backs.DUPLEX_SHORT}, 3, True),
        ({"backs": Backs.SEPARATE}, 3, True),
        ({"backs": Backs.NONE}, 11, False),
        ({"backs": Backs.FOLD}, 11, False),
        ({"own_backs": (("rules", Backs.NONE),)}, 11, False),
        ({"margin": 10.0}, 6, True),
    ],
    ids=str,
)
def test_the_rulebook_is_a_booklet(wanted: dict[str, Any], sheets: int, *, two_sided: bool) -> None:
    where = _with_pages(11, **wanted).where("rules")
    assert (len(where.sheets), where.two_sided) == (sheets, two_sided)


def test_single_pages_are_no_booklet() -> None:
    kit = _with_pages(4, choices=(PieceChoice("rules", "2"),))
    assert len(kit.where("rules").sheets) == 2, "front and back of each"


PIXEL = 25.4 / 300
"""A dot of a page that is rendered with 300 dots per inch, mm."""


def _blank_edges(page: pypdfium2.PdfPage) -> list[float]:
    """What is blank above, below, left and right, mm."""
    ink = page.render(scale=25.4 / PIXEL / 72, grayscale=True).to_pil().point(lambda v: 255 - v)
    left, top, right, bottom = ink.getbbox() or (0, 0, *ink.size)
    return [n * PIXEL for n in (top, ink.height - bottom, left, ink.width - right)]


@pytest.mark.parametrize("backs", ["duplex-short", "separate"])
def test_the_written_kit(run: Run, tmp_path: Path, backs: str) -> None:
    folder = game(tmp_path / "tiny")
    with (folder / "variant.yaml").open("a") as definition:
        definition.write(
            "pieces: {dome: {kind: dome, name: Dome, diameter: 16, bands: 2, count: 1}}\n"
        )
    out = ("-o", str(tmp_path / "o"))
    assert run("build", str(folder), *out, *ONE_PAPER, "--backs", backs).code == 0
    with pikepdf.open(tmp_path / "o" / "tiny" / "a4" / "kit.pdf") as kit:
        duplex = kit.Root.ViewerPreferences.Duplex
        labels = [str(page.label) for page in kit.pages]
        sizes = [sorted(float(x) / POINTS for x in page.mediabox[2:]) for page in kit.pages]
    assert sizes == [pytest.approx([210, 297], abs=0.01)] * len(sizes)
    written = pypdfium2.PdfDocument(tmp_path / "o" / "tiny" / "a4" / "kit.pdf")
    texts = [page.get_textpage().get_text_range() for page in written]
    for page in written:
        above, below, *beside = _blank_edges(page)
        assert min(above, below) > MARGIN - 2 * PIXEL, "no mark stands above or below the words"
        assert min(beside) > MARGIN - MARK_REACH - 2 * PIXEL
    if backs == "separate":
        assert duplex == "/Simplex"
        assert labels[:3] == ["1", "2", "3"], "contents and domes have no backs"
        return
    assert duplex == "/DuplexFlipShortEdge"
    assert labels == [f"{n // 2 + 1} {'back' if n % 2 else 'front'}" for n in range(len(labels))]
    blank = [text for text in texts if "stays blank" in text]
    assert blank
    assert all(len(text.split()) < 20 for text in blank)
