"""The table of hostile inputs, one module for each kind; ``CASES`` of each are tried."""

from importlib import import_module
from pkgutil import iter_modules

from tests.hostile.case import Case


def all_cases() -> list[Case]:
    """Every row of the table."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    return [case for module in modules for case in module.CASES]
