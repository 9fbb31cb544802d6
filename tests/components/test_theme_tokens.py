"""A few numbers of a theme change the pieces of all shipped themes, without a template."""

from pathlib import Path

import pytest

from printkit.art.style import Ink
from printkit.components import cards, money
from printkit.components.design import Composition
from printkit.pipeline.checks import check_variant
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Group, Shape, Text
from printkit.templating.attributes import WIDEST_LINE
from tests.cli.running import pack
from tests.components.drawing import nodes

THEMES = {"classic": "classic-us", "space": "monopoly-space", "n7": "mass-effect-n7"}


def composed(folder: Path, theme: str, restyled: str = "", part: str = "money") -> Composition:
    """The notes or cards of a game, with its theme as it is or with something said over it."""
    files = {
        "variant.yaml": f"printkit: 1\nextends: {THEMES[theme]}\ntitle: Own\ntheme: own\n",
        "templates/own/theme.yaml": f"extends: {theme}\nname: Own\n{restyled}\n",
    }
    design = open_context(prepare(str(pack(folder / "own", files)))).design(Ink.FULL, sketch=True)
    component = cards.COMPONENT if part == "cards" else money.COMPONENT
    return component.compose(design)


def shapes(composition: Composition) -> list[Shape]:
    found = (node for artwork in composition.artworks for node in nodes(artwork.front))
    return [node for node in found if isinstance(node, Shape)]


@pytest.mark.parametrize("theme", THEMES)
def test_lines_are_as_heavy_as_the_theme_says(tmp_path: Path, theme: str) -> None:
    def widths(restyled: str) -> list[float]:
        drawn = shapes(composed(tmp_path, theme, restyled, "cards"))
        return [each.stroke.width for each in drawn if each.stroke is not None]

    plain, heavy = widths(""), widths("tokens: {line: 3}")
    assert heavy == pytest.approx([w * 3 if w <= WIDEST_LINE else w for w in plain])
    assert heavy != plain


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("stated", ["corner: 0", "plate: hollow", "plate: cut", "corner: 2"])
def test_plates_have_the_corners_that_the_theme_says(
    tmp_path: Path, theme: str, stated: str
) -> None:
    plain, own = (shapes(composed(tmp_path, theme, text)) for text in ("", f"tokens: {{{stated}}}"))
    changed = [two.path for one, two in zip(plain, own, strict=True) if one.path != two.path]
    assert changed
    for one, two in zip(plain, own, strict=True):
        assert one.path.bounds() == pytest.approx(two.path.bounds())
    if stated == "corner: 0":
        assert {len(path.segments) for path in changed} == {5}, "plain rectangles"


@pytest.mark.parametrize("theme", THEMES)
def test_texts_are_as_large_as_the_theme_says(tmp_path: Path, theme: str) -> None:
    def sizes(restyled: str) -> dict[str, float]:
        return {text.words: text.wanted for text in composed(tmp_path, theme, restyled).texts}

    plain, small = sizes(""), sizes("tokens: {text: 0.9}")
    assert small == pytest.approx({words: 0.9 * size for words, size in plain.items()})
    one_style = sizes("styles: {price: {scale: 0.5}}")
    changed = {words for words, size in plain.items() if one_style[words] != size}
    assert 0 < len(changed) < len(plain)
    assert all(one_style[words] == pytest.approx(plain[words] / 2) for words in changed)


def test_texts_that_are_too_large_then_shrink_to_what_they_were(tmp_path: Path) -> None:
    composition = composed(tmp_path, "classic", "tokens: {text: 1.8}", "cards")
    assert composition.findings == ()
    printed = [node for one in composition.artworks for node in nodes(one.front)]
    assert max(node.run.size for node in printed if isinstance(node, Text)) > 6


def test_a_token_beyond_reason_is_reported_at_its_line(tmp_path: Path) -> None:
    files = {
        "variant.yaml": "printkit: 1\nextends: classic-us\ntitle: Own\ntheme: own\n",
        "templates/own/theme.yaml": "extends: classic\nname: Own\ntokens:\n  line: 900\n",
    }
    (found,) = check_variant(str(pack(tmp_path / "own", files)))
    assert found.severity == "error"
    assert found.span is not None
    assert (found.span.file.rpartition("/")[2], found.span.line) == ("theme.yaml", 4)


@pytest.mark.parametrize(("corners", "cut"), [("bevel", 6), ("cut", 8)])
def test_pictures_are_cut_off_along_their_plates(tmp_path: Path, corners: str, cut: int) -> None:
    note = composed(tmp_path, "n7", f"tokens: {{plate: {corners}}}").artworks[0]
    clips = [node.clip for node in nodes(note.front) if isinstance(node, Group) and node.clip]
    assert cut in {len(clip.segments) - 1 for clip in clips}
