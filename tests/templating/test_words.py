"""Text and tables: where they stand, and what is reported when they do not fit."""

import pytest

from printkit.diagnostics import Related, Span
from tests.templating.drawing import Drawn, RenderContext

MM_9PT = 9 * 25.4 / 72


def words(drawn: Drawn) -> list[str]:
    assert not drawn.findings
    return [text.run.text for text in drawn.texts]


def test_text_is_set_in_its_box(studio: RenderContext) -> None:
    drawn = studio.inner('<text x="10" y="20" w="30" h="10">Elm\n   Street</text>')
    assert words(drawn) == ["Elm Street"]
    [text] = drawn.texts
    assert text.x == pytest.approx(10)
    assert 20 < text.y < 30
    assert text.run.font == "Jost-Regular"
    assert text.run.size == pytest.approx(MM_9PT)


def test_attributes_outweigh_the_style(studio: RenderContext) -> None:
    element = (
        '<text style="small" size="3mm" font="strong" align="right" colour="accent">Elm</text>'
    )
    [text] = studio.inner(element).texts
    assert (text.run.font, text.run.size, text.colour.hex) == ("Jost-Bold", 3, "#ff0000")
    assert text.x + text.run.width == pytest.approx(60)


def test_text_shrinks_to_its_least_size_before_it_is_reported(studio: RenderContext) -> None:
    text = '<text size="6mm" {} w="18" h="7" hyphenate="false">Elm Street</text>'
    assert studio.inner(text.format("")).finding.code == "PK701"
    shrunk = studio.inner(text.format('min="2mm"'))
    assert not shrunk.findings
    assert 2 <= shrunk.texts[0].run.size < 6


def test_texts_of_a_field_share_the_size_in_which_each_fits(studio: RenderContext) -> None:
    element = '<text size="6mm" min="2mm" w="18" h="7" of="name" {}>Elm</text>'
    alike = {"name": ("Elm", "", "Elm Street and Oak Street")}
    alone = studio.inner(element.format(""), alike=alike).texts[0].run.size
    shared = studio.inner(element.format('alike="true"'), alike=alike).texts[0].run.size
    assert alone == 6
    assert 2 <= shared < 4


def test_a_text_too_long_points_at_the_field_of_the_definition(studio: RenderContext) -> None:
    studio.write("parts/name", '<text w="5" h="3" of="levels.0.name">Donaudampfschiff</text>')
    finding = studio.inner("{% include 'parts/name.xml.j2' %}").finding
    assert (finding.code, finding.route) == ("PK701", ("deeds", 1, "levels", 0, "name"))
    assert finding.span is None
    assert finding.related == (Related("set by this template", Span("parts/name.xml.j2", 1, 1, 6)),)
    assert "deed “Elm”" in finding.message
    assert "“Donaudampfschiff”" in finding.message


def test_a_text_too_long_of_no_field_points_at_the_template(studio: RenderContext) -> None:
    finding = studio.inner('<text w="5" h="3">Donaudampfschiff</text>').finding
    assert (finding.code, finding.route) == ("PK701", None)
    assert finding.span == Span("piece.xml.j2", 1, 10, 15)


def test_a_missing_glyph_is_named(studio: RenderContext) -> None:
    finding = studio.inner('<text of="name">東 Elm</text>').finding
    assert (finding.code, finding.route) == ("PK702", ("deeds", 1, "name"))
    assert "'東' (U+6771)" in finding.message


def test_long_texts_are_quoted_in_part(studio: RenderContext) -> None:
    finding = studio.inner(f'<text w="5" h="3">{"word " * 50}</text>').finding
    assert "…”" in finding.message
    assert len(finding.message) < 280


@pytest.mark.parametrize(
    "attributes",
    [
        *('size="0"', 'size="-3mm"', 'size="1000mm"', 'min="0"', 'min="-1"'),
        *('leading="0"', 'leading="-1"', 'leading="900"', 'tracking="-9mm"', 'tracking="90mm"'),
    ],
)
def test_text_that_cannot_be_set_is_refused(studio: RenderContext, attributes: str) -> None:
    finding = studio.inner(f"<text {attributes}>a b</text>").finding
    assert (finding.code, finding.span) == ("PK144", Span("piece.xml.j2", 1, 10, 15))


TABLE = '<table x="10" y="10" w="40" h="20" {}>{}</table>'


def test_columns_take_what_they_say_and_share_the_rest(studio: RenderContext) -> None:
    row = "<tr><td>a</td><td>b</td><td>c</td><td>d</td></tr>"
    drawn = studio.inner(TABLE.format('columns="* 10 25% *"', row))
    assert words(drawn) == ["a", "b", "c", "d"]
    assert [round(text.x, 3) for text in drawn.texts] == [10, 20, 30, 40]


def test_cells_are_aligned_in_their_columns(studio: RenderContext) -> None:
    row = '<tr><td align="right">a</td><td align="center">b</td></tr>'
    [a, b] = studio.inner(TABLE.format('columns="* *"', row)).texts
    assert a.x + a.run.width == pytest.approx(30)
    assert b.x + b.run.width / 2 == pytest.approx(40)


def test_all_cells_have_the_size_of_the_one_that_needs_the_least(studio: RenderContext) -> None:
    rows = "<tr><td>a</td><td>A very long line</td></tr><tr><td>b</td><td>c</td></tr>"
    table = TABLE.format('columns="* 20" size="5mm" min="1mm"', rows)
    drawn = studio.inner(table)
    assert len(words(drawn)) >= 4
    [size] = {text.run.size for text in drawn.texts}
    assert 1 <= size < 5


def test_a_cell_of_its_own_smaller_style_keeps_it(studio: RenderContext) -> None:
    row = '<tr><td>a</td><td style="small">b</td></tr>'
    [a, b] = studio.inner(TABLE.format('columns="* *" size="4mm"', row)).texts
    assert b.run.size == 2
    assert a.run.size == 2


def test_rows_share_the_height_by_their_growth(studio: RenderContext) -> None:
    rows = '<tr fill="ink"/><tr grow="3" fill="ink"/>'
    assert studio.inner(TABLE.format('columns="*"', rows)).boxes == [
        (10, 10, 40, 5),
        (10, 15, 40, 15),
    ]


def test_rows_without_growth_do_no_harm(studio: RenderContext) -> None:
    drawn = studio.inner(TABLE.format('columns="*"', '<tr grow="0" fill="ink"/>'))
    assert drawn.boxes == [(10, 10, 40, 0)]


def test_rules_stand_between_the_rows(studio: RenderContext) -> None:
    rows = "<tr/>" * 4
    drawn = studio.inner(TABLE.format('columns="*" rule="ink" rule-width="0.3"', rows))
    assert drawn.boxes == [(10, 15, 40, 0), (10, 20, 40, 0), (10, 25, 40, 0)]
    assert {shape.stroke.width for shape in drawn.shapes if shape.stroke} == {0.3}


def test_a_cell_too_long_points_at_its_field(studio: RenderContext) -> None:
    row = '<tr><td of="rents.1">Donaudampfschiff</td></tr>'
    finding = studio.inner(f'<table columns="*" w="8" h="4">{row}</table>').finding
    assert (finding.code, finding.route) == ("PK701", ("deeds", 1, "rents", 1))
