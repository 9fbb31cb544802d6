"""The filters of texts and templates that write numbers."""

import pytest

from printkit.loading.load import load
from printkit.pipeline.render_context import text_filters
from printkit.templating.wording import WordingError, Wordings


@pytest.fixture
def wordings() -> Wordings:
    variant = load("planetopoly").variant
    assert variant is not None
    return Wordings(text_filters(variant))


@pytest.mark.parametrize(
    ("expression", "written"),
    [("5.5 | number", "5,50"), ("5.5 | number(1)", "5,5"), ("2 | number(1)", "2,0")],
)
def test_a_number_has_as_many_decimals_as_are_asked_for(
    wordings: Wordings, expression: str, written: str
) -> None:
    assert wordings.render(f"{{{{ {expression} }}}}", {}) == written


@pytest.mark.parametrize("places", ["99", "-1", "'x'"])
def test_decimals_that_no_number_has_are_refused(wordings: Wordings, places: str) -> None:
    with pytest.raises(WordingError, match="'number' cannot be worked out"):
        wordings.render(f"{{{{ 5.5 | number({places}) }}}}", {})
