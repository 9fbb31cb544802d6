"""What is checked before anything is written for a press: ink, colours, see-through pictures."""

from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import NamedTuple

from printkit.colour import Cmyk, Colour
from printkit.colour_vision import difference
from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.inks.coverage import laid, most_ink
from printkit.inks.inking import Inking
from printkit.inks.picture_inks import PictureInks, shown_by
from printkit.inks.press_model import seen
from printkit.scene import Picture
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


class _Painted(NamedTuple):
    """A colour or a picture, and where it is painted first: the side of a piece, mm on its page."""

    paint: Colour | Picture
    side: str
    box: Bounds


def check(export: Export) -> Iterator[Diagnostic]:
    """All that a press asks of what is painted, each colour and picture looked at once."""
    painted = _painted(export)
    yield from _too_much_ink(export, painted)
    yield from _out_of_gamut(export, painted)
    if press_of(export).standard == "x1a":
        yield from _see_through(painted)


def _painted(export: Export) -> tuple[_Painted, ...]:
    """What is laid on the pages, in inks."""
    order, inking = press_of(export).order, Inking(inks_of(export))
    found: dict[Colour | str, _Painted] = {}
    for fitted in export.pieces:
        for side in sides(fitted, order):
            for paint, box in laid(inking.inked(page(fitted, side).content)):
                key = paint if isinstance(paint, Colour) else paint.digest
                if key not in found:
                    found[key] = _Painted(paint, f"“{fitted.artwork.title}” ({side})", box)
    return tuple(found.values())


def _too_much_ink(export: Export, painted: tuple[_Painted, ...]) -> Iterator[Diagnostic]:
    limit = press_of(export).ink_limit
    to_inks = PictureInks(profile_of(export.options), limit / 100)
    for paint, side, box in painted:
        total = most_ink(paint, to_inks)
        if total > limit / 100 + _DUE:
            x, y = box.centre
            yield TOO_MUCH_INK.diagnostic(
                f"{_named(paint)} takes {100 * total:.0f} % of ink, such as on {side} at {x:.0f}, "
                f"{y:.0f} mm; {export.record.title} prints {limit:.0f} %",
                route=(),
                help="state less for the colour in the theme (cmyk), or save the picture in RGB",
            )


def _named(paint: Colour | Picture) -> str:
    if isinstance(paint, Colour):
        return f"the colour {paint.hex}"
    return f"the picture '{paint.src or paint.digest[:8]}'"


def _out_of_gamut(export: Export, painted: tuple[_Painted, ...]) -> Iterator[Diagnostic]:
    profile = profile_of(export.options)
    shown = shown_by(profile) if profile else seen
    inks, places = _mixes(painted)
    far = {
        colour: apart
        for colour, mix in inks.items()
        if mix[3] < 1 and (apart := difference(colour, shown(mix))) > _FAR
    }
    if far:
        worst = sorted(far, key=lambda colour: (-far[colour], colour.hex))
        listed = ", ".join(
            f"{each.hex} as {shown(inks[each]).hex} ({places[each]})" for each in worst[:_NAMED]
        )
        more = f" and {len(worst) - _NAMED} more" if len(worst) > _NAMED else ""
        yield OUT_OF_GAMUT.diagnostic(
            f"inks cannot show {len(worst)} of the {len(inks)} colours: {listed}{more}",
            route=(),
            help="look at the export with --proof; state the inks of a colour in the theme (cmyk)",
        )


def _mixes(painted: tuple[_Painted, ...]) -> tuple[Mapping[Colour, Cmyk], Mapping[Colour, str]]:
    """The inks of each colour, and the side that shows it first."""
    inks: dict[Colour, Cmyk] = {}
    places: dict[Colour, str] = {}
    for paint, side, _ in painted:
        if isinstance(paint, Colour) and paint.cmyk is not None:
            inks[paint], places[paint] = paint.cmyk, side
    return inks, places


def _see_through(painted: tuple[_Painted, ...]) -> Iterator[Diagnostic]:
    pictures = [each.paint for each in painted if isinstance(each.paint, Picture)]
    for name in sorted({_named(each) for each in pictures if _is_see_through(each)}):
        yield SEE_THROUGH.diagnostic(
            f"{name} lets show what lies below it, which PDF/X-1a does not know",
            route=(),
            help="give it a ground of its own, or export for press-x4",
        )


def _is_see_through(picture: Picture) -> bool:
    from PIL import Image as Pixels  # noqa: PLC0415 - late: start-up

    with Pixels.open(BytesIO(picture.data)) as opened:
        if not opened.has_transparency_data:
            return False
        return opened.convert("RGBA").getchannel("A").getextrema() != (255, 255)
