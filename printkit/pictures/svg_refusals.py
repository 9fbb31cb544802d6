"""What an SVG file of a pack may not hold, each with what to do about it."""

from printkit.pictures.problem import PictureProblem
from printkit.pictures.svg_forms import FORMS
from printkit.pictures.svg_values import number_list

_FLAT = "only flat colours can be printed everywhere; draw it with flat colours"
_OUTLINES = "convert text to paths, so that it does not depend on fonts"
_COPIES = "turn copies into drawings of their own (unlink clones)"
_OPAQUE = "nothing transparent can be printed everywhere; draw it with opaque colours"

_ACTIVE = {
    "script": "pictures hold no programs; take it out",
    "foreignObject": "pictures hold drawings only; take it out",
    "style": "style sheets are not read; write the style at each element (“presentation "
    "attributes” when saving)",
}
"""Refused wherever they stand."""
_NOT_DRAWN = {
    **dict.fromkeys(("text", "tspan", "textPath"), _OUTLINES),
    **dict.fromkeys(("linearGradient", "radialGradient", "pattern", "filter", "mask"), _FLAT),
    **dict.fromkeys(("clipPath", "marker"), "turn it into plain paths"),
    "image": "place the picture itself with an <image> of the template",
    "use": _COPIES,
    "svg": "one drawing cannot stand within another; ungroup it",
    **dict.fromkeys(("animate", "animateTransform", "set"), "paper does not move; take it out"),
}
_KNOWN = frozenset(["svg", "g", "title", "desc", "metadata", "defs", "symbol", *FORMS])
_PLAIN_ONLY = {
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity"), _OPAQUE),
    **dict.fromkeys(("filter", "mask"), _FLAT),
    **dict.fromkeys(
        ("clip-path", "marker", "marker-start", "marker-mid", "marker-end"),
        "turn it into plain paths",
    ),
    "mix-blend-mode": _OPAQUE,
    "paint-order": "draw the stroke as a shape of its own",
    "vector-effect": "give the stroke its real width",
    "stroke-dashoffset": "begin the dashes at the start of the line",
}
"""Properties that change the picture in ways that are not drawn, unless they say nothing."""
_SAY_NOTHING = frozenset(["none", "normal", "inherit", "initial", "auto"])


def check_element(name: str, *, root: bool, drawn: bool) -> None:
    """Refuse an element that is active anywhere, or that is not known where it would be drawn.

    Raises:
        PictureProblem: with what to do instead.
    """
    if name in _ACTIVE:
        raise PictureProblem(f"<{name}>: {_ACTIVE[name]}")
    if drawn and not root and (name in _NOT_DRAWN or name not in _KNOWN):
        remedy = _NOT_DRAWN.get(name, "it is not among the elements that can be drawn")
        raise PictureProblem(f"<{name}>: {remedy}")


def checked_properties(name: str, given: dict[str, str], *, drawn: bool) -> dict[str, str]:
    """The attributes and the inline style of an element in one table.

    Raises:
        PictureProblem: one of them acts, reaches outside or, where it would, cannot be drawn.
    """
    properties = {key: value.strip() for key, value in given.items() if key != "style"}
    properties.update(_inline(given.get("style", "")))
    for key, value in properties.items():
        local = key.rpartition(" ")[2]
        place = f"<{name} {local}>"
        _refuse_active(place, local.lower(), value)
        if drawn:
            _refuse_undrawable(place, key, value)
    return properties


def _refuse_active(place: str, local: str, value: str) -> None:
    """Refuse what a browser would run or fetch."""
    if local.startswith("on"):
        raise PictureProblem(f"{place}: pictures hold no programs; take it out")
    inner = value.replace(" ", "").replace("'", "").replace('"', "").lower()
    reaches = local in ("href", "src", "base") and not inner.startswith("#")
    if reaches or "url(" in inner.replace("url(#", ""):
        raise PictureProblem(f"{place}: a picture refers to nothing outside itself; take it out")


def _refuse_undrawable(place: str, key: str, value: str) -> None:
    if "url(" in value.lower() and key not in _PLAIN_ONLY:
        raise PictureProblem(f"{place}: {_FLAT}")
    if key in _PLAIN_ONLY and not _says_nothing(key, value):
        raise PictureProblem(f"{place}: {_PLAIN_ONLY[key]}")


def _says_nothing(key: str, value: str) -> bool:
    if value in _SAY_NOTHING:
        return True
    if "url(" in value.lower():
        return False
    neutral = 1.0 if key.endswith("opacity") else 0.0
    percent = value.endswith("%")
    numbers = number_list(key, value.removesuffix("%").removesuffix("px"))
    return numbers == [neutral * 100 if percent else neutral]


def _inline(style: str) -> dict[str, str]:
    """The properties of a ``style`` attribute."""
    found: dict[str, str] = {}
    for declaration in style.split(";"):
        key, colon, value = declaration.partition(":")
        if colon:
            found[key.strip().lower()] = value.replace("!important", "").strip()
    return found
