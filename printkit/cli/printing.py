"""Values of the options about paper, margins and backs."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from printkit.cli.completing import in_list
from printkit.cli.gathering import gathered
from printkit.cli.options import split_list
from printkit.cli.project_options import ProjectOption

if TYPE_CHECKING:
    from printkit.imposition.options import Backs, CutBy, Save
    from printkit.pipeline.request import OwnBacks

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
    return tuple(paper_name(ctx, option, part) for part in split_list(ctx, option, values))


def complete_papers(_ctx: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """The papers that have names, for a shell."""
    from printkit.imposition.paper import PAPERS  # noqa: PLC0415 - late: start-up

    return [name for name in PAPERS if name.startswith(incomplete)]


paper_option = click.option(
    "--paper",
    cls=ProjectOption,
    multiple=True,
    default=("a4", "letter"),
    metavar="PAPER",
    callback=paper_names,
    shell_complete=complete_papers,
    show_default=True,
    envvar="PRINTKIT_PAPER",
    help="a4, letter, a3, legal, tabloid, sra3, or a size: 210x297mm, 8.5x13in (repeatable).",
)
ink_option = click.option(
    "--ink",
    cls=ProjectOption,
    type=click.Choice(["full", "low", "mono"], case_sensitive=False),
    default="full",
    show_default=True,
    envvar="PRINTKIT_INK",
    help="How much ink: full colour, little, or black only.",
)


def _formats(_ctx: click.Context, _word: str) -> Iterator[str]:
    from printkit.pipeline.formats import FORMATS  # noqa: PLC0415 - late: start-up

    yield from FORMATS


complete_formats = in_list(_formats)


def format_names(
    *known: str,
) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], tuple[str, ...]]:
    """A callback that takes the formats that are ``known``, or all that there are."""

    def named(
        ctx: click.Context, option: click.Parameter, values: tuple[str, ...]
    ) -> tuple[str, ...]:
        from printkit.pipeline.formats import FORMATS  # noqa: PLC0415 - late: start-up
        from printkit.pipeline.request import require_formats  # noqa: PLC0415 - late: start-up

        formats = tuple(name.lower() for name in split_list(ctx, option, values))
        require_formats(formats, known or FORMATS)
        return formats

    return named


_PRINTER = "printkit.cli.printer"


def _named_printer(ctx: click.Context, _option: click.Parameter, value: str | None) -> None:
    """Kept for the option that the printer's values stand for."""
    ctx.meta[_PRINTER] = value


def back_offset(ctx: click.Context, option: click.Parameter, value: str) -> tuple[float, float]:
    """What was typed; else that of the printer that is named; else what is said elsewhere."""
    printer = ctx.meta.get(_PRINTER)
    typed = ctx.get_parameter_source(option.name or "") is ParameterSource.COMMANDLINE
    if printer is None or typed:
        return offset(ctx, option, value)
    from printkit.own_printers import back_offset_of  # noqa: PLC0415 - late: start-up

    return back_offset_of(printer)


def offset(_ctx: click.Context, _option: click.Parameter, value: str) -> tuple[float, float]:
    """``0.5,-1``: how far the backs are moved, mm."""
    try:
        x, y = (float(part) for part in value.split(","))
    except ValueError:
        x = y = float("nan")
    if not (abs(x) <= 10 and abs(y) <= 10):  # noqa: PLR2004 - mm; also refuses nan
        raise click.BadParameter(f"{value!r}: write X,Y in mm, each at most 10, such as 0.5,-1")
    return (x, y)


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
) -> "tuple[Backs, OwnBacks]":
    """``duplex-long,money=none``: the scheme of all components, and those of some."""
    from printkit.imposition.options import Backs  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.request import require_backs  # noqa: PLC0415 - late: start-up

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
    others = tuple(sorted(own.items()))
    require_backs(others)
    return Backs(general[0] if general else Backs.DUPLEX_LONG), others


margin_option = click.option(
    "--margin",
    cls=ProjectOption,
    type=float,
    default=7.0,
    metavar="MM",
    callback=millimetres(0, 25),
    show_default=True,
    envvar="PRINTKIT_MARGIN",
    help="Stays blank at the edges of the paper, 0 (borderless) to 25 mm.",
)
bleed_option = click.option(
    "--bleed",
    cls=ProjectOption,
    type=float,
    metavar="MM",
    callback=millimetres(0, 3),
    help="Paint beyond the edges of pieces, 0 to 3 mm (default: 3, or 2 where that saves sheets).",
)
full_size_option = click.option(
    "--full-size", is_flag=True, help="Flat pieces one by one too, for print shops."
)
format_option = click.option(
    "--format",
    "formats",
    cls=ProjectOption,
    multiple=True,
    default=("pdf",),
    show_default=True,
    callback=format_names(),
    shell_complete=complete_formats,
    envvar="PRINTKIT_FORMAT",
    help="pdf, svg and png (a file for each piece), preview (all on one page), html and md (the "
    "rulebook); separate by commas.",
)


def _saved(_ctx: click.Context, _option: click.Parameter, value: str | None) -> "Save | None":
    from printkit.imposition.options import Save  # noqa: PLC0415 - late: start-up

    return None if value is None else Save(value)


save_option = click.option(
    "--save",
    cls=ProjectOption,
    type=click.Choice(["paper", "cuts"]),
    callback=_saved,
    envvar="PRINTKIT_SAVE",
    help="Less paper, with bleeds down to 1 mm, or fewer cuts, perhaps on more sheets.",
)


def _cut_by(_ctx: click.Context, _option: click.Parameter, value: str) -> "CutBy":
    from printkit.imposition.options import CutBy  # noqa: PLC0415 - late: start-up

    return CutBy(value)


cuts_option = click.option(
    "--cuts",
    "cut_by",
    cls=ProjectOption,
    type=click.Choice(["guillotine", "scissors"]),
    default="guillotine",
    show_default=True,
    callback=_cut_by,
    envvar="PRINTKIT_CUTS",
    help="From edge to edge, in an order that the sheet says, or piece by piece where that takes "
    "less paper.",
)
backs_option = click.option(
    "--backs",
    cls=ProjectOption,
    default="duplex-long",
    show_default=True,
    metavar="HOW[,COMPONENT=HOW]...",
    callback=split_backs,
    envvar="PRINTKIT_BACKS",
    help=f"How backs get onto the paper: {', '.join(SCHEMES)}; money=none for one component.",
)
back_offset_option = click.option(
    "--back-offset",
    cls=ProjectOption,
    default="0,0",
    metavar="X,Y",
    callback=back_offset,
    envvar="PRINTKIT_BACK_OFFSET",
    help="Moves the backs, mm (see `printkit calibrate`).",
)
printer_option = click.option(
    "--printer",
    cls=ProjectOption,
    is_eager=True,
    expose_value=False,
    metavar="NAME",
    callback=_named_printer,
    envvar="PRINTKIT_PRINTER",
    help="Moves the backs as `printkit calibrate --save` keeps it for this printer.",
)
cut_option = click.option(
    "--cut/--no-cut", "cut_layer", default=True, help="Outlines and folds of shaped pieces."
)
sheet_svg_option = click.option(
    "--sheet-svg", "sheets_as_svg", is_flag=True, help="The sheets as SVG too."
)


def _of_request(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of a :class:`~printkit.pipeline.request.Request` that the values stand for."""
    from printkit.art.style import Ink  # noqa: PLC0415 - late: start-up

    fields = dict(values)
    papers, (backs, own_backs) = fields.pop("paper"), fields.pop("backs")
    fields |= {"papers": tuple(dict.fromkeys(papers)), "ink": Ink(fields["ink"])}
    return {**fields, "backs": backs, "own_backs": own_backs}


_PLANNED = (
    *(paper_option, margin_option, bleed_option, save_option, cuts_option),
    *(ink_option, backs_option),
)
planned_options = gathered("printing", _PLANNED, _of_request)
"""What says how many sheets there are; the command gets fields of a request: ``printing``."""
printing_options = gathered(
    "printing",
    (*_PLANNED, back_offset_option, printer_option, cut_option, sheet_svg_option, full_size_option),
    _of_request,
)
"""The same with what else says how sheets are printed."""
