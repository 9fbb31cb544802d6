"""What is checked before anything is written for a press: ink, colours, see-through pictures."""

from collections import Counter
from collections.abc import Iterator
from io import BytesIO

from printkit.checking.prints.colour_vision import difference
from printkit.colour import Colour
from printkit.diagnostics import Diagnostic
from printkit.inks.coverage import LaidInk, laid
from printkit.inks.inking import Inking
from printkit.inks.picture_inks import PictureInks, shown_by
from printkit.inks.press_model import seen
from printkit.scene import Group, Image, Node, Picture, Use
from printkit.targets.codes import OUT_OF_GAMUT, SEE_THROUGH, TOO_MUCH_INK
from printkit.targets.export import Export
from printkit.targets.inks import inks_of, profile_of
from printkit.targets.pages import page, sides
from printkit.targets.press_target import press_of

_DUE = 0.005
"""A sum of rounded inks may exceed the limit by so much."""
_FAR = 12.0
"""CIEDE2000 from which on anybody sees that print looks otherwise."""
_NAMED = 4


def _painted(export: Export) -> Iterator[tuple[str, LaidInk]]:
    """All that is laid on the pages, with the titles of the pieces."""
    target = press_of(export)
    to_inks = PictureInks(profile_of(export.options), target.ink_limit / 100)
    inking = Inking(inks_of(export))
    for fitted in export.pieces:
        for side in sides(fitted, target.order):
            content = inking.inked(page(fitted, side).content)
            for each in laid(content, to_inks):
                yield f"“{fitted.artwork.title}” ({side})", each


def _too_much_ink(export: Export) -> Iterator[Diagnostic]:
    limit = press_of(export).ink_limit
    worst: dict[Colour | None, tuple[float, str, LaidInk]] = {}
    for title, each in _painted(export):
        if each.total > limit / 100 + _DUE and each.total > worst.get(each.colour, (0.0,))[0]:
            worst[each.colour] = (each.total, title, each)
    for total, title, each in worst.values():
        what = "a picture" if each.colour is None else f"the colour {each.colour.hex}"
        x, y = each.box.centre
        yield TOO_MUCH_INK.diagnostic(
            f"{what} takes {100 * total:.0f} % of ink, such as on {title} at {x:.0f}, {y:.0f} mm; "
            f"{export.record.title} prints {limit:.0f} %",
            route=(),
            help="state less for the colour in the theme (cmyk), or save the picture in RGB",
        )


def _out_of_gamut(export: Export) -> Iterator[Diagnostic]:
    profile = profile_of(export.options)
    shown = shown_by(profile) if profile else seen
    found: Counter[Colour] = Counter()
    places: dict[Colour, str] = {}
    for title, each in _painted(export):
        if each.colour is not None and each.colour.cmyk is not None:
            found[each.colour] += 1
            places.setdefault(each.colour, title)
    far = {
        colour: apart
        for colour in found
        if colour.cmyk
        and colour.cmyk[3] < 1
        and (apart := difference(colour, shown(colour.cmyk))) > _FAR
    }
    if far:
        worst = sorted(far, key=lambda colour: (-far[colour], colour.hex))
        listed = ", ".join(
            f"{each.hex} as {shown(each.cmyk).hex} ({places[each]})"
            for each in worst[:_NAMED]
            if each.cmyk
        )
        more = f" and {len(worst) - _NAMED} more" if len(worst) > _NAMED else ""
        yield OUT_OF_GAMUT.diagnostic(
            f"inks cannot show {len(worst)} of the {len(found)} colours: {listed}{more}",
            route=(),
            help="look at the export with --proof; state the inks of a colour in the theme (cmyk)",
        )


def _see_through(export: Export) -> Iterator[Diagnostic]:
    if press_of(export).standard != "x1a":
        return
    for name in sorted({p.src or p.digest[:8] for p in _pictures(export) if _is_see_through(p)}):
        yield SEE_THROUGH.diagnostic(
            f"the picture '{name}' lets show what lies below it, which PDF/X-1a does not know",
            route=(),
            help="give it a ground of its own, or export for press-x4",
        )


def _pictures(export: Export) -> Iterator[Picture]:
    for fitted in export.pieces:
        for node in (fitted.artwork.front, fitted.artwork.back):
            if node is not None:
                yield from _pictures_in(node)


def _pictures_in(node: Node) -> Iterator[Picture]:
    match node:
        case Group(children=children):
            for child in children:
                yield from _pictures_in(child)
        case Use(symbol=symbol):
            yield from _pictures_in(symbol.content)
        case Image(picture=picture):
            yield picture


def _is_see_through(picture: Picture) -> bool:
    from PIL import Image as Pixels  # noqa: PLC0415 - late: start-up

    with Pixels.open(BytesIO(picture.data)) as opened:
        if not opened.has_transparency_data:
            return False
        return opened.convert("RGBA").getchannel("A").getextrema() != (255, 255)


PRESS_RULES = (_too_much_ink, _out_of_gamut, _see_through)
