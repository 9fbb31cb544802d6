"""Text of a template, set in its box; what does not fit is reported."""

import re
from collections.abc import Hashable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from printkit.colour import BLACK
from printkit.geometry.path import Bounds
from printkit.geometry.transform import translate
from printkit.limits import limits, remedy
from printkit.model.theme import StyleOfText
from printkit.scene import Group, Node, Tag
from printkit.scene.tagging import SPAN, tagged, words_of
from printkit.templating.arches import arched
from printkit.templating.attributes import Values
from printkit.templating.codes import (
    MISSING_GLYPH,
    TEXT_DOES_NOT_FIT,
    WRONG_ELEMENT,
)
from printkit.templating.look import LookupFailure
from printkit.templating.markup import Element
from printkit.templating.scope import Scope, SetText, SharedSize
from printkit.text.alike import common_size
from printkit.text.characters import SOFT_HYPHEN
from printkit.text.excess import describe_excess
from printkit.text.hyphenation import hyphenator
from printkit.text.paragraph import Setting, set_text
from printkit.text.style import TextStyle

LINE_BREAK = "\u2028"
"""Stands for a line break that is meant, since XML and templates fold the ordinary ones."""
_OVERRIDES = (
    *("font", "size", "min", "colour", "align", "valign"),
    *("leading", "tracking", "uppercase", "hyphenate"),
)
_PLAIN = StyleOfText(font="text", size="9pt")
"""The style of a text that names none."""
_LAYOUT = re.compile(r"[ \t\r\n]+")
_LEAST_ROOM = 0.01
"""Boxes that are empty, or less than that, are as good as this, mm."""
SMALLEST_TEXT, LARGEST_TEXT = 0.5, 500.0
"""Sizes that text can have, mm; what is readable is the checker's concern."""
CLOSEST_TRACKING = 0.15
"""Share of their size by which letters may move together."""
OVERFLOW_TOLERANCE = 0.01
"""Overflow that is rounding, mm."""
LONGEST_QUOTE = 160
"""Characters of a text that does not fit that are quoted: names, titles and notices are whole."""
_AMOUNT = re.compile(r"“\D{0,8}\d[\d\s.,'’]*\D{0,8}”")


class WideAmount(NamedTuple):
    """The cause of a finding: an amount is too long for its box; ``place`` is where it stands."""

    place: Hashable


def draw_text(element: Element, values: Values, frame: Bounds, scope: Scope) -> Node | None:
    """A text in its box."""
    box = values.box(frame)
    style = text_style(element, values, scope)
    if style is None:
        return None
    field_name = values.text("of")
    setting = set_words(element, style, box, scope)
    alone = setting.size
    if values.flag("alike"):
        asked = SharedSize(field_name, replace(style, colour=BLACK), *_room(box), style.size)
        shared = asked._replace(size=shared_size(asked, scope))
        scope.shared.append(shared)
        setting = set_words(element, style.at_most(shared.size), box, scope)
    shown: tuple[Node, ...] = setting.nodes
    if radius := values.number("arch"):
        turned = arched(setting.nodes, box.width / 2, radius)
        shown = (tagged(turned, Tag(SPAN, alt=words_of(Group(setting.nodes)))),)
        letters = tuple(letter for group in turned for letter in group.children)
        setting = replace(setting, nodes=letters)
    note_setting(setting, element, style, box, field_name, scope, alone)
    return Group(shown, translate(box.x, box.y))


def shared_size(shared: SharedSize, scope: Scope) -> float:
    """The size in which all texts of the field fit such a box, mm."""
    texts = _all_folded(scope.alike.get(shared.field_name, ()))
    box = (shared.width, shared.height)
    return common_size(scope.shaper, texts, shared.style, *box, scope.writing)


def set_words(element: Element, style: TextStyle, box: Bounds, scope: Scope) -> Setting:
    """The element's text, set in a box; one without room is reported as too small."""
    text = element.text
    if len(text) > limits().text_characters:
        message = f"{scope.title}: a text of {len(text):,} characters"
        help_text = remedy("text-characters")
        scope.report(TEXT_DOES_NOT_FIT, message, element.span, help_text=help_text)
        text = ""
    return set_text(scope.shaper, _folded(text), style, *_room(box), scope.writing)


def _room(box: Bounds) -> tuple[float, float]:
    return max(box.width, _LEAST_ROOM), max(box.height, _LEAST_ROOM)


def text_style(
    element: Element, values: Values, scope: Scope, default: TextStyle | None = None
) -> TextStyle | None:
    """The style that an element's attributes describe; None (and a finding) if they cannot.

    ``default`` stands for the style of an element that names none.
    """
    given = values.given.get("style")
    try:
        style = default if given is None else scope.look.set_style(given)
        return _sound(_overridden(style or scope.look.set_style(_PLAIN), values))
    except LookupFailure as failure:
        scope.report(WRONG_ELEMENT, f"<{element.name}>: {failure}", element.span)
        return None


def _overridden(style: TextStyle, values: Values) -> TextStyle:
    """The style with what the element itself says."""
    names = {"min": "min_size"}
    changes = {names.get(name, name): values.given[name] for name in _OVERRIDES if name in values}
    size = changes.pop("size", None)
    if "tracking" in changes:
        changes["tracking"] *= style.scale
    changed = replace(style, **changes) if changes else style
    return changed if size is None else changed.resized(size)


def _sound(style: TextStyle) -> TextStyle:
    """The style itself, if lines can be broken in it.

    Raises:
        LookupFailure: a size that nobody can read, or lines that run backwards.
    """
    smallest = style.size if style.min_size is None else min(style.size, style.min_size)
    if smallest < SMALLEST_TEXT or style.size > LARGEST_TEXT:
        raise LookupFailure(
            f"text is set in {SMALLEST_TEXT} to {LARGEST_TEXT} mm; check its size and its min"
        )
    if not 0.5 <= style.leading <= 3:  # noqa: PLR2004 - as in the theme
        raise LookupFailure("leading is a multiple of the size, from 0.5 to 3")
    if not -CLOSEST_TRACKING * style.size <= style.tracking <= style.size:
        raise LookupFailure(
            f"letters {style.tracking:g} mm apart are unreadable; tracking goes from "
            f"-{CLOSEST_TRACKING:.0%} to 100% of the size"
        )
    return style


def note_setting(
    setting: Setting,
    element: Element,
    style: TextStyle,
    box: Bounds,
    field_name: str,
    scope: Scope,
    alone: float = 0.0,
) -> None:
    """Note a text that was set, and report what could not be: too long, or without a glyph.

    ``alone`` is the size that it would have if others did not share it, mm.
    """
    words = _short(element.text)
    misfit = setting.overflow > OVERFLOW_TOLERANCE
    route = scope.stated(field_name) if field_name else None
    span = scope.shown(element.span)
    if misfit:
        excess = describe_excess(setting, style, box.width, box.height)
        scope.report(
            TEXT_DOES_NOT_FIT,
            f"{scope.title}: {_short(element.text, LONGEST_QUOTE)} {excess}",
            element.span,
            field_name=field_name,
            help_text="shorten the text, or give it a larger box or a smaller `min` in the theme",
            cause=_long(words, route or (span, words)),
        )
    if setting.nodes:
        sizes = setting.size, style.size
        joints = hyphenator(scope.writing).jointed(_folded(element.text))
        scope.texts.append(
            SetText(scope.title, words, *sizes, setting.nodes, span, route, misfit, joints, alone)
        )
    if setting.missing:
        scope.report(
            MISSING_GLYPH,
            f"{scope.title}: {setting.missing.message} in {words}",
            element.span,
            field_name=field_name,
            help_text=setting.missing.remedy(scope.look.theme.fonts, scope.shaper.library),
            cause=setting.missing,
        )


def _long(words: str, place: Hashable) -> Hashable:
    """What a text that does not fit has in common with others: its place, or being an amount."""
    return WideAmount(place) if _AMOUNT.fullmatch(words) else place


def _folded(text: str) -> str:
    """The text with the template's own line breaks and indents as single spaces.

    Line breaks that the definition means arrive as line separators (see :data:`LINE_BREAK`).
    """
    return _LAYOUT.sub(" ", text).strip(" ").replace(LINE_BREAK, "\n")


@lru_cache(maxsize=16)
def _all_folded(texts: tuple[str, ...]) -> tuple[str, ...]:
    """All texts folded: those of a deck, which each of its cards looks at."""
    return tuple(map(_folded, texts))


def _short(text: str, longest: int = 60) -> str:
    words = _folded(text).strip().replace(SOFT_HYPHEN, "")
    return f"“{words}”" if len(words) <= longest else f"“{words[: longest - 3]}…”"
