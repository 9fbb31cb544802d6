"""A component says truly which parts of the variant its pictures depend on."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from printkit.art.style import Ink
from printkit.components.registry import components_of
from printkit.model import Variant
from printkit.pipeline.prepare import open_context, prepare, shipped_variants

_FIELDS = frozenset(Variant.model_fields)
_ALWAYS = {"id", "title", "titles", "notice", "fan_kit", "language", "theme"}


class Watched(Variant):
    """A variant that notes which of its fields are read."""

    def __getattribute__(self, name: str) -> Any:
        """The field; its name is noted."""
        if name in _FIELDS:
            _read.add(name)
        return super().__getattribute__(name)


_read: set[str] = set()


@contextmanager
def reading() -> Iterator[set[str]]:
    _read.clear()
    yield _read


@pytest.mark.parametrize("name", shipped_variants())
def test_nothing_else_is_read(name: str) -> None:
    prepared = prepare(name)
    variant = prepared.loaded.variant
    assert variant is not None
    watched = Watched.model_construct(**{field: getattr(variant, field) for field in _FIELDS})
    studio = open_context(replace(prepared, loaded=replace(prepared.loaded, variant=watched)))
    for component in components_of(variant):
        design = studio.design(Ink.FULL, sketch=True)
        with reading() as read:
            component.compose(design)
        assert read, "something is noted at all"
        consumed = {name.partition(".")[0] for name in component.consumes}
        assert read <= {*consumed, *_ALWAYS}, component.id
