"""A source is read once, whatever is left open in it."""

import time
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.loading.rulebook_text import RulebookText
from printkit.rulebook.expressions import hold_back
from printkit.templating.failures import failure_of
from printkit.templating.limits import TemplateLimitError
from printkit.templating.scanning import SourceKind, expressions_in, pieces_of_template, replaced
from printkit.templating.stamping import Stamps
from printkit.templating.syntax import unclosed
from printkit.templating.wording import WordingError, Wordings


def test_the_pieces_are_the_source() -> None:
    source = "a<b c='{{ d }}'>{# <e> #}{% f %}<!-- <g> -->\n{{ h"
    pieces = list(pieces_of_template(source))
    assert "".join(piece.text for piece in pieces) == source
    assert [piece.start for piece in pieces] == [
        source.index(piece.text, piece.start) for piece in pieces
    ]
    kinds = [piece.kind for piece in pieces if piece.kind is not SourceKind.TEXT]
    assert kinds == [
        *(SourceKind.ELEMENT, SourceKind.EXPRESSION, SourceKind.COMMENT, SourceKind.STATEMENT),
        *(SourceKind.COMMENT, SourceKind.EXPRESSION),
    ]
    assert [piece.closed for piece in pieces][-2:] == [True, False]


def test_what_is_left_open_is_a_text() -> None:
    assert replaced("a {{ b }} {{ c", lambda piece: piece.inner) == "a  b  {{ c"
    assert [piece.inner for piece in expressions_in("{{ a }}{{ b")] == [" a "]


@pytest.mark.parametrize(
    "opening", ["{{", "{%", "{#", "<!--", "{{ '", "<a", "{{}}", "{% if a %}\n"]
)
def test_half_a_megabyte_is_read_at_once(opening: str) -> None:
    source = opening * (500_000 // len(opening))
    start = time.process_time()
    replaced(source, lambda _: "")
    unclosed(source)
    hold_back(RulebookText(source[:200_000], "rules.md"), _Workings())
    with pytest.raises(WordingError) if "{" in opening and opening != "{#" else _nothing():
        Wordings({}).render(source, {})
    with _nothing():
        Stamps().stamp(source, "t")
    assert time.process_time() - start < 3


class _Workings:
    """Works out what names nothing."""

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        """What it prints."""
        return Wordings({}).render(expression, names)

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        """What it is."""
        return Wordings({}).value(inner, names)


class _nothing:  # noqa: N801 - used like a function
    """Lets limits pass."""

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        return kind is not None and issubclass(kind, TemplateLimitError | WordingError)


def test_a_failure_that_cannot_be_explained_is_still_one() -> None:
    class Strange:
        def __getattr__(self, name: str) -> object:
            raise TypeError(name)

    assert failure_of(TypeError(), "{{ a.b }}", {"a": Strange()}).words
