"""Values of the options about paper, margins and backs."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from printkit.imposition.options import Backs

SCHEMES = ("duplex-long", "duplex-short", "fold", "separate", "none")
"""How backs get onto the paper."""


def paper_name(_ctx: click.Context, _option: click.Parameter, value: str) -> str:
    """The name of a paper that there is, as its folder has it."""
    from printkit.imposition.paper import paper_named  # noqa: PLC0415 - late: start-up

    try:
        return paper_named(value).name
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def paper_names(
    ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    """Several papers."""
    return tuple(paper_name(ctx, option, value) for value in values)


def complete_papers(_ctx: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """The papers that have names, for a shell."""
    from printkit.imposition.paper import PAPERS  # noqa: PLC0415 - late: start-up

    return [name for name in PAPERS if name.startswith(incomplete)]


def millimetres(
    low: float, high: float
) -> Callable[[click.Context, click.Parameter, float | None], float | None]:
    """A callback that takes lengths within bounds; what is not a number is out of bounds."""

    def within(_ctx: click.Context, _option: click.Parameter, value: float | None) -> float | None:
        if value is not None and not low <= value <= high:
            raise click.BadParameter(f"{value:g}: write {low:g} to {high:g} mm")
        return value

    return within


def split_backs(
    _ctx: click.Context, _option: click.Parameter, value: str
) -> "tuple[Backs, tuple[tuple[str, Backs], ...]]":
    """``duplex-long,money=none``: the scheme of all components, and those of some."""
    from printkit.imposition.options import Backs  # noqa: PLC0415 - late: start-up

    general: list[str] = []
    own: dict[str, Backs] = {}
    for part in filter(None, (part.strip() for part in value.split(","))):
        component, equals, scheme = (word.strip() for word in part.rpartition("="))
        if scheme not in SCHEMES:
            raise click.BadParameter(f"{scheme!r} is not one of {', '.join(SCHEMES)}")
        if equals:
            own[component] = Backs(scheme)
        else:
            general.append(scheme)
    if len(general) > 1:
        raise click.BadParameter(
            f"{' and '.join(general)} cannot both be for all; write COMPONENT=HOW for the others"
        )
    return Backs(general[0] if general else Backs.DUPLEX_LONG), tuple(sorted(own.items()))
