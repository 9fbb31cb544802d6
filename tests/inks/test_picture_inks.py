"""Pictures in inks, with a profile and without."""

import pytest
from PIL import Image as Pixels
from PIL import ImageCms

from printkit.errors import UsageError
from printkit.export.srgb import srgb_profile
from printkit.inks.picture_inks import PictureInks, read_profile
from tests.inks.profiles import cmyk_profile

PLACES = [(23, 18, 64), (255, 255, 255), (0, 0, 0), (200, 40, 40), (120, 130, 90)]


def _picture() -> Pixels.Image:
    picture = Pixels.new("RGB", (len(PLACES), 1))
    for x, colour in enumerate(PLACES):
        picture.putpixel((x, 0), colour)
    return picture


@pytest.mark.parametrize("profile", [None, read_profile(cmyk_profile(), "a")])
def test_no_pixel_exceeds_the_limit(profile: object) -> None:
    inks = PictureInks(profile, 1.5)(_picture())  # type: ignore[arg-type]  # one of both
    data = inks.tobytes()
    totals = [sum(data[at : at + 4]) / 255 for at in range(0, len(data), 4)]
    assert max(totals) <= 1.51
    assert totals[1] == 0


@pytest.mark.parametrize("left", [500, -200])
def test_half_a_profile_is_refused(left: int) -> None:
    with pytest.raises(UsageError, match="'half' is not whole"):
        read_profile(cmyk_profile()[:left], "half")


def test_a_profile_is_heard() -> None:
    profile = read_profile(cmyk_profile(), "a")
    assert profile.description == "Test press"
    by_profile, by_rule = PictureInks(profile)(_picture()), PictureInks(None)(_picture())
    assert by_profile.tobytes() != by_rule.tobytes()
    assert by_profile.getpixel((3, 0)) == pytest.approx(by_rule.getpixel((3, 0)), abs=70)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not an ICC profile"),
        (b"\0" * 300, "not an ICC profile"),
        (srgb_profile(), "profile of RGB, not one of a CMYK press"),
        (ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes(), "not one of a CMYK"),
    ],
)
def test_other_files_are_refused(data: bytes, said: str) -> None:
    with pytest.raises(UsageError, match=said) as raised:
        read_profile(data, "shop.icc")
    assert raised.value.help_text
