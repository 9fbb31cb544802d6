"""A rulebook is set once: what its figures show is put into the pages that are there."""

from pathlib import Path
from typing import Any

import pytest

from printkit.components import kept_book
from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from printkit.pipeline.warm import Warm
from printkit.rulebook import layout
from tests.cli.running import TINY, pack, tree

BOOK = "rulebook: rulebook.md\n"
RULES = """# The rules

## Deeds

Buy them.

![A deed](deeds/elm)
"""


@pytest.mark.parametrize("lasting", [True, False])
def test_a_book_is_set_again_when_its_words_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, lasting: bool
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path / "cache"))
    game = pack(tmp_path / "tiny", {"variant.yaml": TINY + BOOK, "rulebook.md": RULES})
    times: list[int] = []

    def counted(*blocks: Any, **options: Any) -> layout.SetRulebook:
        times.append(1)
        return layout.set_rulebook(*blocks, **options)

    monkeypatch.setattr(kept_book, "set_rulebook", counted)
    warm = Warm()

    def built(name: str) -> dict[str, bytes]:
        request = Request(str(game), tmp_path / name, papers=("a4",))
        build(request, warm=warm if lasting else None)
        return {file: data for file, data in tree(tmp_path / name).items() if "rules.pdf" in file}

    first = built("first")
    (game / "variant.yaml").write_text(TINY + BOOK + "# nothing new\n")
    assert built("same") == first
    (game / "variant.yaml").write_text((TINY + BOOK).replace("Elm Street", "Ash Street"))
    second = built("second")
    assert len(times) == 1
    assert first != second
    (game / "rulebook.md").write_text(RULES.replace("Buy", "Sell"))
    third = built("third")
    assert len(times) == 2
    assert third != second
    (game / "rulebook.md").write_text(RULES)
    monkeypatch.setenv("PRINTKIT_CACHE", "")
    warm = Warm()
    assert built("anew") == second
