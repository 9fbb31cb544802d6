"""What a theme names: its own roles, and all that printkit draws with."""

from collections.abc import Iterator
from collections.abc import Mapping as ReadOnly
from typing import TYPE_CHECKING

from printkit.checking.prints.roles import ENOUGH_IF_LARGE, Role, TextRoles
from printkit.colour import ENOUGH_CONTRAST, Colour, contrast, parse_colour
from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading.by_identity import ByIdentity
from printkit.loading.index import SourceIndex
from printkit.loading.respelling import respelling
from printkit.loading.theme import LoadedTheme
from printkit.source.nodes import Mapping
from printkit.source.reading import REMEMBERED
from printkit.suggestion import did_you_mean
from printkit.templating.codes import (
    FAINT_ROLE,
    MISSING_ROLE,
    WRONG_ELEMENT,
)
from printkit.templating.look import LookupFailure, length_among

if TYPE_CHECKING:
    from printkit.model.theme import Theme

_Mistake = tuple[Route, str, str, ReadOnly[str, object]]
"""Where a theme names something that there is not, as what, the name, and what could be named."""

DRAWN_WITH: ReadOnly[str, tuple[str, ...]] = {
    "colours": (
        *("paper", "ground", "ink", "muted", "accent"),
        *("line", "rules-mark", "rules-line", "die", "die-pips"),
        *("rules-example", "rules-example-ground", "rules-note", "rules-note-ground"),
        *("rules-option", "rules-option-ground"),
    ),
    "fonts": ("text",),
    "sizes": ("column-gap",),
    "boxes": ("rules.cover", "rules.text", "rules.margin", "contents.parts"),
    "styles": (
        *("rules-lead", "rules-heading", "rules-subheading", "rules-body", "rules-number"),
        *("rules-caption", "rules-table", "rules-table-head", "rules-label", "rules-margin"),
        *("rules-contents", "rules-index"),
    ),
}
"""What printkit itself asks a theme for, whatever the templates use."""

_FOUND: ByIdentity[list[Diagnostic]] = ByIdentity(REMEMBERED)
"""What is wrong with themes: most games have one of a few."""
_FEW = 3
"""Whoever adds roles to a theme one by one may have forgotten as many as these."""

TEXT_ROLES, PAPER_ROLES = ("ink", "muted"), ("paper", "ground")


def check_theme(loaded: LoadedTheme) -> list[Diagnostic]:
    """The mistakes of a theme that was read; each points into its theme.yaml."""
    if loaded.theme is None or loaded.index is None:
        return []
    return _FOUND.get(_found, loaded.theme, loaded.index.root)


def _found(theme: "Theme", root: Mapping) -> list[Diagnostic]:
    index = SourceIndex(root)
    return [
        *_missing(theme, index),
        *(_mistake(index, *found) for found in _wrong_styles(theme)),
        *(_mistake(index, *found) for found in _wrong_sizes(theme)),
        *_faint_roles(theme, index),
    ]


def _missing(theme: "Theme", index: SourceIndex) -> Iterator[Diagnostic]:
    """What is missing; reported once for a theme that was meant to build on another."""
    lacking = [
        (table, name)
        for table, names in DRAWN_WITH.items()
        for name in names
        if name not in getattr(theme, table)
    ]
    if len(lacking) > _FEW:
        tables = {table: sum(of == table for of, _ in lacking) for table, _ in lacking}
        counted = ", ".join(f"{count} of its {table}" for table, count in tables.items())
        yield MISSING_ROLE.diagnostic(
            f"the theme lacks much of what printkit draws with: {counted}",
            span=index.span_of(()),
            help="build on a theme that has it all: 'extends: classic'",
        )
        return
    for table, name in lacking:
        yield MISSING_ROLE.diagnostic(
            f"the theme has no {name!r} among its {table}",
            span=index.span_of((table,)),
            help="add it, or build on a theme that has it: 'extends: classic'",
        )


def _faint_roles(theme: "Theme", index: SourceIndex) -> Iterator[Diagnostic]:
    """Colours for text that can be read on neither of the theme's papers."""
    if not {*TEXT_ROLES, *PAPER_ROLES} <= set(theme.colours):
        return
    for role in TEXT_ROLES:
        ratios = {ink: _best_contrast(theme, role, ink) for ink in ("full", "low", "mono")}
        ink, best = min(ratios.items(), key=lambda item: item[1])
        if best < ENOUGH_CONTRAST:
            yield FAINT_ROLE.diagnostic(
                f"with {ink} ink, text in '{role}' ({theme.colour_in(role, ink)}) has a contrast "
                f"of {best:.2f}:1 at best; it needs {ENOUGH_CONTRAST:g}:1",
                span=index.span_of(("colours", role)),
                help="make it darker, or `paper` and `ground` lighter",
            )


def faint_colours(theme: "Theme") -> frozenset[Colour]:
    """The colours for text that are too faint with full ink."""
    roles = [role for role in TEXT_ROLES if {role, *PAPER_ROLES} <= set(theme.colours)]
    faint = (role for role in roles if _best_contrast(theme, role, "full") < ENOUGH_CONTRAST)
    return frozenset(parse_colour(theme.colour_in(role, "full")) for role in faint)


def roles_in_print(loaded: LoadedTheme) -> TextRoles:
    """The theme's colours for text and for what it stands on, with full ink."""
    theme, index = loaded.theme, loaded.index
    if theme is None or index is None:
        return TextRoles()

    def role(name: str) -> Role:
        colour = parse_colour(theme.colour_in(name, "full"))
        return Role(name, colour, index.span_of(("colours", name)))

    large = {"accent": ENOUGH_IF_LARGE}
    texts = (name for name in (*TEXT_ROLES, *large) if name in theme.colours)
    papers = (name for name in PAPER_ROLES if name in theme.colours)
    needed = {role(name): large.get(name, ENOUGH_CONTRAST) for name in texts}
    return TextRoles(needed, tuple(map(role, papers)))


def _best_contrast(theme: "Theme", role: str, ink: str) -> float:
    """The contrast of text in this role on that of the papers on which it reads best."""
    colour = parse_colour(theme.colour_in(role, ink))
    papers = (parse_colour(theme.colour_in(paper, ink)) for paper in PAPER_ROLES)
    return max(contrast(colour, paper) for paper in papers)


def _wrong_styles(theme: "Theme") -> Iterator[_Mistake]:
    from printkit.model.contents import contents  # noqa: PLC0415 - late: pydantic

    for ref, role, route in contents(theme).names:
        table = getattr(theme, ref.to)
        if role not in table:
            yield route, ref.to.removesuffix("s"), str(role), table
    for name, style in theme.styles.items():
        for field in ("size", "min", "tracking"):
            length = getattr(style, field)
            if length is not None and not _is_length(length, theme):
                yield ("styles", name, field), "length", str(length), theme.sizes


def _wrong_sizes(theme: "Theme") -> Iterator[_Mistake]:
    for name, length in theme.sizes.items():
        if not _is_length(length, theme):
            yield ("sizes", name), "length", str(length), theme.sizes


def _is_length(length: str | float, theme: "Theme") -> bool:
    """Whether this is a length, or the name of one; names that go in a circle are none."""
    try:
        length_among(theme.sizes, length)
    except LookupFailure:
        return False
    return True


def _mistake(
    index: SourceIndex, route: Route, noun: str, name: str, known: ReadOnly[str, object]
) -> Diagnostic:
    if name in known:
        return WRONG_ELEMENT.diagnostic(
            f"{format_route(route)}: the {noun} '{name}' leads from name to name to no number",
            span=index.span_of(route),
            help="state it as a length, such as 4mm",
        )
    return WRONG_ELEMENT.diagnostic(
        f"{format_route(route)}: there is no {noun} '{name}'",
        span=index.span_of(route),
        help="a length is written as 13pt or 4.6mm"
        if noun == "length" and name[:1].isdigit()
        else did_you_mean(name, known) or "name one that the theme has",
        fix=respelling(index.span_of(route), name, known),
    )
