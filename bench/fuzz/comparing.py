"""A harmed pack beside the sound one it was made from, compared and told in all forms."""

from pathlib import Path

from bench.fuzz.corpus import FIXTURES
from printkit.pipeline.differences import differences
from printkit.reporting.difference_html import difference_html
from printkit.reporting.difference_json import difference_json
from printkit.reporting.difference_text import difference_text


def compared(sound: Path, folder: Path) -> bool:
    """Compare the packs and write all reports; whether both could be read."""
    found = differences(str(sound), str(folder), search=[FIXTURES])
    if isinstance(found, list):
        return False
    for full in (False, True):
        text = difference_text(found, full=full, colour=full)
        (text + difference_html(found, full=full) + difference_json(found)).encode("utf-8")
    return True
