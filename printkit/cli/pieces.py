"""``--only deeds:1,39,money`` and ``--copies money:500=10``: components, and pieces of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from printkit.cli.options import split_list

if TYPE_CHECKING:
    from printkit.pipeline.chosen import PieceChoice


def choices(
    ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
) -> "tuple[PieceChoice, ...]":
    """``deeds:1,39,money``: components, or single pieces of them."""
    found: list[PieceChoice] = []
    for part in split_list(ctx, option, values):
        found.append(_choice(part, found[-1] if found else None))
    return tuple(found)


def _choice(part: str, before: "PieceChoice | None") -> "PieceChoice":
    """A component or a piece, which may be one more of the component that was named before."""
    from printkit.pipeline.chosen import PieceChoice  # noqa: PLC0415 - late: start-up

    component, colon, piece = (word.strip() for word in part.partition(":"))
    if colon and not piece:
        raise click.BadParameter(f"{part!r}: write COMPONENT or COMPONENT:PIECE")
    if not colon and before is not None and before.piece is not None and not _is_component(part):
        return PieceChoice(before.component, component)
    return PieceChoice(component, piece or None)


def _is_component(name: str) -> bool:
    """Whether there is such a component, which the name of another piece is not."""
    from printkit.components.registry import CONTENTS, NAMES  # noqa: PLC0415 - late: start-up

    return name in {CONTENTS, *NAMES}


def copies_of(
    ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
) -> "tuple[PieceChoice, ...]":
    """``money:500=10,100=20``: how many of a piece are wanted."""
    from printkit.limits import limits  # noqa: PLC0415 - late: start-up

    found: list[PieceChoice] = []
    for part in split_list(ctx, option, values):
        piece, _, number = part.rpartition("=")
        if not piece or not number.isdecimal() or not 1 <= int(number) <= limits().copies:
            most = f"{limits().copies:,}"
            raise click.BadParameter(f"{part!r}: write COMPONENT:PIECE=N, with 1 to {most}")
        choice = _choice(piece, found[-1] if found else None)
        found.append(replace(choice, copies=int(number)))
    return tuple(found)


def apart(
    only: "Sequence[PieceChoice]", copied: "Sequence[PieceChoice]"
) -> "tuple[tuple[str, ...], tuple[PieceChoice, ...]]":
    """The components that are wanted whole, and the single pieces."""
    whole = tuple(choice.component for choice in only if choice.piece is None)
    return whole, (*(choice for choice in only if choice.piece is not None), *copied)
