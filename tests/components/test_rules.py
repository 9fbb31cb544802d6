"""The rulebook of each shipped game: set on pages that fit, with the game's own numbers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components.design import Composition, Design
from printkit.components.rules import COMPONENT
from printkit.diagnostics import Diagnostic
from printkit.imposition.impose import impose
from printkit.imposition.options import Backs, SheetOptions
from printkit.imposition.paper import A4, LETTER, Paper
from printkit.loading.rulebook_text import RulebookText
from printkit.pipeline.prepare import Prepared, open_context, prepare
from printkit.pipeline.render_context import RenderContext
from printkit.pipeline.slug_texts import slug_texts
from printkit.scene import Group, Text
from printkit.shipped import shipped_folder
from printkit.templating.expression_scope import book_names
from printkit.text.numbers import format_money
from printkit.units import MM_PER_POINT
from tests.components.drawing import squeezed, texts
from tests.rulebook.book import leaves

GAMES = ("classic-uk", "classic-us", "mass-effect-n7", "monopoly-2-0", "monopoly-space")


@pytest.fixture(scope="module", params=GAMES)
def prepared(request: pytest.FixtureRequest) -> Prepared:
    return prepare(request.param)


@pytest.fixture(scope="module")
def studio(prepared: Prepared) -> RenderContext:
    return open_context(prepared)


@pytest.mark.parametrize("ink", Ink)
def test_the_rules_are_set_without_findings(studio: RenderContext, ink: Ink) -> None:
    composition = COMPONENT.compose(studio.design(ink))
    assert composition.findings == ()
    pages = len(composition.artworks)
    assert 8 <= pages <= 16
    assert [a.id for a in composition.artworks] == [f"rules-{n}" for n in range(1, pages + 1)]
    assert {(a.width, a.height) for a in composition.artworks} == {(130.0, 198.0)}
    assert {a.bleed for a in composition.artworks} == {0.0}
    assert list(_bare_pages(composition, studio.design(ink))) == []


@pytest.mark.parametrize(
    ("game", "language"),
    [("moonopoly", "en"), ("planetopoly", "de"), ("planetopoly", "en"), ("monopoly-space", "fr")],
)
def test_other_books_are_as_short_and_as_full(game: str, language: str) -> None:
    design = open_context(prepare(game, language=language)).design(Ink.FULL)
    composition = COMPONENT.compose(design)
    assert composition.findings == ()
    assert 8 <= len(composition.artworks) <= 16
    assert list(_bare_pages(composition, design)) == []


def _bare_pages(composition: Composition, design: Design) -> Iterator[tuple[str, float]]:
    """Pages between the cover and the last whose words end above two thirds."""
    column = design.look.box("rules.text")
    for page in composition.artworks[1:-1]:
        assert isinstance(page.front, Group)
        _, text = page.front.children
        ends = (
            where.apply(0.0, leaf.y)[1] for leaf, where in leaves(text) if isinstance(leaf, Text)
        )
        filled = (max(ends) - column.y) / column.height
        if filled < 2 / 3:
            yield page.id, filled


def test_every_section_and_number_is_printed(prepared: Prepared, studio: RenderContext) -> None:
    composition = COMPONENT.compose(studio.design(Ink.FULL))
    printed = squeezed("".join(text for a in composition.artworks for text in texts(a.front)))
    assert isinstance(prepared.rulebook, RulebookText)
    headings = [line for line in prepared.rulebook.text.splitlines() if line.startswith("#")]
    assert len(headings) > 8
    for heading in headings:
        assert squeezed(heading.lstrip("# ")) in printed
    assert "{{" not in printed
    variant = studio.variant
    salary = format_money(float(variant.rules["salary"]), variant.currency, variant.language)
    assert squeezed(salary) in printed


@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
def test_a_page_takes_one_sheet_of_either_paper(studio: RenderContext, paper: Paper) -> None:
    design = studio.design(Ink.FULL)
    artworks = COMPONENT.compose(design).artworks
    options = SheetOptions(paper, Backs.NONE)
    imposed = impose(artworks, options, slug_texts(design, "rules"), design.shaper)
    assert imposed.diagnostics == ()
    assert len(imposed.sheets) == len(artworks)


def test_a_mistake_points_at_the_line_of_the_markdown(prepared: Prepared) -> None:
    text = RulebookText("# Rules\n\nPay {{ rules.salery | money }}.\n", "pack/rulebook.md")
    studio = open_context(Prepared(prepared.loaded, prepared.theme, text))
    found: tuple[Diagnostic, ...] = COMPONENT.compose(studio.design(Ink.FULL)).findings
    assert [(d.code, str(d.span)) for d in found] == [("PK703", "pack/rulebook.md:3:5")]


def test_a_page_of_figures_stays_the_last_of_the_book(prepared: Prepared) -> None:
    text = "# Rules\n\nOne.\n\n---\n\n## At a glance\n\n![](board)\n"
    book = RulebookText(text, "pack/rulebook.md")
    studio = open_context(Prepared(prepared.loaded, prepared.theme, book))
    design = studio.design(Ink.FULL)
    composition = COMPONENT.compose(design)
    first, *_, last = (squeezed("".join(texts(a.front))) for a in composition.artworks[1:])
    assert squeezed(design.phrases.where_from) in first
    assert "ataglance" in last


def test_an_aid_by_itself_closes_the_book(prepared: Prepared) -> None:
    text = "# Rules\n\n## One\n\nOne.\n\n---\n\n![](board)\n"
    studio = open_context(Prepared(prepared.loaded, prepared.theme, RulebookText(text, "rules.md")))
    pages = COMPONENT.compose(studio.design(Ink.FULL)).artworks
    assert [page.closes for page in pages] == [False] * (len(pages) - 1) + [True]


def test_house_rules_end_the_rulebook_in_its_language(tmp_path: Path) -> None:
    text = (
        "extends: classic-us\ntitle: Ours\nrules: {parking_bonus: 75}\nhouse_rules:\n"
        '  - "*Free Parking* pays {{ rules.parking_bonus | money }}."\n  - Nobody lends money.\n'
    )
    assert "houserulesfreeparkingpays$75.nobodylendsmoney." in _printed(tmp_path, text)
    assert "hausregelnfree" in _printed(tmp_path, text + "language: de\n")


def test_origins_are_listed_with_the_spaces_of_french() -> None:
    composition = COMPONENT.compose(
        open_context(prepare("classic-us", language="fr")).design(Ink.FULL)
    )
    printed = " ".join(texts(composition.artworks[-1].front))
    assert "De l’original :" in printed
    assert "joueurs ;" in printed


@pytest.mark.parametrize("game", [*GAMES, "moonopoly", "planetopoly"])
def test_labels_of_figures_can_be_read(game: str) -> None:
    """At arm's length: no label is smaller, and no figure has any set smaller."""
    look = open_context(prepare(game)).design(Ink.FULL).look
    least = look.set_style(look.text_style("figure-label")).min_size
    assert least is not None
    assert least >= 7.5 * MM_PER_POINT
    shrunk = re.compile(r'"figure-label"[^>]*(min=|size="[0-6]\.)')
    boards, templates = shipped_folder("boards"), shipped_folder("templates")
    sources = (*boards.rglob("*.md"), *templates.rglob("*.j2"))
    assert [path for path in sources if shrunk.search(path.read_text(encoding="utf-8"))] == []


def test_pieces_of_many_steps_are_shown_beside_those_of_few() -> None:
    rows = book_names(open_context(prepare("monopoly-space")).variant)["fold_rows"]
    assert rows == ("standee", "boxes+chip", "dome+die")


def test_house_rules_need_no_rulebook(tmp_path: Path) -> None:
    text = "extends: classic-us\ntitle: Ours\nrulebook: null\nhouse_rules: [Be kind.]\n"
    assert "houserulesbekind." in _printed(tmp_path, text)


def _printed(folder: Path, text: str) -> str:
    (folder / "variant.yaml").write_text(text, encoding="utf-8")
    studio = open_context(prepare(str(folder)))
    assert COMPONENT.applies(studio.variant)
    composition = COMPONENT.compose(studio.design(Ink.FULL))
    assert composition.findings == ()
    return squeezed("".join(text for a in composition.artworks for text in texts(a.front)))
