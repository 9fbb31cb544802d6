"""A process that builds again and again draws only what has changed, and makes the same files."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from printkit.checking.prints import inspection
from printkit.checking.prints.inspection import InspectedSide, PieceSide
from printkit.components.component import Component
from printkit.components.design import Composition
from printkit.diagnostics import has_errors
from printkit.export import pdf, svg
from printkit.pipeline import drawing, press
from printkit.pipeline.build import build
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.warm import Warm
from printkit.scene import Node, Sheet
from printkit.source.pack_reader import Inputs
from printkit.templating import templates
from printkit.templating.markup import Element
from printkit.templating.scope import Scope
from tests.cli.running import TINY, pack, tree

DECK = """\
decks:
  luck:
    name: Luck
    colour: "#cc4720"
    cards:
      one:
        title: One
        text: "Get {{ effects[0].amount | money }}."
        effects: [{do: collect, amount: 5}]
"""
PLACE = "components: {rules: false, cover: false, boxes: false}\n"
NAMELESS = """\
<artwork ground="paper">
  <text style="body" x="9" y="20">{{ game.deeds[deed.key].rent }}</text>
</artwork>
"""
"""A deed that shows nothing but its rent."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The components that were drawn, in turn."""
    names: list[str] = []
    compose = drawing._composed

    def noted(*arguments: object) -> tuple[Composition, Inputs]:
        component = arguments[3]
        assert isinstance(component, Component)
        names.append(component.id)
        return compose(*arguments)  # type: ignore[arg-type]  # handed on as they come

    monkeypatch.setattr(drawing, "_composed", noted)
    return names


def test_only_what_has_changed_is_drawn_again(tmp_path: Path, drawn: list[str]) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK + PLACE}) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    assert build(request, warm=warm).written
    assert drawn == ["deeds", "cards"]
    drawn.clear()
    game.write_text((TINY + DECK + PLACE).replace("Get {{", "Take {{"))
    assert build(request, warm=warm).written
    assert drawn == ["cards"]
    drawn.clear()
    fresh = Request(str(game.parent), tmp_path / "fresh", papers=("a4",))
    assert build(fresh).written
    assert drawn == ["cards"]  # the deeds are as the first build has left them
    names = {name for name in tree(tmp_path / "fresh") if name.endswith(".pdf")}
    assert "tiny/a4/kit.pdf" in names
    kept, anew = tree(tmp_path / "kept"), tree(tmp_path / "fresh")
    assert all(kept[name] == anew[name] for name in names)


def test_only_sheets_that_have_changed_are_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    write = pdf.write_pdf

    def noted(sheets: Sequence[Sheet], *others: Any, **named: Any) -> bytes:
        written.append(len(sheets))
        return write(sheets, *others, **named)

    monkeypatch.setattr(pdf, "write_pdf", noted)
    bare = "components: {cover: false, boxes: false}\n"
    text = TINY + DECK + "rulebook: rulebook.md\n" + bare
    game = pack(tmp_path / "tiny", {"variant.yaml": text, "rulebook.md": "# Rules\n\nPlay.\n"})
    request, warm = Request(str(game), tmp_path / "kept", papers=("a4",)), Warm()
    build(request, warm=warm)
    whole = len(written)
    written.clear()
    (game / "variant.yaml").write_text(text.replace("Get {{", "Take {{"))
    build(request, warm=warm)
    assert (whole, len(written)) == (6, 3)  # the cards, the contents, the kit


def test_what_has_changed_is_there_before_the_rest(tmp_path: Path) -> None:
    said: list[str] = []
    seen: list[bool] = []
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK + PLACE}) / "variant.yaml"
    request = Request(str(game.parent), tmp_path / "kept", papers=("a4",))
    warm = Warm(watched=True)
    kit, cards = (tmp_path / "kept/tiny/a4" / name for name in ("kit.pdf", "cards.pdf"))

    def remark(text: str) -> None:
        said.append(text)
        seen.append(cards.read_bytes() != before[1] and kit.read_bytes() == before[0])

    build(request, Progress(remark=remark), warm)
    assert not said
    before = kit.read_bytes(), cards.read_bytes()
    game.write_text((TINY + DECK + PLACE).replace("Get {{", "Take {{"))
    build(request, Progress(remark=remark), warm)
    assert said == ["cards: done; the rest follows"]
    assert seen == [True]
    assert kit.read_bytes() != before[0]


def test_nothing_is_there_early_where_nobody_watches(tmp_path: Path) -> None:
    said: list[str] = []
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK + PLACE}) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    for text in (TINY + DECK + PLACE, (TINY + DECK + PLACE).replace("Get {{", "Take {{")):
        game.write_text(text)
        assert build(request, Progress(remark=said.append), warm).written
    assert not said


def test_what_is_wrong_is_not_shown_early(tmp_path: Path) -> None:
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK + PLACE}) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    build(request, warm=warm)
    before = tree(tmp_path / "kept")
    long = TINY.replace("Elm Street", "Elm Street " + "of the old town " * 20)
    game.write_text(long + DECK + PLACE)
    assert has_errors(build(request, warm=warm).diagnostics)
    assert tree(tmp_path / "kept") == before


@pytest.mark.parametrize(
    ("form", "module", "maker"), [("png", press, "pictures"), ("svg", svg, "piece_svg")]
)
def test_only_files_of_changed_pieces_are_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, module: ModuleType, maker: str
) -> None:
    made: list[str] = []
    make = getattr(module, maker)

    def noted(*arguments: Any) -> Any:
        pieces = arguments[1] if form == "png" else [arguments[0]]
        made.extend(getattr(piece, "title", None) or piece.label for piece in pieces)
        return make(*arguments)

    monkeypatch.setattr(module, maker, noted)
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + PLACE}) / "variant.yaml"
    request = Request(
        str(game.parent), tmp_path / "kept", formats=(form,), only=("deeds",), papers=("a4",)
    )
    warm = Warm()
    build(request, warm=warm)
    assert set(made) == {"Elm Street", "Oak Street"}
    made.clear()
    game.write_text((TINY + PLACE).replace("Elm Street", "Ash Street"))
    build(request, warm=warm)
    assert set(made) == {"Ash Street"}
    build(Request(str(game.parent), tmp_path / "new", formats=(form,), only=("deeds",)))
    new = tree(tmp_path / "new")
    assert all(tree(tmp_path / "kept")[name] == new[name] for name in new if name.endswith(form))


def test_what_was_wrong_is_found_again(tmp_path: Path) -> None:
    long = TINY.replace("Elm Street", "Elm Street " + "of the old town " * 4)
    game = pack(tmp_path / "tiny", {"variant.yaml": long + DECK + PLACE}) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    first = [each.code for each in build(request, warm=warm).diagnostics]
    assert first
    game.write_text((long + DECK + PLACE).replace("Get {{", "Take {{"))
    assert [each.code for each in build(request, warm=warm).diagnostics] == first


def test_a_template_that_changes_is_drawn_again(tmp_path: Path, drawn: list[str]) -> None:
    files = {
        "variant.yaml": TINY + DECK + PLACE,
        "templates/card.xml.j2": "<artwork/>",
        "templates/deed.xml.j2": "<artwork/>",
    }
    folder = pack(tmp_path / "tiny", files)
    request, warm = Request(str(folder), tmp_path / "kept", papers=("a4",)), Warm()
    build(request, warm=warm)
    drawn.clear()
    (folder / "templates/deed.xml.j2").write_text(
        '<artwork><rect w="5" h="5" fill="ink"/></artwork>'
    )
    build(request, warm=warm)
    assert drawn == ["deeds"]


def test_a_piece_that_changes_is_drawn_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles: list[str] = []
    side = templates._side

    def noted(element: Element, size: tuple[float, float], bleed: float, scope: Scope) -> Node:
        titles.append(scope.title)
        return side(element, size, bleed, scope)

    monkeypatch.setattr(templates, "_side", noted)
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + DECK + PLACE}) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    build(request, warm=warm)
    assert len(titles) > 4
    titles.clear()
    game.write_text((TINY + DECK + PLACE).replace("Elm Street", "Ash Street"))
    build(request, warm=warm)
    own = [title for title in titles if "contents" not in title]
    assert own
    assert all("Ash Street" in title for title in own)
    build(Request(str(game.parent), tmp_path / "fresh", papers=("a4",)))
    kept, anew = tree(tmp_path / "kept"), tree(tmp_path / "fresh")
    assert all(kept[name] == anew[name] for name in anew if name.endswith(".pdf"))


@pytest.mark.parametrize("lasting", [True, False])
def test_only_changed_pieces_are_inspected_but_beside_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, lasting: bool
) -> None:
    """As well in the next process, which finds them among what is kept."""
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    seen: list[str] = []
    inspected = inspection.inspected

    def noted(side: PieceSide) -> InspectedSide:
        if side.artwork.id.startswith("deed"):  # others are of the contents sheet
            seen.append(side.artwork.id)
        return inspected(side)

    monkeypatch.setattr(inspection, "inspected", noted)
    tiny = (TINY + PLACE).replace("rent: 2", "rent: 3", 1)
    files: dict[str, str | bytes] = {"variant.yaml": tiny, "templates/deed.xml.j2": NAMELESS}
    game = pack(tmp_path / "tiny", files) / "variant.yaml"
    request, warm = Request(str(game.parent), tmp_path / "kept", papers=("a4",)), Warm()
    assert not build(request, warm=warm).diagnostics
    assert set(seen) == {"deed-elm", "deed-oak"}
    seen.clear()
    game.write_text(tiny.replace("rent: 3", "rent: 4"))
    assert not build(request, warm=warm if lasting else None).diagnostics
    assert set(seen) == {"deed-elm"}
    game.write_text(tiny.replace("rent: 3", "rent: 2"))
    found = build(request, warm=warm if lasting else None).diagnostics
    assert "PK637" in {each.code for each in found}
