"""One hostile input: the files, the command, and what has to come of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

BASE = Path(__file__).parents[2] / "docs" / "examples" / "your-street"
"""The pack that a case changes."""

Content = str | bytes


@dataclass(frozen=True)
class Case:
    """A row of the table.

    The pack is a copy of Your Street in ``<folder>/g``, the working folder is ``<folder>``.
    ``files`` are laid over the pack; ``edits`` replace texts of ``variant.yaml``, each of which
    must be there. ``prepare`` gets ``<folder>`` before the run, for links, devices and the like;
    ``after`` gets it afterwards, to look at what is there. ``says`` has to be in the output,
    ``never`` must not be. ``environment`` may hold ``{folder}``.
    """

    name: str
    command: tuple[str, ...] = ("check", "./g")
    files: Mapping[str, Content] = field(default_factory=dict)
    edits: Mapping[str, str] = field(default_factory=dict)
    prepare: Callable[[Path], object] | None = None
    after: Callable[[Path], object] | None = None
    environment: Mapping[str, str] = field(default_factory=dict)
    code: int = 1
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    seconds: float = 5.0
    """Processor time at most."""
    megabytes: int = 400
    """Memory at most."""
