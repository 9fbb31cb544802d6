"""How much printkit takes from a pack: every limit, in one place.

Packs come from strangers. The limits are far above what games need and low enough that no pack
stalls a machine or fills its memory. Whoever trusts a pack of their own raises a limit in their
own settings (:mod:`printkit.own_settings`); a pack cannot raise one.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, replace
from typing import NamedTuple

from printkit.errors import PrintkitError
from printkit.records import record


@record
class Limits:
    """The limits in force; each name, with ``-`` for ``_``, is also that of the setting."""

    pack_bytes: int = 200_000_000
    """Bytes that may be read from all packs of a game together."""
    folder_entries: int = 10_000
    """Files and folders that are looked at in one folder of a pack."""
    file_bytes: int = 2_000_000
    """Bytes of a definition, table or rulebook."""
    sheet_bytes: int = 20_000_000
    """Bytes that a spreadsheet's file may unpack to."""
    settings_bytes: int = 1_000_000
    """Bytes of a project's settings, ``printkit.toml`` or ``pyproject.toml``."""
    template_bytes: int = 500_000
    """Bytes of a template."""
    picture_bytes: int = 30_000_000
    """Bytes of a picture file."""
    drawing_bytes: int = 5_000_000
    """Bytes of an SVG picture."""
    font_bytes: int = 10_000_000
    """Bytes of a font file."""
    font_characters: int = 10_000
    """Characters of a font."""
    font_points: int = 1_000_000
    """Points of all outlines of a font."""
    nesting: int = 64
    """Depth of collections in one another."""
    values: int = 200_000
    """Values of a file, those of repeated aliases counted each time."""
    entries: int = 5_000
    """Entries of one collection of a definition or theme."""
    text_characters: int = 20_000
    """Characters of one text that is set in a box."""
    template_tokens: int = 50_000
    """Tags, expressions and statements of a template."""
    rulebook_characters: int = 200_000
    """Characters of a rulebook."""
    rulebook_expressions: int = 2_000
    """Expressions of a rulebook."""
    expression_characters: int = 500
    """Characters of an expression in a text or a rulebook."""
    template_steps: int = 100_000
    """Turns of all loops of one rendering together, calls and the like counted in."""
    template_value: int = 200_000
    """Characters and items of a value in a template together."""
    template_output: int = 2_000_000
    """Characters that a template puts out for one side of a piece."""
    elements: int = 20_000
    """Elements that a template puts out for one side of a piece."""
    drawings: int = 1_000
    """Drawings and icons on one side of a piece."""
    shapes: int = 100_000
    """Shapes, texts and pictures on one side of a piece."""
    segments: int = 20_000
    """Segments of a path, and of all paths of an SVG picture."""
    pixels: int = 40_000_000
    """Pixels of a picture."""
    picture_side: int = 20_000
    """Pixels of a picture's width or height."""
    scans: int = 100
    """Scans of a progressive JPEG picture; common ones have about ten."""
    all_pixels: int = 120_000_000
    """Pixels of all pictures of a kit together."""
    copies: int = 20_000
    """Pieces of a kit, all copies counted."""
    sheets: int = 2_000
    """Sheets of one component on one paper."""
    piece_millimetres: int = 2_000
    """Width or height of a piece, unfolded."""
    piece_seconds: int = 20
    """Seconds of processor time for one piece."""
    build_seconds: int = 300
    """Seconds of processor time for a whole check or build."""
    memory_megabytes: int = 4_000
    """Address space of the program, where the system can limit it."""
    findings: int = 1_000
    """Findings that are shown; the rest is counted."""
    batch_rows: int = 200_000
    """Rows of a batch."""
    batch_bytes: int = 100_000_000
    """Bytes of the file with the rows of a batch."""
    lock_seconds: int = 30
    """Seconds to wait for another build of the same kit."""

    def raised(self, values: Mapping[str, int]) -> "Limits":
        """The limits with other values for some of them, by the names of settings."""
        return replace(self, **{name.replace("-", "_"): value for name, value in values.items()})


NAMES = tuple(field.name.replace("_", "-") for field in fields(Limits))
"""The names of the settings."""

_in_force: ContextVar[Limits] = ContextVar("limits", default=Limits())  # noqa: B039 - frozen


class _End(NamedTuple):
    """When work takes too long: by the clock at the earliest, then by the processor's time.

    To ask the clock takes a tenth of the time.
    """

    earliest: float
    at: float
    name: str
    what: str


_ends: ContextVar[tuple[_End, ...]] = ContextVar("ends", default=())


class LimitError(PrintkitError):
    """Something of a pack goes beyond a limit; ``help_text`` says which, and how to raise it."""

    def __init__(self, name: str, what: str) -> None:
        """``name`` is that of the setting, ``what`` says what is too large, and how large."""
        super().__init__(what)
        self.name = name
        self.help_text = remedy(name)


def limits() -> Limits:
    """The limits in force."""
    return _in_force.get()


@contextmanager
def in_force(chosen: Limits) -> Iterator[None]:
    """Other limits, for as long as the context lasts."""
    token = _in_force.set(chosen)
    try:
        yield
    finally:
        _in_force.reset(token)


def use(chosen: Limits) -> None:
    """Other limits from now on."""
    _in_force.set(chosen)


def remedy(name: str) -> str:
    """What to do about something that goes beyond the limit of this name."""
    value = getattr(limits(), name.replace("-", "_"))
    return f"the limit {name} is {value:,}; if you trust the pack, raise it in your own settings"


@contextmanager
def time_limit(name: str, what: str) -> Iterator[None]:
    """Let :func:`check_time` raise once the work takes longer than the limit of this name.

    ``what`` names the work for the message, such as ``the card "Payday"``.
    """
    seconds: int = getattr(limits(), name.replace("-", "_"))
    end = _End(time.monotonic() + seconds, time.process_time() + seconds, name, what)
    token = _ends.set((*_ends.get(), end))
    try:
        yield
    finally:
        _ends.reset(token)


def check_time() -> None:
    """To be called in loops over a stranger's material.

    Raises:
        LimitError: the time for the piece, or for everything, is over.
    """
    now = time.monotonic()
    for end in _ends.get():
        if now > end.earliest and time.process_time() > end.at:
            raise LimitError(end.name, f"{end.what} takes too long")
