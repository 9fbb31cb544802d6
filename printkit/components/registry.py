"""All components, in the order of the box."""

import importlib
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.components.component import Component
    from printkit.model import Variant

NAMES = (
    *("board", "deeds", "cards", "money", "chips"),
    *("domes", "buildings", "tokens", "dice", "asteroids", "pyramids", "mats", "aids"),
    "rules",
)
"""A component is the module of that name in this package."""


@cache
def all_components() -> "tuple[Component, ...]":
    """Every component (imported late: not every command draws)."""
    modules = (importlib.import_module(f"printkit.components.{name}") for name in NAMES)
    return tuple(module.COMPONENT for module in modules)


def components_of(variant: "Variant") -> "tuple[Component, ...]":
    """The components that a variant has something for."""
    return tuple(
        component
        for component in all_components()
        if component.applies(variant) and variant.components.get(component.id, True)
    )
