"""The names of drawings are known without the drawings themselves."""

import subprocess
import sys

from printkit.art.registry import NAMES, art_names, drawn_names


def test_all_drawings_are_listed() -> None:
    assert NAMES.read_text(encoding="utf-8") == drawn_names(), "run make docs"


def test_names_are_known_without_importing_the_drawings() -> None:
    code = (
        "import sys; from printkit.art.registry import art_names; "
        "assert 'token-rover' in art_names(); "
        "print(any(name.startswith('printkit.art.tokens') for name in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
    assert art_names() == tuple(sorted(art_names()))
