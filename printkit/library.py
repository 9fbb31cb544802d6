"""printkit for other programs: ``from printkit import check, load``.

What stands here, and what ``printkit`` exports, is stable: names and meanings stay within a major
version. It heeds the settings of a variant, and none of the folder that a program is run in.
"""

from collections.abc import Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, overload

from printkit.diagnostics import Diagnostic
from printkit.pipeline.checks import check_prepared
from printkit.pipeline.prepare import Prepared, prepare
from printkit.records import record

if TYPE_CHECKING:
    from printkit.model.variant import Variant

Reference = str | Path
"""A shipped name, a folder, or the path of a ``variant.yaml``."""


@record
class Game:
    """A definition as far as it could be loaded; :func:`check` reports what is wrong with it."""

    _prepared: Prepared = field(repr=False)

    @property
    def id(self) -> str:
        """The name of the definition's folder."""
        return self._prepared.loaded.pack.id

    @property
    def variant(self) -> "Variant | None":
        """The game as data, its bases and tables worked out; None where that was impossible."""
        return self._prepared.loaded.variant

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that it can be loaded in, the first by default."""
        return self._prepared.loaded.languages

    @property
    def folders(self) -> tuple[Path, ...]:
        """All folders that it is read from: its own, those of its bases and its theme."""
        return self._prepared.folders


def load(reference: Reference, *, language: str | None = None, search: Sequence[Path] = ()) -> Game:
    """Load a definition; mistakes in it raise nothing, see :func:`check`.

    ``search`` are folders in which variants and themes are looked up by name, before the shipped
    ones.
    """
    named = reference if isinstance(reference, str) else str(reference.absolute())
    return Game(prepare(named, language=language, search=search))


@overload
def check(what: Game, *, pieces: bool = True) -> list[Diagnostic]: ...


@overload
def check(
    what: Reference,
    *,
    language: str | None = None,
    search: Sequence[Path] = (),
    pieces: bool = True,
) -> list[Diagnostic]: ...


def check(
    what: Game | Reference,
    *,
    language: str | None = None,
    search: Sequence[Path] = (),
    pieces: bool = True,
) -> list[Diagnostic]:
    """What `printkit check` finds, ordered by place.

    With ``pieces`` the pieces are drawn as well, to check whether texts fit; that takes most of
    the time.

    Raises:
        TypeError: a language or folders are given for a game that is loaded already.
    """
    if isinstance(what, Game):
        if language is not None or search:
            raise TypeError("language and search are chosen when a game is loaded")
        return check_prepared(what._prepared, pieces=pieces)  # noqa: SLF001 - the same module
    return check(load(what, language=language, search=search), pieces=pieces)
