"""Text of PDFs as programs read it: words are found as they are spelt."""

import shutil
import subprocess
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printkit.colour import BLACK
from printkit.export.pdf import write_pdf
from printkit.scene import Group, Sheet, Text
from tests.export.archiving import broken_rules
from tests.export.scenes import FONTS, INFO, SHAPER

WORDS = "AVOID ÄRGER & (LOSS) \\ €"
SPACES = (0.0, 0.1, 0.4, 0.8, 1.5, 4.0)
"""Between letters, mm; letters are 5 mm high."""


@pytest.fixture(scope="module")
def written() -> bytes:
    runs = [SHAPER.shape(WORDS, "Jost-Bold", 5, space) for space in SPACES]
    lines = [Text(run, 5, 12 * number, BLACK) for number, run in enumerate(runs, 1)]
    return write_pdf([Sheet(250, 100, Group(tuple(lines)), "Words")], INFO, FONTS)


def test_pdfium_reads_letter_spaced_words(written: bytes) -> None:
    text = pypdfium2.PdfDocument(written)[0].get_textpage().get_text_bounded()
    assert text.split("\r\n") == [WORDS] * len(SPACES)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_poppler_reads_letter_spaced_words(written: bytes) -> None:
    done = subprocess.run(["pdftotext", "-", "-"], input=written, capture_output=True, check=True)
    lines = [line for line in done.stdout.decode().split("\n") if line.strip()]
    assert lines == [WORDS] * len(SPACES)


def test_only_text_that_needs_it_is_reported_beside_its_glyphs(written: bytes) -> None:
    with pikepdf.open(BytesIO(written)) as pdf:
        operators = [str(each.operator) for each in pikepdf.parse_content_stream(pdf.pages[0])]
    assert operators.count("BDC") == operators.count("EMC") == len(SPACES) - 2


def test_it_keeps_the_rules_of_archives(written: bytes, tmp_path: Path) -> None:
    pytest.importorskip("pikepdf.pdfa", reason="this pikepdf does not know PDF/A")
    path = tmp_path / "words.pdf"
    path.write_bytes(written)
    assert broken_rules(path) == set()
