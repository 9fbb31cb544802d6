"""All components, in the order of the box."""

import importlib
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic
from printkit.loading.codes import UNKNOWN_KEY
from printkit.loading.respelling import renaming
from printkit.suggestion import did_you_mean

if TYPE_CHECKING:
    from printkit.components.component import Component
    from printkit.model import Variant

NAMES = (
    *("cover", "board", "deeds", "cards", "money", "chips", "flats"),
    *("domes", "buildings", "tokens", "dice", "asteroids", "pyramids", "aids", "boxes"),
    "rules",
)
"""A component is the module of that name in this package."""
CONTENTS = "contents"
"""The contents sheet, which describes the others and is none itself."""


@cache
def all_components() -> "tuple[Component, ...]":
    """Every component (imported late: not every command draws)."""
    modules = (importlib.import_module(f"printkit.components.{name}") for name in NAMES)
    return tuple(module.COMPONENT for module in modules)


def component_named(name: str) -> "Component":
    """The component of that name."""
    return next(component for component in all_components() if component.id == name)


def components_of(variant: "Variant") -> "tuple[Component, ...]":
    """The components that a variant has something for."""
    return tuple(
        component
        for component in all_components()
        if component.applies(variant) and variant.components.get(component.id, True)
    )


def check_components(variant: "Variant") -> Iterator[Diagnostic]:
    """The components that are switched off or on, or called otherwise, exist."""
    named = [(part, name) for part in ("components", "titles") for name in getattr(variant, part)]
    for part, name in named:
        if name not in NAMES:
            route = (part, name)
            yield UNKNOWN_KEY.diagnostic(
                f"there is no component '{name}'",
                route=route,
                help=did_you_mean(name, NAMES) or f"components are {', '.join(NAMES)}",
                fix=renaming(route, name, NAMES),
            )
