"""Pictures are found inside the pack only, read once, and placed in proportion."""

from pathlib import Path

import pytest

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.limits import Limits, in_force
from printkit.pictures.library import PictureLibrary
from printkit.pictures.problem import PictureProblem
from printkit.scene import Group, Image
from tests.pictures.samples import encoded, svg

BOX = Bounds(10, 20, 40, 40)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "wide.png").write_bytes(encoded(size=(200, 100)))
    (folder / "pictures" / "wide.svg").write_bytes(svg('<rect width="100" height="50"/>'))
    (tmp_path / "secret.png").write_bytes(encoded())
    return folder


def problem(folder: Path, src: str) -> str:
    with pytest.raises(PictureProblem) as caught:
        PictureLibrary([folder]).place(src, BOX, "contain")
    return str(caught.value)


def test_contain_shows_all_of_the_picture_in_the_middle_of_the_box(pack: Path) -> None:
    node = PictureLibrary([pack]).place("pictures/wide.png", BOX, "contain")
    assert isinstance(node, Image)
    assert (node.x, node.y, node.width, node.height) == pytest.approx((10, 30, 40, 20))


def test_cover_fills_the_box_and_is_cut_off_at_it(pack: Path) -> None:
    node = PictureLibrary([pack]).place("pictures/wide.png", BOX, "cover")
    assert isinstance(node, Group)
    assert node.clip == rectangle(*BOX)
    [image] = node.children
    assert isinstance(image, Image)
    assert (image.x, image.y, image.width, image.height) == pytest.approx((-10, 20, 80, 40))


@pytest.mark.parametrize(
    ("fit", "corners", "clip"),
    [
        ("contain", ((10, 30), (50, 50)), Bounds(10, 30, 40, 20)),
        ("cover", ((-10, 20), (70, 60)), BOX),
    ],
)
def test_a_drawing_is_placed_as_a_raster_picture_is(
    pack: Path, fit: str, corners: tuple[tuple[float, float], tuple[float, float]], clip: Bounds
) -> None:
    node = PictureLibrary([pack]).place("pictures/wide.svg", BOX, fit)
    assert isinstance(node, Group)
    [drawing] = node.children
    assert isinstance(drawing, Group)
    assert drawing.transform.apply(0, 0) == pytest.approx(corners[0])
    assert drawing.transform.apply(100, 50) == pytest.approx(corners[1])
    assert node.clip is not None
    assert node.clip.bounds() == pytest.approx(clip)


def test_the_coarsest_resolution_of_each_picture_is_kept(pack: Path) -> None:
    library = PictureLibrary([pack])
    library.place("pictures/wide.png", Bounds(0, 0, 25.4, 25.4), "contain")
    assert library.resolutions == pytest.approx({"pictures/wide.png": 200})
    library.place("pictures/wide.png", Bounds(0, 0, 50.8, 50.8), "contain")
    library.place("pictures/wide.png", Bounds(0, 0, 5, 5), "contain")
    assert library.resolutions == pytest.approx({"pictures/wide.png": 100})


def test_each_picture_is_read_once(pack: Path) -> None:
    library = PictureLibrary([pack])
    first = library.place("pictures/wide.png", BOX, "contain")
    (pack / "pictures" / "wide.png").unlink()
    second = library.place("pictures/wide.png", BOX, "contain")
    assert isinstance(first, Image)
    assert isinstance(second, Image)
    assert first.picture is second.picture


def test_a_mistake_is_reported_each_time_and_worked_out_once(pack: Path) -> None:
    library = PictureLibrary([pack])
    for _ in range(2):
        with pytest.raises(PictureProblem, match=r"pictures/none.png: there is no such file"):
            library.place("pictures/none.png", BOX, "contain")
        (pack / "pictures" / "none.png").write_bytes(encoded())


def test_the_first_folder_wins(pack: Path, tmp_path: Path) -> None:
    own = tmp_path / "own" / "pictures"
    own.mkdir(parents=True)
    (own / "wide.png").write_bytes(encoded(size=(30, 30)))
    node = PictureLibrary([own.parent, pack]).place("pictures/wide.png", BOX, "contain")
    assert isinstance(node, Image)
    assert node.picture.width_px == 30


@pytest.mark.parametrize(
    "src",
    [
        *("../secret.png", "pictures/../../secret.png", "/etc/passwd", "", "pictures/", "./a.png"),
        *("pictures\\wide.png", "C:/a.png", "http://example.org/a.png", "pictures//wide.png"),
    ],
)
def test_names_that_do_not_lead_downwards_are_refused(pack: Path, src: str) -> None:
    assert "within the pack" in problem(pack, src)


def test_an_absolute_path_is_refused_even_into_the_pack(pack: Path) -> None:
    assert "within the pack" in problem(pack, str(pack / "pictures" / "wide.png"))


def test_links_that_leave_the_pack_find_nothing(pack: Path, tmp_path: Path) -> None:
    (pack / "link.png").symlink_to(tmp_path / "secret.png")
    (pack / "folder").symlink_to(tmp_path)
    assert "no such file" in problem(pack, "link.png")
    assert "no such file" in problem(pack, "folder/secret.png")


def test_links_within_the_pack_are_followed(pack: Path) -> None:
    (pack / "link.png").symlink_to(pack / "pictures" / "wide.png")
    assert isinstance(PictureLibrary([pack]).place("link.png", BOX, "contain"), Image)


@pytest.mark.parametrize("name", ["a" * 5000, "pictures"])
def test_what_is_no_file_is_missing(pack: Path, name: str) -> None:
    assert "no such file" in problem(pack, name)


def test_a_link_to_itself_cannot_be_read(pack: Path) -> None:
    (pack / "loop.png").symlink_to(pack / "loop.png")
    assert "cannot be read" in problem(pack, "loop.png")


def test_too_large_a_file_is_refused(pack: Path) -> None:
    with in_force(Limits(picture_bytes=50)):
        assert "picture-bytes is 50" in problem(pack, "pictures/wide.png")


def test_the_pixels_of_all_pictures_are_limited_together(pack: Path) -> None:
    (pack / "other.png").write_bytes(encoded(size=(100, 100)))
    library = PictureLibrary([pack])
    with in_force(Limits(all_pixels=29_999)):
        library.place("pictures/wide.png", BOX, "contain")
        library.place("pictures/wide.png", BOX, "cover")
        with pytest.raises(PictureProblem, match="all-pixels"):
            library.place("other.png", BOX, "contain")


def test_a_drawing_that_shows_nothing_is_refused(pack: Path) -> None:
    (pack / "empty.svg").write_bytes(svg("<g/>"))
    assert "nothing of the drawing shows" in problem(pack, "empty.svg")


def test_an_empty_box_is_refused(pack: Path) -> None:
    with pytest.raises(PictureProblem, match="no area"):
        PictureLibrary([pack]).place("pictures/wide.png", Bounds(0, 0, 0, 5), "contain")


def test_the_kind_is_reported_by_content_not_by_name(pack: Path) -> None:
    (pack / "really-svg.png").write_bytes(svg("<path d='M0 0h1v1z'/>"))
    (pack / "really-png.svg").write_bytes(encoded())
    library = PictureLibrary([pack])
    assert isinstance(library.place("really-svg.png", BOX, "contain"), Group)
    assert isinstance(library.place("really-png.svg", BOX, "contain"), Image)
