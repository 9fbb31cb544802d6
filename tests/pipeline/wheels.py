"""The wheel that tests install, built from this checkout."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def built_wheel(folder: Path) -> Path:
    """The wheel, in this folder (about 2 s)."""
    arguments = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", str(folder)]
    subprocess.run([*arguments, str(ROOT)], check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path
