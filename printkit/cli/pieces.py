"""``--only deeds:39,money`` and ``--copies money:500=10``: components, and pieces of them."""

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
    """``deeds:39,money``: components, or one piece of them each."""
    from printkit.pipeline.chosen import PieceChoice  # noqa: PLC0415 - late: start-up

    found = []
    for part in split_list(ctx, option, values):
        component, colon, piece = (word.strip() for word in part.partition(":"))
        if colon and not piece:
            raise click.BadParameter(f"{part!r}: write COMPONENT or COMPONENT:PIECE")
        found.append(PieceChoice(component, piece or None))
    return tuple(found)


def copies_of(
    ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
) -> "tuple[PieceChoice, ...]":
    """``money:500=10``: how many of a piece are wanted."""
    from printkit.limits import limits  # noqa: PLC0415 - late: start-up

    found = []
    for part in split_list(ctx, option, values):
        piece, _, number = part.rpartition("=")
        if not piece or not number.isdecimal() or not 1 <= int(number) <= limits().copies:
            most = f"{limits().copies:,}"
            raise click.BadParameter(f"{part!r}: write COMPONENT:PIECE=N, with 1 to {most}")
        [choice] = choices(ctx, option, (piece,))
        found.append(replace(choice, copies=int(number)))
    return tuple(found)


def apart(
    only: "Sequence[PieceChoice]", copied: "Sequence[PieceChoice]"
) -> "tuple[tuple[str, ...], tuple[PieceChoice, ...]]":
    """The components that are wanted whole, and the single pieces."""
    whole = tuple(choice.component for choice in only if choice.piece is None)
    return whole, (*(choice for choice in only if choice.piece is not None), *copied)
