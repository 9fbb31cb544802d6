"""The kinds of pieces: a file each, which says all that the rest of the program asks of a kind."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from printkit.model.kinds.piece import PieceRecord


@cache
def piece_records() -> tuple[type[PieceRecord], ...]:
    """The record of each kind, in the order of their ranks."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    records = [module.KIND for module in modules if hasattr(module, "KIND")]
    return tuple(sorted(records, key=lambda record: record.RANK))
