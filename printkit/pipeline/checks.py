"""Checking a variant: its definition first, then the pieces drawn from it."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from printkit.art.style import Ink
from printkit.checking.engine import check, check_print
from printkit.checking.resolving import resolve
from printkit.checking.subject import Fit
from printkit.checking.suppression import suppress
from printkit.components.design import Composition
from printkit.components.registry import components_of
from printkit.diagnostics import Diagnostic, has_errors
from printkit.pipeline.prepare import Prepared, open_studio, prepare


def check_variant(
    reference: str,
    *,
    search: Sequence[Path] = (),
    language: str | None = None,
    pieces: bool = True,
) -> list[Diagnostic]:
    """Everything that is wrong with a variant, ordered by place.

    With ``pieces`` all of them are drawn too, to see that every text fits, unless the
    definition has errors already.
    """
    prepared = prepare(reference, search=search, language=language)
    found = check_definition(prepared)
    if pieces and not has_errors(found):
        studio = open_studio(prepared)
        compositions = [
            component.compose(studio.design(Ink.FULL))
            for component in components_of(studio.variant)
        ]
        found += check_pieces(prepared, compositions)
    return found


def check_definition(prepared: Prepared) -> list[Diagnostic]:
    """What is wrong with the definition and its theme."""
    found = prepared.diagnostics
    variant = prepared.loaded.variant
    if variant is not None:
        found += check(variant)
    return _reported(found, prepared)


def check_pieces(
    prepared: Prepared,
    compositions: Iterable[Composition],
    others: Iterable[Diagnostic] = (),
) -> list[Diagnostic]:
    """What is wrong with the pieces as they were drawn; ``others`` are reported along."""
    variant = prepared.loaded.variant
    assert variant is not None  # noqa: S101 - pieces are drawn from a variant without errors
    found = list(others)
    fits: list[Fit] = []
    for composition in compositions:
        found += composition.findings
        fits += [Fit(p.place.target, p.artwork, p.place.bounds) for p in composition.places]
    return _reported([*found, *check_print(variant, fits)], prepared)


def _reported(found: list[Diagnostic], prepared: Prepared) -> list[Diagnostic]:
    return suppress(resolve(found, prepared.loaded.index), prepared.loaded)
