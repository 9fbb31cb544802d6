"""The blocks that are made from the code are current, and cover all of it."""

from dataclasses import replace
from functools import cache

import pytest

from printkit.art.style import Ink
from printkit.components.billing import bill_of
from printkit.components.contents import compose_contents
from printkit.components.registry import components_of
from printkit.components.template_data import FIGURE, TEMPLATE_DATA
from printkit.diagnostics import Span
from printkit.model import Effect, Piece, Theme, Variant
from printkit.pipeline.prepare import open_context, prepare, shipped_variants
from printkit.scene import Group, Node
from printkit.templating.scope import Scope
from printkit.templating.vocabulary import ELEMENTS
from tests.docs.examples import drawn_example
from tools.docs_examples import EXAMPLES
from tools.docs_man import man_pages
from tools.docs_records import members, reachable
from tools.docs_types import heading
from tools.write_docs import DOCS, filled_pages


def test_generated_blocks_are_current() -> None:
    for name, text in filled_pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run make docs"


def test_man_pages_are_current() -> None:
    """So they are in the wheel; each command has one."""
    pages = man_pages()
    assert {path.name for path in (DOCS / "man").iterdir()} == pages.keys()
    for name, text in pages.items():
        assert (DOCS / "man" / name).read_text(encoding="utf-8") == text, f"{name}: run make docs"
    assert "\\fB\\-\\-watch\\fR" in pages["printkit-build.1"]


@pytest.mark.parametrize("root", [Variant, Theme])
def test_every_record_has_a_section(root: type[Variant | Theme]) -> None:
    pages = "".join(filled_pages().values())
    for record in reachable(root):
        assert f"### {heading(record)}\n" in pages


@pytest.mark.parametrize(("union", "tag"), [(Effect, "do"), (Piece, "kind")])
def test_every_member_of_a_union_has_a_section(union: object, tag: str) -> None:
    page = filled_pages()["definition.md"]
    assert page.count(f"\n### `{tag}: ") == len(members(union)) > 3


def test_every_element_has_an_example() -> None:
    assert set(EXAMPLES) == set(ELEMENTS)


@pytest.mark.parametrize("name", ELEMENTS)
def test_examples_draw_without_findings(name: str) -> None:
    node, findings = drawn_example(EXAMPLES[name])
    assert findings == []
    assert node != Group(()) or name == "place"


def test_data_of_templates_is_documented() -> None:
    documented = {
        name: set(data) for names, data in TEMPLATE_DATA.items() for name in names.split(", ")
    }
    assert _given() == documented, "say so in printkit/components/template_data.py"


class _Recorder:
    """Stands in for templates; keeps the names of the data that each is given."""

    kept = None

    def __init__(self) -> None:
        self.given: dict[str, set[str]] = {}

    def has(self, name: str) -> bool:
        del name
        return False

    def names(self, prefix: str = "") -> list[str]:
        del prefix
        return []

    def give(self, name: str, source: str, place: Span) -> None:
        del name, source, place

    def draw(
        self,
        name: str,
        size: tuple[float, float],
        bleed: float,
        data: dict[str, object],
        scope: Scope,
    ) -> Node:
        del size, bleed, scope
        name = FIGURE if ".md:" in name else name
        self.given[name] = set(data) - {"game", "phrases", "options", "notice", "on_accent"}
        return Group(())


@cache
def _given() -> dict[str, set[str]]:
    """What the components of all shipped games hand to their templates."""
    recorder = _Recorder()
    for variant in shipped_variants():
        studio = open_context(prepare(variant))
        design = replace(studio.design(Ink.FULL), templates=recorder)  # type: ignore[arg-type]  # as much of them as is used
        parts = [(one.id, one.compose(design)) for one in components_of(studio.variant)]
        bill = bill_of(design, [(name, composition, {}) for name, composition in parts])
        compose_contents(design, bill)
    return recorder.given
