"""printkit: one definition file of a property-trading board game in, a boxed game out.

The stages, from top to bottom, are described in ``docs/architecture.md``. All lengths are
millimetres unless a name says otherwise; y grows downwards.

For other programs there are :func:`load`, :func:`check`, :func:`build` and :func:`batch`
(``docs/library.md``). They are imported when they are first used, so that ``import printkit`` stays
quick.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.diagnostics import Diagnostic, Related, Severity, Span
    from printkit.kits import Batch, Edition, Kit, Options, batch, build
    from printkit.library import Game, check, load

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Diagnostic",
    "Edition",
    "Game",
    "Kit",
    "Options",
    "Related",
    "Severity",
    "Span",
    "batch",
    "build",
    "check",
    "load",
]
_HOMES = {
    **dict.fromkeys(("Game", "check", "load"), "library"),
    **dict.fromkeys(("Batch", "Edition", "Kit", "Options", "batch", "build"), "kits"),
}
"""Where names stand, other than in ``diagnostics``."""

if not TYPE_CHECKING:  # for type checkers, the imports above say what there is

    def __getattr__(name: str) -> object:
        """What is exported, from the module that has it."""
        if name not in __all__:
            raise AttributeError(f"module 'printkit' has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - late: start-up

        home = _HOMES.get(name, "diagnostics")
        return getattr(import_module(f"printkit.{home}"), name)
