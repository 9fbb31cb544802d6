"""The names of drawings and icons are known without the drawings themselves."""

import subprocess
import sys

from printkit.art.names import FOLDER
from tools.write_docs import listed_art


def test_all_drawings_and_icons_are_listed() -> None:
    for file, text in listed_art().items():
        assert (FOLDER / file).read_text(encoding="utf-8") == text, "run make docs"


def test_a_check_of_a_definition_imports_no_drawings() -> None:
    code = (
        "import sys; from printkit.pipeline.checks import check_variant; "
        "check_variant('classic-us', pieces=False); "
        "drawn = ('printkit.art.registry', 'printkit.art.icons', 'printkit.pictures.svg'); "
        "print(*(name for name in drawn if name in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not found.stdout.strip()
