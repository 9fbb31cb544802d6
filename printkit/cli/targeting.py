"""Options about targets: which one, and what its form heeds."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli.completing import complete_components
from printkit.cli.gathering import gathered
from printkit.cli.options import split_list

if TYPE_CHECKING:
    from printkit.targets.export import ExportOptions

LEAST_DPI, MOST_DPI = 36, 1200


def complete_target(_ctx: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """The targets that come with printkit, for a shell."""
    from printkit.targets.reading import shipped_targets  # noqa: PLC0415 - late: start-up

    return [name for name in shipped_targets() if name.startswith(incomplete)]


def target_option(*, required: bool = False) -> Callable[[Any], Any]:
    """``--to TARGET``."""
    return click.option(
        "--to",
        "target",
        metavar="TARGET",
        required=required,
        shell_complete=complete_target,
        help="A shop, a machine or a virtual table: one of `printkit list targets`, of the game's "
        "folder targets, or the path of such a file.",
    )


def _sizes(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """``poker`` for all, ``cards=tarot`` for a component."""
    pairs = (part.rpartition("=") for part in split_list(ctx, option, values))
    return {component.strip(): product.strip() for component, _, product in pairs}


def _address(_ctx: click.Context, _option: click.Parameter, value: str) -> str:
    """A place on the web or on a disk."""
    if value and not value.startswith(("https://", "http://", "file:///")):
        raise click.BadParameter("write it as https://example.org/game or file:///C:/games/game")
    return value


_OPTIONS = (
    click.option(
        "--only",
        multiple=True,
        metavar="COMPONENT,...",
        callback=split_list,
        shell_complete=complete_components,
        help="Only these components, such as deeds,cards.",
    ),
    click.option(
        "--dpi",
        type=click.IntRange(LEAST_DPI, MOST_DPI),
        metavar="N",
        help="Pixels per inch of pictures, instead of the target's.",
    ),
    click.option(
        "--size",
        "sizes",
        multiple=True,
        metavar="PRODUCT|COMPONENT=PRODUCT,...",
        callback=_sizes,
        help="The product that pieces are made as, such as poker or cards=tarot.",
    ),
    click.option(
        "--icc",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="The ICC profile of a printing condition, for presses: converts pictures; PDF/X-4 "
        "holds it.",
    ),
    click.option(
        "--proof",
        is_flag=True,
        help="For presses: pictures of what the inks will look like, instead of PDFs.",
    ),
    click.option(
        "--url",
        default="",
        metavar="URL",
        callback=_address,
        help="Where the files will lie, for a virtual table: https://… or file:///….",
    ),
)


def _made(values: Mapping[str, Any]) -> "ExportOptions":
    from printkit.targets.export import ExportOptions  # noqa: PLC0415 - late: start-up

    return ExportOptions(**values)


target_options = gathered("options", _OPTIONS, _made)
"""The options of targets, which the command gets as one: ``options``."""
