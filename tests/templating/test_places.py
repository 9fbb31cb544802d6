"""Mistakes in templates are reported at their own line and column."""

import os
import re
from pathlib import Path

import jinja2
import pytest

from printkit.diagnostics import Span
from printkit.limits import Limits, in_force
from printkit.templating.environment import TemplateFolders
from printkit.templating.stamping import Stamps
from tests.templating.drawing import RenderContext

CLASSIC = """\
{# a comment with <rect> in it #}
<artwork>
  <!-- <circle/> -->
  {% for i in [1] %}
  <rect/>  <rectangle w="{{ '<' }}"/>
  {% endfor %}
  {% include "parts/line.xml.j2" %}
</artwork>
"""


def test_each_start_tag_is_stamped_and_nothing_else() -> None:
    stamps = Stamps()
    stamped = stamps.stamp("<a>\n  <b/>{{ '<c>' }}</a>", "t")
    marks = re.findall(r'_at="([0-9a-f]{32}:\d)"', stamped)
    assert [str(stamps.place_of(mark)) for mark in marks] == ["t:1:1", "t:2:3"]
    assert re.sub(r' _at="[^"]*"', "", stamped) == "<a>\n  <b/>{{ '<c>' }}</a>"


@pytest.mark.parametrize(
    "source",
    [
        "<rect _at='/etc/passwd:1:1'/>",
        '<{{ "rect" }} _at="/etc/passwd:1:1"/>',
        '<{{ "rect" }} {{ "_" }}at="/etc/passwd:1:1"/>',
        '<{{ "rect" }} {{ "_" }}at="00000000000000000000000000000000:0"/>',
        '<Rect {{ "_at" }}="/etc/passwd:1:1"/>',
        '<{{ "rect" }} {{ "_" }}at=""/>',
    ],
)
def test_a_template_cannot_write_stamps(studio: RenderContext, source: str) -> None:
    finding = studio.draw(f"<artwork>\n{source}</artwork>").finding
    assert (finding.code, finding.message) == (
        "PK141",
        "the attribute '_at' is set by printkit alone",
    )
    assert finding.span is not None
    assert finding.span.file == "piece.xml.j2"


@pytest.mark.parametrize(
    "source",
    [
        "{% set x %}<rect/>{% endset %}<text>{{ x | list | join }}</text>",
        "{% set x %}<rect/>{% endset %}<text colour='{{ x | list | join }}'/>",
    ],
)
def test_stamps_are_never_printed(studio: RenderContext, source: str) -> None:
    finding = studio.inner(source).finding
    assert (finding.code, finding.message) == (
        "PK141",
        "elements are put out as if they were words",
    )
    assert not re.search("[0-9a-f]{32}", finding.message)


def test_captured_elements_keep_their_places(studio: RenderContext) -> None:
    source = "{% set x %}\n <rct/>{% endset %}{{ x }}"
    assert studio.inner(source).finding.span == Span("piece.xml.j2", 2, 2, 6)


def test_an_unknown_element(studio: RenderContext) -> None:
    studio.write("parts/line", "\n<line x1='1'/>")
    finding, *others = studio.draw(CLASSIC).findings
    assert (finding.code, finding.span) == ("PK144", Span("piece.xml.j2", 5, 12, 22))
    assert "did you mean 'rect'" in finding.message
    assert {other.span for other in others} == {Span("parts/line.xml.j2", 2, 1, 6)}
    assert {other.code for other in others} == {"PK144"}


@pytest.mark.parametrize(
    ("inner", "code", "message"),
    [
        ('<rect colour="ink"/>', "PK144", "no attribute 'colour'"),
        ("<icon/>", "PK144", "needs the attribute 'name'"),
        ('<rect fill="inkk"/>', "PK144", "did you mean 'ink'?"),
        ('<rect fill="#12"/>', "PK144", "#rrggbb"),
        ('<rect x="1 em"/>', "PK144", "not a length"),
        ('<rect x="gapp"/>', "PK144", "did you mean 'gap'?"),
        ('<rect box="titel"/>', "PK144", "did you mean 'title'?"),
        ('<rect w="x%"/>', "PK144", "not a number"),
        ('<group rotate="nan"/>', "PK144", "not a number"),
        ('<group clip="yes"/>', "PK144", "neither true nor false"),
        ('<text align="centre">a</text>', "PK144", "did you mean 'center'?"),
        ('<text style="smal">a</text>', "PK144", "did you mean 'small'?"),
        ('<text font="strnog">a</text>', "PK144", "did you mean 'strong'?"),
        ('<path d="L 1 2"/>', "PK144", "begins with M"),
        ('<art name="starfield" seed="1.5"/>', "PK144", "whole number"),
        ('<icon name="hause"/>', "PK149", "did you mean 'house'?"),
        ('<art name="starfeld"/>', "PK149", "did you mean 'starfield'?"),
        ('<image src="none.png"/>', "PK150", "no such file"),
        ("<artwork/>", "PK144", "cannot stand in <artwork>"),
        ("<tr/>", "PK144", "cannot stand in <artwork>"),
        ("<rect><line/></rect>", "PK144", "<line> cannot stand in <rect>"),
        ("<text>a<b>c</b></text>", "PK144", "no element 'b'"),
        ("<group>loose</group>", "PK144", "words belong in <text>"),
        ('<table columns="* x"><tr><td>a</td></tr></table>', "PK144", "'x'"),
        ('<table columns="*"><tr><td>a</td><td>b</td></tr></table>', "PK144", "2 cells"),
        ('<table columns="*"><tr grow="x"><td>a</td></tr></table>', "PK144", "not a number"),
        ('<table columns="*"><row/></table>', "PK144", "cannot stand in <table>"),
        ('<table columns="*"><tr><rect/></tr></table>', "PK144", "cannot stand in <tr>"),
        ('<row><rect grow="nan"/><rect/></row>', "PK144", "not a number"),
    ],
)
def test_mistakes_in_included_templates(
    studio: RenderContext, inner: str, code: str, message: str
) -> None:
    studio.write("parts/own", f"\n\n   {inner}")
    finding = studio.draw("<artwork>\n\n\n\n{% include 'parts/own.xml.j2' %}</artwork>").finding
    assert finding.code == code
    assert message in finding.message
    assert finding.span is not None
    assert (finding.span.file, finding.span.line) == ("parts/own.xml.j2", 3)
    # The span covers the name of the mistaken attribute, or the "<" and that of the element.
    start, end = finding.span.column - 4, finding.span.end_column - 4
    assert inner[end : end + 1] in set("= />")
    assert inner[start:end].removeprefix("<") in finding.message or code == "PK150"
    if inner[end] == "=":
        assert re.fullmatch(r".*<[a-z]+( [a-z]+=\"[^\"]*\")* ", inner[:start])
    else:
        assert inner[start] == "<"


def test_an_attribute_in_another_line_of_its_tag(studio: RenderContext) -> None:
    """The attribute of a neighbour of the same name is another one."""
    source = (
        "<rect w='1' fill='ink'/>\n<rect w='{{ 1 }}'\n   fill='inkk'\n h='1'/>\n<rect fill='ink'/>"
    )
    assert studio.inner(source).finding.span == Span("piece.xml.j2", 3, 4, 8)


def test_attributes_that_an_expression_writes_are_at_the_tag(studio: RenderContext) -> None:
    source = "<rect {{ 'fi' }}{{ 'll' }}='inkk'/><rect fill='ink'/>"
    assert studio.inner(source).finding.span == Span("piece.xml.j2", 1, 10, 15)


@pytest.mark.parametrize(
    ("broken", "code", "message"),
    [
        ("{{ deed.prise }}", "PK141", "'deed'"),
        ("{{ 1 / 0 }}", "PK141", "it divides by zero"),
        ("{{ 'a' + 1 }}", "PK141", "values that do not go together"),
        ("{{ 'a'.upper() }}", "PK141", "'upper' cannot be called"),
        ("{{ 'a' | centre }}", "PK141", "centre"),
        ("{% if %}", "PK141", ""),
        ("{% for i in range(99999) %}{% for j in range(9) %}{% endfor %}{% endfor %}", "PK103", ""),
        ("{% include 'nowhere.xml.j2' %}", "PK141", "nowhere.xml.j2"),
        ("{% include '../outside.xml.j2' %}", "PK141", "outside.xml.j2"),
        ("{% for i in range(999999) %}{% endfor %}", "PK141", "it counts further"),
    ],
)
def test_failing_expressions_name_the_line_of_their_own_template(
    studio: RenderContext, broken: str, code: str, message: str
) -> None:
    (studio.folder.parent / "outside.xml.j2").write_text("<rect/>")
    studio.write("parts/own", f"<group>\n\n{broken}\n</group>")
    finding = studio.draw("<artwork>\n{% include 'parts/own.xml.j2' %}</artwork>").finding
    assert finding.code == code
    assert message in finding.message
    assert finding.span is not None
    assert (finding.span.file, finding.span.line) == ("parts/own.xml.j2", 3)


def test_a_failing_macro_names_its_own_line(studio: RenderContext) -> None:
    studio.write("parts/macros", "{% macro m(x) %}\n{{ x.nothing }}\n{% endmacro %}")
    source = "<artwork>\n{% from 'parts/macros.xml.j2' import m %}{{ m(1) }}</artwork>"
    finding = studio.draw(source).finding
    assert finding.span == Span("parts/macros.xml.j2", 2, 4, 13)
    assert finding.message == "x has no 'nothing'"


@pytest.mark.parametrize(
    ("source", "code", "message"),
    [
        ("<artwork><rect></artwork>", "PK141", "<rect> is not closed"),
        ("<artwork>{{ '\\ud800' }}</artwork>", "PK141", "half a character"),
        ("", "PK141", "no element"),
        ("<rect/>", "PK144", "must be <artwork>"),
        ('<!DOCTYPE a [<!ENTITY b "c">]><artwork>&b;</artwork>', "PK141", "document type"),
        ("<artwork>&nbsp;</artwork>", "PK141", "undefined entity"),
        ("<artwork>" + "<group>" * 64 + "</group>" * 64 + "</artwork>", "PK141", "nested too deep"),
        ("<artwork>" + "<rect/>" * 20_000 + "</artwork>", "PK141", "more than 20,000 elements"),
        (b"<artwork>\xff</artwork>", "PK141", "not UTF-8 text"),
        ("{% for i in [1] %}" * 30 + "{% endfor %}" * 30, "PK141", "nested"),
        ("{% include 'piece.xml.j2' %}", "PK103", "without end"),
        ("<artwork>" + " " * 500_001 + "</artwork>", "PK103", "has 5"),
    ],
)
def test_templates_that_are_no_markup(
    studio: RenderContext, source: str | bytes, code: str, message: str
) -> None:
    finding = studio.draw(source).finding
    assert finding.code == code
    assert message in finding.message
    assert finding.span is not None
    assert finding.span.file == "piece.xml.j2"


def test_a_declared_encoding_does_not_matter(studio: RenderContext) -> None:
    assert not studio.draw('<?xml version="1.0" encoding="latin-1"?><artwork/>').findings
    assert not studio.draw(b"\xef\xbb\xbf<artwork/>").findings


@pytest.mark.parametrize(
    "name",
    ["../a.xml.j2", "/a.xml.j2", "x/../../a.xml.j2", "x\\a.xml.j2", "C:a.xml.j2", "", "a" * 5000],
)
def test_names_do_not_lead_out_of_the_folders(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.xml.j2").write_text("<artwork/>")
    (tmp_path / "in" / "x").mkdir(parents=True)
    assert TemplateFolders([tmp_path / "in"]).path_of(name) is None


def test_links_do_not_lead_out_of_the_folders(tmp_path: Path) -> None:
    (tmp_path / "a.xml.j2").write_text("<artwork/>")
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "link.xml.j2").symlink_to(tmp_path / "a.xml.j2")
    (folder / "up").symlink_to(tmp_path)
    folders = TemplateFolders([folder])
    for name in ("link.xml.j2", "up/a.xml.j2"):
        with pytest.raises(jinja2.TemplateNotFound, match="leads out of the pack through a link"):
            folders.get_source(jinja2.Environment(autoescape=True), name)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_template_that_may_not_be_read_is_reported(studio: RenderContext) -> None:
    studio.write("secret", "<rect/>").chmod(0)
    assert studio.inner("{% include 'secret.xml.j2' %}").finding.code == "PK141"


def test_too_many_drawings_are_reported_once(studio: RenderContext) -> None:
    with in_force(Limits(drawings=3)):
        drawn = studio.inner('<icon name="house" w="5" h="5"/>' * 6)
    assert (drawn.finding.code, "more than 3 drawings" in drawn.finding.message) == ("PK103", True)
    assert drawn.finding.help == (
        "the limit drawings is 3; if you trust the pack, raise it in your own settings"
    )


@pytest.mark.parametrize("field_name", ["game.²", "rents.9999999999999999999999"])
def test_strange_fields_are_no_positions(studio: RenderContext, field_name: str) -> None:
    source = f'<text of="{field_name}" w="1" h="1">much too long</text>'
    assert {found.code for found in studio.inner(source).findings} == {"PK701"}


def test_warnings_about_compiled_templates_reach_nobody(
    studio: RenderContext, recwarn: pytest.WarningsRecorder
) -> None:
    studio.inner("{{ 'a'[1.5] }}{{ 1() }}")
    assert not recwarn.list


def test_the_cache_does_not_grow_without_end(
    studio: RenderContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("printkit.templating.bytecode.KEPT", 3)
    for number in range(6):
        studio.write(f"part{number}", "<rect/>")
        studio.inner(f"{{% include 'part{number}.xml.j2' %}}")
    assert len(list((tmp_path / "cache" / "templates").glob("*/*"))) == 3
