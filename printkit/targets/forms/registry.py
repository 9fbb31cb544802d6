"""All forms: every module of this package with a ``FORM`` is one, by existing."""

import importlib
import pkgutil
from functools import cache

import printkit.targets.forms as package
from printkit.model.target import Target
from printkit.targets.export import Form


@cache
def all_forms() -> dict[str, Form]:
    """The forms by their names."""
    modules = (
        importlib.import_module(f"{package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(package.__path__)
    )
    return {module.FORM.id: module.FORM for module in modules if hasattr(module, "FORM")}


def records_of_forms() -> dict[str, type[Target]]:
    """What the files of targets hold, by form."""
    return {name: form.record for name, form in all_forms().items()}
