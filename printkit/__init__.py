"""printkit: one definition file of a property-trading board game in, a boxed game out.

The stages, from top to bottom, are described in ``docs/architecture.md``. All lengths are
millimetres unless a name says otherwise; y grows downwards.

For other programs there are :func:`check` and :func:`load` (``docs/library.md``). They are imported
when they are first used, so that ``import printkit`` stays quick.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.diagnostics import Diagnostic, Related, Severity, Span
    from printkit.library import Game, check, load

__version__ = "0.1.0"

__all__ = ["Diagnostic", "Game", "Related", "Severity", "Span", "check", "load"]

if not TYPE_CHECKING:  # for type checkers, the imports above say what there is

    def __getattr__(name: str) -> object:
        """What is exported, from the module that has it."""
        if name not in __all__:
            raise AttributeError(f"module 'printkit' has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - late: start-up

        home = "library" if name in {"Game", "check", "load"} else "diagnostics"
        return getattr(import_module(f"printkit.{home}"), name)
