"""The only door to reportlab.

On import reportlab executes settings files from the home folder, the working folder and the
Python path. A program that prints boards from strangers' folders must not, so empty modules
stand in their places before reportlab is imported.
"""

import sys
import zlib
from types import ModuleType

SETTINGS_MODULES = (
    "reportlab.local_rl_mods",
    "reportlab_mods",  # without it, ~/.reportlab_mods
    "reportlab.local_rl_settings",
    "reportlab_settings",  # without it, ~/.reportlab_settings
)


def _shut_out_settings_files() -> None:
    for name in SETTINGS_MODULES:
        sys.modules[name] = ModuleType(name, "Stands in for a settings file of reportlab.")


_shut_out_settings_files()

from reportlab import rl_config  # noqa: E402 - settings files are shut out first
from reportlab.pdfbase import pdfdoc  # noqa: E402
from reportlab.pdfbase.ttfonts import SUBSETN, TTFont  # noqa: E402

# Set here, since RL_* environment variables would reach into the bytes as well.
rl_config.invariant = 1
rl_config.useA85 = 0
rl_config.pdfComments = 0
rl_config.pdfMultiLine = 0

COMPRESSION = 4
"""Takes a third of the time of zlib's own choice (6), for 4 % more bytes."""


class _Compress(pdfdoc.PDFStreamFilterZCompress):  # type: ignore[misc]  # reportlab ships no types
    """What reportlab compresses streams with, at a level of our own."""

    def encode(self, text: bytes | str) -> bytes:
        return zlib.compress(text.encode() if isinstance(text, str) else text, COMPRESSION)


pdfdoc.PDFZCompress = _Compress()

__all__ = ["SUBSETN", "TTFont", "pdfdoc"]
