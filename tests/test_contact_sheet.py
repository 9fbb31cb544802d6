"""All pieces of a game on one sheet, to be looked at."""

from pathlib import Path

from PIL import Image

from tools.contact_sheet import CAPTION, GAP, WIDTH, main, sheet_of


def test_a_game_is_drawn_on_a_sheet(tmp_path: Path) -> None:
    target = tmp_path / "new" / "sheet.png"
    main(["classic-us", "--ink", "low", "--only", "dice", "--longest", "90", "-o", str(target)])
    with Image.open(target) as sheet:
        assert sheet.width == WIDTH
        assert CAPTION + 2 * GAP < sheet.height <= 90 + CAPTION + 2 * GAP


def test_pictures_stand_in_rows() -> None:
    sheet = sheet_of([Image.new("RGB", (700, 50), "red")] * 3)
    assert sheet.size == (WIDTH, 2 * 50 + 3 * GAP)
    assert sheet.getpixel((GAP, 2 * GAP + 50)) == (255, 0, 0)


def test_no_pictures_make_an_empty_sheet() -> None:
    assert sheet_of([]).width == WIDTH
