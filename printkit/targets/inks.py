"""The inks of an export: what its theme has designed, its profile, its richest black."""

from pathlib import Path

from printkit.colour import Cmyk, parse_colour
from printkit.errors import UsageError
from printkit.inks.palette import Inks
from printkit.inks.picture_inks import MAX_PROFILE_BYTES, Profile, read_profile
from printkit.model.theme import InkColours, Theme
from printkit.targets.export import Export, ExportOptions
from printkit.targets.press_target import press_of


def inks_of(export: Export) -> Inks:
    """How the colours of a game become inks for its target."""
    rich = press_of(export).rich_black
    return Inks(stated_inks(export.design.look.theme), None if rich is None else _shares(rich))


def stated_inks(theme: Theme) -> dict[str, Cmyk]:
    """The mixes that a theme states, by the colour of the screen; of two the first holds."""
    stated: dict[str, Cmyk] = {}
    for colour in theme.colours.values():
        if isinstance(colour, InkColours) and colour.cmyk is not None:
            stated.setdefault(parse_colour(colour.full).hex, _shares(colour.cmyk))
    return stated


def profile_of(options: ExportOptions) -> Profile | None:
    """The profile that is named on the command line.

    Raises:
        UsageError: the file cannot be read, or is no profile of a press.
    """
    return None if options.icc is None else read_profile(_bytes(options.icc), options.icc.name)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_PROFILE_BYTES + 1)
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error.strerror}") from None
    if len(data) > MAX_PROFILE_BYTES:
        raise UsageError(f"'{path.name}' is too large to be an ICC profile")
    return data


def _shares(percents: tuple[float, float, float, float]) -> Cmyk:
    cyan, magenta, yellow, black = (percent / 100 for percent in percents)
    return (cyan, magenta, yellow, black)
