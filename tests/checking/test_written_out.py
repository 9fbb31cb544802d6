"""Rulebooks, house rules and aids whose numbers are written out rightly give no finding."""

import pytest

from printkit.checking.context import CheckContext
from printkit.checking.engine import check_texts
from printkit.loading.load import Loaded, load
from printkit.loading.rulebook import read_rulebook
from printkit.loading.rulebook_text import RulebookText
from printkit.model.variant import Variant
from printkit.shipped import shipped_folder
from printkit.templating.scanning import replaced

GAMES = sorted(path.parent.name for path in shipped_folder("boards").glob("*/variant.yaml"))


def written_out(text: str, context: CheckContext) -> str:
    return replaced(text, lambda piece: context.printed(piece.text) or piece.text)


def with_texts(variant: Variant, context: CheckContext) -> Variant:
    aids = {
        key: aid.model_copy(
            update={
                side: [
                    part.model_copy(
                        update={"lines": [written_out(line, context) for line in part.lines]}
                    )
                    for part in getattr(aid, side)
                ]
                for side in ("front", "back")
            }
        )
        for key, aid in variant.aids.items()
    }
    rules = [written_out(rule, context) for rule in variant.house_rules]
    return variant.model_copy(update={"aids": aids, "house_rules": rules})


def loaded_in_all_languages(game: str) -> list[Loaded]:
    return [load(game, language=language) for language in load(game).languages]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_are_written_out_rightly_are_left_alone(game: str) -> None:
    for loaded in loaded_in_all_languages(game):
        assert loaded.variant is not None
        context, book = CheckContext(loaded.variant), read_rulebook(loaded)
        assert isinstance(book, RulebookText)
        text = RulebookText(written_out(book.text, context), book.file)
        found = check_texts(with_texts(loaded.variant, context), text)
        assert [d for d in found if d.severity != "info"] == []
