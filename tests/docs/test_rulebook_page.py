"""What the page about rulebooks shows is what a book may hold."""

import re
from dataclasses import replace
from pathlib import Path

from printkit.art.style import Ink
from printkit.components.rules import COMPONENT
from printkit.loading.rulebook_text import RulebookText
from printkit.pipeline.prepare import open_context, prepare
from tests.components.drawing import texts

PAGE = (Path(__file__).parents[2] / "docs" / "rulebook.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_make_a_book() -> None:
    fences = re.findall(r"^(````?)markdown\n(.*?)^\1$", PAGE, re.MULTILINE | re.DOTALL)
    figures = [
        figure
        for figure in re.findall(r"`(!\[[^`]*)`", PAGE)
        if "](glance:" not in figure  # shows an aid, and this game has none
    ]
    assert len(fences) >= 2
    assert len(figures) >= 6
    book = "# Rules\n\n## Jail\n\nSee [Jail](#jail).\n\n"
    book += "\n\n".join([*(text for _, text in fences), *figures])
    studio = open_context(prepare("classic-us"))
    design = replace(studio.design(Ink.FULL), rulebook=RulebookText(book, "rulebook.md"))
    made = COMPONENT.compose(design)
    assert made.findings == ()
    assert "Boardwalk" in " ".join(text for page in made.artworks for text in texts(page.front))
