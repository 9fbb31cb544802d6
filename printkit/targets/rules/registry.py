"""All rules of exports: every module of this package with a ``check`` is one, by existing."""

import importlib
import pkgutil
from functools import cache

import printkit.targets.rules as package
from printkit.targets.export import Check


@cache
def all_checks() -> tuple[Check, ...]:
    """What looks at every export, by the names of the modules."""
    modules = (
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    )
    return tuple(module.check for module in modules if hasattr(module, "check"))
