"""Every currency sign of Unicode's block, and the common ones outside it, in every shipped face."""

from pathlib import Path

import pypdfium2
import pytest

from printkit.pipeline.build import build
from printkit.pipeline.request import Request
from printkit.text.fonts import SHIPPED_FOLDER, shipped_fonts
from printkit.text.shaping import Shaper
from tests.cli.running import pack

SIGNS = "$¢£¤¥ƒ฿" + "".join(map(chr, range(0x20A0, 0x20C1)))

EDITION = """\
printkit: 1
id: coins
title: Coins
extends: classic-us
currency: {symbol: SIGN, position: before, name: Coins}
"""


@pytest.mark.parametrize("name", shipped_fonts().names())
def test_every_face_draws_every_sign_in_its_own_size(name: str) -> None:
    shaper = Shaper(shipped_fonts())
    assert shaper.missing(SIGNS, name) == ""
    font = shipped_fonts()[name]
    figure = shaper.width("0", name, 1)
    for sign in SIGNS:
        drawn = shaper.outline(name, sign).bounds()
        assert drawn.height > 0.3 * font.cap_height, sign
        assert -font.ascent <= drawn.y <= drawn.bottom <= font.descent + 0.05, sign
        assert 0.5 * figure < shaper.width(sign, name, 1) < 2.5 * figure, sign


def test_who_lent_signs_is_named_beside_the_fonts() -> None:
    licence = (SHIPPED_FOLDER / "OFL-Noto.txt").read_text(encoding="utf-8")
    assert "Noto Project Authors" in licence
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize("sign", "₩₹₿₾⚓")
def test_an_edition_is_printed_in_its_currency(sign: str, tmp_path: Path) -> None:
    folder = pack(tmp_path / "coins", {"variant.yaml": EDITION.replace("SIGN", sign)})
    request = Request(str(folder), tmp_path / "out", papers=("a4",), only=("deeds",))
    outcome = build(request)
    assert outcome.diagnostics == ()
    document = pypdfium2.PdfDocument(outcome.folder / "a4" / "deeds.pdf")
    assert f"{sign}60" in document[0].get_textpage().get_text_bounded()
