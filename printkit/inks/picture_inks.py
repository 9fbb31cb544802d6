"""Pictures in inks: by a profile, or by the rule that all other colours go by.

Either way a table says what becomes of some hundred colours, and Pillow works out those between.
No colour of the table exceeds the limit on inks, so none between does.
"""

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from math import fsum
from typing import TYPE_CHECKING

from printkit.colour import Cmyk, Colour
from printkit.errors import UsageError
from printkit.inks.deriving import TOTAL_INK, derived
from printkit.inks.press_model import seen
from printkit.records import record

if TYPE_CHECKING:
    from PIL.Image import Image as Pixels
    from PIL.ImageCms import ImageCmsTransform
    from PIL.ImageFilter import Color3DLUT

MAX_PROFILE_BYTES = 20_000_000
_BY_RULE, _BY_PROFILE = 9, 33
"""Steps of each channel in the tables."""


@record
class Profile:
    """An ICC profile of a printing condition."""

    data: bytes
    description: str


def read_profile(data: bytes, name: str) -> Profile:
    """The profile in a file called ``name``.

    Raises:
        UsageError: it is no ICC profile, or not one of a press that prints CMYK.
    """
    from PIL import ImageCms  # noqa: PLC0415 - late: start-up

    remedy = "name the ICC profile of the printing condition, as the print shop offers it"
    try:
        profile = ImageCms.getOpenProfile(BytesIO(data)).profile
    except (OSError, ImageCms.PyCMSError):
        raise UsageError(f"'{name}' is not an ICC profile", remedy) from None
    space = profile.xcolor_space.strip()
    if (space, profile.device_class) != ("CMYK", "prtr"):
        raise UsageError(f"'{name}' is a profile of {space}, not one of a CMYK press", remedy)
    read = Profile(data, (profile.profile_description or name).strip())
    if not _is_whole(read):
        raise UsageError(f"the ICC profile '{name}' is not whole", f"fetch it again, or {remedy}")
    return read


def _is_whole(profile: Profile) -> bool:
    """Whether it is as long as it says, and tells how to get to inks and back."""
    from PIL import ImageCms  # noqa: PLC0415 - late: start-up

    try:
        _to_press(profile)
        _to_screen(profile)
    except ImageCms.PyCMSError:
        return False
    return len(profile.data) >= int.from_bytes(profile.data[:4])


class PictureInks:
    """Turns pictures in RGB into inks."""

    def __init__(self, profile: Profile | None, limit: float = TOTAL_INK) -> None:
        self._profile = profile
        self._limit = limit

    def __call__(self, pixels: "Pixels") -> "Pixels":
        """The picture in CMYK."""
        return pixels.filter(_table(self._profile, self._limit))

    def proof(self, pixels: "Pixels") -> "Pixels":
        """The picture in RGB, as its inks will look."""
        if self._profile:
            return _to_screen(self._profile).apply(self(pixels))
        return pixels.filter(_proof_table(self._limit))


@cache
def _table(profile: Profile | None, limit: float) -> "Color3DLUT":
    from PIL.ImageFilter import Color3DLUT  # noqa: PLC0415 - late: start-up

    steps = _BY_PROFILE if profile else _BY_RULE
    inks = _converted(profile, steps) if profile else map(derived, _grid(steps))
    values = [share for each in inks for share in _limited(each, limit)]
    return Color3DLUT(steps, values, channels=4, target_mode="CMYK", _copy_table=False)


@cache
def _proof_table(limit: float) -> "Color3DLUT":
    from PIL.ImageFilter import Color3DLUT  # noqa: PLC0415 - late: start-up

    colours = (seen(_limited(derived(each), limit)) for each in _grid(_BY_RULE))
    values = [value for each in colours for value in (each.red, each.green, each.blue)]
    return Color3DLUT(_BY_RULE, values, _copy_table=False)


def shown_by(profile: Profile) -> Callable[[Cmyk], Colour]:
    """What shows inks on a screen as the profile has them, white paper as white."""
    from PIL import Image  # noqa: PLC0415 - late: start-up

    @cache
    def shown(inks: Cmyk) -> Colour:
        dot = Image.frombytes("CMYK", (1, 1), bytes(round(255 * ink) for ink in inks))
        red, green, blue = (byte / 255 for byte in _to_screen(profile).apply(dot).tobytes())
        return Colour(red, green, blue)

    return shown


@cache
def _to_press(profile: Profile) -> "ImageCmsTransform":
    from PIL import ImageCms  # noqa: PLC0415 - late: start-up

    return ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        ImageCms.getOpenProfile(BytesIO(profile.data)),
        "RGB",
        "CMYK",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
        ImageCms.Flags.BLACKPOINTCOMPENSATION,
    )


@cache
def _to_screen(profile: Profile) -> "ImageCmsTransform":
    from PIL import ImageCms  # noqa: PLC0415 - late: start-up

    return ImageCms.buildTransform(
        ImageCms.getOpenProfile(BytesIO(profile.data)),
        ImageCms.createProfile("sRGB"),
        "CMYK",
        "RGB",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
    )


def _grid(steps: int) -> Iterator[Colour]:
    """Colours in even steps, red running fastest."""
    shares = [step / (steps - 1) for step in range(steps)]
    return (Colour(red, green, blue) for blue in shares for green in shares for red in shares)


def _converted(profile: Profile, steps: int) -> Iterator[Cmyk]:
    """The colours of the grid as the profile has them, black as dark as the press can."""
    from PIL import Image  # noqa: PLC0415 - late: start-up

    numbers = [round(255 * v) for c in _grid(steps) for v in (c.red, c.green, c.blue)]
    grid = Image.frombytes("RGB", (steps * steps, steps), bytes(numbers))
    data = _to_press(profile).apply(grid).tobytes()
    for at in range(0, len(data), 4):
        cyan, magenta, yellow, black = (byte / 255 for byte in data[at : at + 4])
        yield (cyan, magenta, yellow, black)


def _limited(inks: Cmyk, limit: float) -> Cmyk:
    """Within the limit: colours give way to black."""
    cyan, magenta, yellow, black = inks
    colours = fsum(inks[:3])
    scale = min(1.0, (limit - black) / colours) if colours else 1.0
    return (cyan * scale, magenta * scale, yellow * scale, black)
