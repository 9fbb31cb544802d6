"""PNG and JPEG: whole, upright, still, of a printable size - or a clear problem."""

import struct
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image as Pixels

from printkit.export.pdf import write_pdf
from printkit.pictures.problem import PictureProblem
from printkit.pictures.raster import read_raster
from printkit.pictures.scans import count_scans
from printkit.scene import Image, Picture, Sheet
from tests.export.scenes import FONTS, INFO
from tests.pictures.samples import encoded

PNG = encoded(size=(30, 20), colour=(200, 30, 30))
JPEG = encoded(size=(30, 20), file_format="JPEG", colour=(200, 30, 30))


def png_header(width: int, height: int) -> bytes:
    """A PNG file that claims a size and brings no pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")


@pytest.mark.parametrize("data", [PNG, JPEG])
def test_a_sound_file_is_kept_as_it_is(data: bytes) -> None:
    picture = read_raster(data)
    assert picture.data == data
    assert (picture.width_px, picture.height_px) == (30, 20)


def test_the_same_file_has_the_same_digest_and_another_one_another() -> None:
    assert read_raster(PNG).digest == read_raster(bytes(PNG)).digest
    assert read_raster(PNG).digest != read_raster(JPEG).digest


@pytest.mark.parametrize(
    ("mode", "file_format"),
    [
        *(("RGB", "PNG"), ("RGBA", "PNG"), ("L", "PNG"), ("LA", "PNG"), ("P", "PNG"), ("1", "PNG")),
        *(("I;16", "PNG"), ("RGB", "JPEG"), ("L", "JPEG"), ("CMYK", "JPEG")),
    ],
)
def test_every_mode_can_be_printed(mode: str, file_format: str) -> None:
    picture = read_raster(encoded(mode, (6, 4), file_format))
    pdf = write_pdf([Sheet(10, 10, Image(picture, 0, 0, 6, 4), "a")], INFO, FONTS)
    assert pdf.startswith(b"%PDF")


@pytest.mark.parametrize("data", [PNG, JPEG])
def test_cut_off_files_are_refused(data: bytes) -> None:
    with pytest.raises(PictureProblem, match=r"damaged.*save it again"):
        read_raster(data[: len(data) * 2 // 3])


@pytest.mark.parametrize(
    "data", [b"", b"GIF89a....", b"%PDF-1.4", b"II*\0....", b"hello", encoded(file_format="GIF")]
)
def test_other_kinds_are_refused(data: bytes) -> None:
    with pytest.raises(PictureProblem, match="neither PNG nor JPEG nor SVG"):
        read_raster(data)


@pytest.mark.parametrize(
    ("width", "height", "limit"),
    [
        *((8000, 5001, "pixels is"), (12_000, 9000, "pixels is")),
        *((60_000, 60_000, "picture-side is"), (1, 20_001, "picture-side is")),
    ],
)
def test_too_many_pixels_are_refused_before_they_are_unpacked(
    width: int, height: int, limit: str
) -> None:
    with pytest.raises(PictureProblem, match=rf"{width:,} x {height:,} pixels.*limit {limit}"):
        read_raster(png_header(width, height))


def progressive(scans: int) -> bytes:
    """A progressive JPEG with its last scan repeated until there are so many."""
    data = encoded("L", (64, 64), "JPEG", 90, progressive=True)
    last = data.rindex(b"\xff\xda")
    return data[:last] + data[last:-2] * (scans - count_scans(data) + 1) + data[-2:]


def test_scans_of_a_jpeg_are_counted_and_limited() -> None:
    assert count_scans(JPEG) == 1
    assert read_raster(progressive(100)).width_px == 64
    with pytest.raises(PictureProblem, match=r"101 scans.*limit scans is 100"):
        read_raster(progressive(101))


def test_markers_within_other_parts_of_a_jpeg_are_no_scans() -> None:
    comment = b"\xff\xfe" + (500).to_bytes(2) + b"\xff\xda" * 249
    assert count_scans(JPEG[:2] + comment + JPEG[2:]) == 1
    with pytest.raises(PictureProblem, match="damaged"):
        read_raster(JPEG[:2] + b"\xff\xfe\0\2" * 200_000 + JPEG[2:])


def test_moving_pictures_are_refused() -> None:
    out = BytesIO()
    frames = [Pixels.new("RGB", (4, 4), colour) for colour in ("red", "blue")]
    frames[0].save(out, "PNG", save_all=True, append_images=frames[1:])
    with pytest.raises(PictureProblem, match="moves"):
        read_raster(out.getvalue())


@pytest.mark.parametrize("file_format", ["PNG", "JPEG"])
def test_a_photo_taken_sideways_is_set_upright(file_format: str) -> None:
    pixels = Pixels.new("RGB", (32, 16), "white")
    pixels.paste((255, 0, 0), (0, 0, 16, 16))
    exif = Pixels.Exif()
    exif[0x0112] = 6  # to be turned clockwise: the left becomes the top
    out = BytesIO()
    pixels.save(out, file_format, exif=exif)
    picture = read_raster(out.getvalue())
    assert (picture.width_px, picture.height_px) == (16, 32)
    with Pixels.open(BytesIO(picture.data)) as turned:
        assert turned.size == (16, 32)
        assert turned.getexif().get(0x0112, 1) == 1
        assert turned.getpixel((8, 4)) == pytest.approx((255, 0, 0), abs=4)
        assert turned.getpixel((8, 28)) == pytest.approx((255, 255, 255), abs=4)


@settings(max_examples=150, deadline=None)
@given(data=st.sampled_from([PNG, JPEG]), at=st.integers(0, 10_000), value=st.integers(0, 255))
@pytest.mark.filterwarnings("ignore")
def test_damage_is_a_problem_and_never_a_crash(data: bytes, at: int, value: int) -> None:
    at %= len(data)
    damaged = data[:at] + bytes([value]) + data[at + 1 :]
    try:
        assert isinstance(read_raster(damaged), Picture)
    except PictureProblem as problem:
        assert str(problem)  # noqa: PT017 - either outcome is right
