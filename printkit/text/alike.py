"""One size for texts that are to look alike, such as those of all cards of a deck."""

from functools import lru_cache

from printkit.languages import Writing
from printkit.limits import limits
from printkit.text.paragraph import set_text
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle


@lru_cache(maxsize=64)
def common_size(
    shaper: Shaper,
    texts: tuple[str, ...],
    style: TextStyle,
    width: float,
    height: float,
    writing: Writing,
) -> float:
    """The largest size of the style in which each of the texts fits the box, mm.

    Texts of more characters than a text may have are reported where they stand, and left out.
    """
    most = limits().text_characters
    settings = (
        set_text(shaper, text, style, width, height, writing)
        for text in texts
        if text and len(text) <= most
    )
    return min((setting.size for setting in settings), default=style.size)
