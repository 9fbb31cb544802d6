"""The fonts that pages carry, so that they look the same everywhere."""

from base64 import b64encode

from printkit.text.fonts import shipped_fonts

_FONTS = {400: "Jost-Regular", 600: "Jost-SemiBold"}
"""By weight."""


def font_faces() -> str:
    """Rules of a style sheet with the fonts in them, as the family Jost."""
    fonts = shipped_fonts()
    return "".join(
        f"@font-face {{ font-family: Jost; font-weight: {weight}; "
        f"src: url(data:font/ttf;base64,{b64encode(fonts.data(name)).decode()}); }}\n"
        for weight, name in _FONTS.items()
    )
