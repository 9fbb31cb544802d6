"""What is said of texts that do not fit."""

import pytest

from printkit.colour import BLACK
from printkit.languages import shipped_language
from printkit.text.excess import describe_excess
from printkit.text.fonts import shipped_fonts
from printkit.text.paragraph import set_text
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

EN = shipped_language("en").writing

SHAPER = Shaper(shipped_fonts())
STYLE = TextStyle("Jost-Regular", 4.0, BLACK, hyphenate=False)


def told(text: str, width: float, height: float, **changed: int) -> str:
    style = TextStyle("Jost-Regular", 4.0, BLACK, hyphenate=False, **changed)  # type: ignore[arg-type]  # max_lines
    setting = set_text(SHAPER, text, style, width, height, EN)
    assert setting.overflow > 0
    return describe_excess(setting, style, width, height)


def test_a_word_is_too_wide() -> None:
    message = told("Winchestertonfieldville", 30, 20)
    over = set_text(SHAPER, "Winchestertonfieldville", STYLE, 99, 20, EN).width - 30
    assert message.startswith(f"is {over:.1f} mm ({over / 30:.0%}) too wide for its box")
    assert "even at 11.3 pt" in message
    fitting = int(23 * 30 / (30 + over))
    assert message.endswith(f"about {fitting} of 23 characters fit on the line")
    assert set_text(SHAPER, "Winchestertonfieldville"[:fitting], STYLE, 30, 20, EN).overflow == 0


def test_the_word_that_is_too_wide_is_named_among_others() -> None:
    message = told("Old Winchestertonfieldville Fair", 30, 40)
    assert message.endswith(" of 23 characters of “Winchestertonfieldville” fit on the line")


def test_lines_are_too_many() -> None:
    text = "one two three four five six seven eight nine ten"
    message = told(text, 25, 12)
    assert message.startswith("takes 4 lines, even at 11.3 pt, but its box holds 2 (")
    assert " mm too high); about " in message
    fitting = int(message.split("; about ")[1].split()[0])
    assert set_text(SHAPER, text[:fitting], STYLE, 25, 12, EN).overflow == 0


def test_lines_are_more_than_the_style_allows() -> None:
    message = told("one two three four five", 25, 30, max_lines=1)
    assert message.startswith("takes 2 lines, even at 11.3 pt, but its box holds 1;")


@pytest.mark.parametrize("height", [0.5, 2.0])
def test_a_box_is_lower_than_a_line(height: float) -> None:
    assert told("one", 25, height).endswith("mm too high for its box, even at 11.3 pt")
