"""What tests of components share: a shipped variant composed, and what can be read in a scene."""

import re
from collections.abc import Iterator
from functools import cache

from printkit.art.style import Ink
from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.geometry.path import Bounds
from printkit.loading.load import load
from printkit.loading.theme import load_theme
from printkit.model import Variant
from printkit.pipeline.render_context import RenderContext
from printkit.scene import Group, Image, Node, Picture, Shape, Text, Use
from printkit.templating.environment import TemplateFolders
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper

VARIANT = "monopoly-space"


@cache
def studio(name: str = VARIANT) -> RenderContext:
    loaded = load(name)
    assert loaded.variant is not None
    return studio_of(loaded.variant)


def studio_of(variant: Variant) -> RenderContext:
    """A studio for any variant with a shipped theme."""
    theme = load_theme(variant.theme)
    templates = TemplateFolders(theme.folders)
    return RenderContext(variant, theme, templates, Shaper(shipped_fonts()), _no_pictures)


def variant(name: str = VARIANT) -> Variant:
    return studio(name).variant


def design(ink: Ink = Ink.FULL, name: str = VARIANT) -> Design:
    return studio(name).design(ink)


@cache
def composed(component: Component, ink: Ink = Ink.FULL, name: str = VARIANT) -> Composition:
    return component.compose(design(ink, name))


def nodes(node: Node) -> Iterator[Node]:
    """The node and all below it, in the order in which they are painted."""
    yield node
    match node:
        case Group(children=children):
            for child in children:
                yield from nodes(child)
        case Use(symbol=symbol):
            yield from nodes(symbol.content)


def texts(node: Node) -> list[str]:
    """The runs of glyphs, in order."""
    return [found.run.text for found in nodes(node) if isinstance(found, Text)]


def squeezed(text: str) -> str:
    """Letters and figures without the spaces and hyphens that setting a text changes."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text).casefold()


def wording(node: Node) -> str:
    """All words of a scene, squeezed."""
    return squeezed("".join(texts(node)))


def segment_count(node: Node) -> int:
    return sum(len(shape.path.segments) for shape in nodes(node) if isinstance(shape, Shape))


def _no_pictures(ink: str, source: str, box: Bounds, fit: str) -> Image:
    del ink, box, fit
    raise AssertionError(f"the shipped variants need no picture, not {source}: {Picture.__name__}")
