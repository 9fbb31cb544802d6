"""Figures of a rulebook: pieces of the game by name, templates of the book, what is not there."""

from dataclasses import replace

import pytest

from printkit.art.style import Ink
from printkit.components.design import Design
from printkit.components.figures import HIGHEST, USUAL, FigureDrawer
from printkit.diagnostics import Span
from printkit.loading.rulebook_text import RulebookText
from printkit.pipeline.prepare import open_context, prepare
from printkit.pipeline.render_context import RenderContext
from printkit.rulebook.blocks import Figure
from tests.components.drawing import texts
from tests.rulebook.book import places

HERE = Span("pack/rules.md", 7)


@pytest.fixture(scope="module")
def studio() -> RenderContext:
    return open_context(prepare("classic-us"))


@pytest.fixture
def design(studio: RenderContext) -> Design:
    return studio.design(Ink.FULL)


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("deeds/39",), "Boardwalk"),
        (("deeds/39", "deeds/1#back"), "Mediterranean"),
        (("spaces/39",), "Boardwalk"),
        (("money/500",), "500"),
        (("board",), "Boardwalk"),
    ],
)
def test_pieces_are_shown_by_name(design: Design, names: tuple[str, ...], words: str) -> None:
    drawn = FigureDrawer(design).draw(Figure("", HERE, names), 88.0)
    assert design.findings == []
    assert drawn is not None
    node, height = drawn
    assert 0 < height <= HIGHEST
    assert words.lower() in " ".join(texts(node)).lower()


def test_a_row_of_pieces_grows_as_far_as_the_width_allows(design: Design) -> None:
    drawer = FigureDrawer(design)
    figure = Figure("", HERE, ("deeds/39", "deeds/1"), height=20.0)
    heights = [drawn[1] for growth in (1.0, 1.5, 9.0) if (drawn := drawer.draw(figure, 60, growth))]
    assert heights[:2] == [20.0, 30.0]
    assert heights[2] < 60


def test_all_that_is_made_can_be_ticked_off_with_its_paper(design: Design) -> None:
    drawn = FigureDrawer(design).draw(Figure("", HERE, template="checklist", height=38), 120.0)
    assert design.findings == []
    assert drawn is not None
    listed = " ".join(texts(drawn[0]))
    assert "Title deeds ×28" in listed
    assert "80–100\u00a0g/m²" in listed
    assert "In the box" not in listed


def test_what_is_in_the_box_shows_tuck_boxes_as_they_are_made(design: Design) -> None:
    drawn = FigureDrawer(design).draw(Figure("", HERE, template="box", height=66), 120.0)
    assert drawn is not None
    assert "Tuck boxes  ×3" in " ".join(texts(drawn[0]))


@pytest.mark.parametrize(("template", "rows"), [("start-money", 2), ("start-money:7", 1)])
def test_start_money_stands_in_as_many_columns_as_wished(
    design: Design, template: str, rows: int
) -> None:
    drawn = FigureDrawer(design).draw(Figure("", HERE, template=template), 120.0)
    assert drawn is not None
    counts = places(drawn[0], "×")
    assert len(counts) == 7
    assert len({round(y, 2) for _, y in counts}) == rows


def test_a_template_in_the_book_draws_with_the_games_data_and_pieces(design: Design) -> None:
    source = (
        '<artwork><piece name="deeds/39" w="20"/><text x="30">{{ rules.salary }}</text></artwork>'
    )
    drawn = FigureDrawer(design).draw(Figure("", HERE, source=source), 88.0)
    assert design.findings == []
    assert drawn is not None
    node, height = drawn
    assert height == USUAL
    assert {"BOARDWALK", "200"} <= set(texts(node))


def test_a_kind_that_is_never_folded_takes_no_room(design: Design) -> None:
    drawer = FigureDrawer(design)
    assert drawer.draw(Figure("", HERE, template="folding:gable"), 88.0) is not None
    assert drawer.draw(Figure("", HERE, template="folding:flat"), 88.0) is None
    assert design.findings == []


def test_a_mistake_in_such_a_template_has_its_line_in_the_book(design: Design) -> None:
    source = '<artwork>\n<piece name="deeds/40"/>\n</artwork>'
    FigureDrawer(design).draw(Figure("", HERE, source=source), 88.0)
    (found,) = design.findings
    assert "there is no piece 'deeds/40'" in found.message
    assert found.span is not None
    assert (found.span.file, found.span.line) == ("pack/rules.md", 9)


@pytest.mark.parametrize(
    ("figure", "message", "remedy"),
    [
        (
            Figure("", HERE, ("deeds/40",)),
            "the figure shows 'deeds/40', but there is no such piece",
            "did you mean",
        ),
        (Figure("", HERE, ("deeds/39#inside",)), "'deeds/39#inside'", "deeds/39#back"),
        (
            Figure("", HERE, template="spaceship"),
            "there is no figure 'spaceship'",
            "spaceship",
        ),
    ],
)
def test_what_is_not_there_is_reported(
    design: Design, figure: Figure, message: str, remedy: str
) -> None:
    assert FigureDrawer(design).draw(figure, 88.0) is None
    (found,) = design.findings
    assert message in found.message
    assert remedy in (found.help or "")
    assert found.span == HERE


def test_what_the_edition_does_not_have_is_left_out_of_the_books_of_bases(
    studio: RenderContext,
) -> None:
    base = RulebookText("", HERE.file, is_inherited=True)
    design = replace(studio.design(Ink.FULL), rulebook=base)
    assert FigureDrawer(design).draw(Figure("", HERE, ("deeds/40",)), 88.0) is None
    assert FigureDrawer(design).draw(Figure("", HERE, ("deeds/40", "deeds/39")), 88.0) is not None
    assert design.findings == []
