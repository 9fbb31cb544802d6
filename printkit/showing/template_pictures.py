"""What the shipped templates draw: of each the first side that it draws of a shipped game."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from printkit.art.style import Ink
from printkit.components.registry import components_of
from printkit.components.template_data import TEMPLATE_DATA
from printkit.pipeline.prepare import open_context, prepare
from printkit.scene import Artwork, Node
from printkit.templating.scope import Scope
from printkit.templating.templates import Templates

GAMES = ("classic-us", "monopoly-2-0", "moonopoly")
"""Together they are drawn with nearly all templates; the first one counts."""


class _Noting(Templates):
    """The same templates, which note what they draw."""

    def __init__(self, same: Templates, drawn: dict[str, Artwork]) -> None:
        vars(self).update(vars(same))
        self._drawn = drawn

    def draw(
        self,
        name: str,
        size: tuple[float, float],
        bleed: float,
        data: Mapping[str, Any],
        scope: Scope,
    ) -> Node:
        node = super().draw(name, size, bleed, data, scope)
        self._drawn.setdefault(name, Artwork(name, name, *size, node))
        return node


@cache
def template_pictures() -> dict[str, Artwork]:
    """By name, in the order of the reference."""
    drawn: dict[str, Artwork] = {}
    for game in GAMES:
        context = open_context(prepare(game))
        for component in components_of(context.variant):
            design = context.design(Ink.FULL)
            noting = replace(design, templates=_Noting(design.templates, drawn))
            context.keep(component, Ink.FULL, component.draw(noting))
    return {name: drawn[name] for name in _names() if name in drawn}


def _names() -> Iterator[str]:
    for together in TEMPLATE_DATA:
        yield from together.split(", ")
