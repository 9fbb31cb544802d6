"""What there is to build with, as tables."""

from collections.abc import Sequence
from pathlib import Path

from printkit.art.names import art_names, icon_names
from printkit.diagnostics import has_errors
from printkit.imposition.paper import HOME
from printkit.loading.packs import THEME, names
from printkit.loading.theme import load_theme
from printkit.pipeline.prepare import prepare, shipped_variants
from printkit.showing.counts import component_counts

VARIANT_COLUMNS = (
    "id",
    "title",
    "language",
    "players",
    "pieces",
    *(paper.name for paper in HOME),
    "base",
)
"""What is shown of a variant; below the names of papers stand the sheets of each."""

Table = list[dict[str, object]]


def variants(search: Sequence[Path]) -> Table:
    """Each variant available by name; one with errors shows only its name."""
    return [_variant(name, search) for name in shipped_variants(search)]


def _variant(name: str, search: Sequence[Path]) -> dict[str, object]:
    prepared = prepare(name, search=search)
    loaded = prepared.loaded
    row: dict[str, object] = dict.fromkeys(VARIANT_COLUMNS)
    row["id"] = name
    if loaded.variant is None or has_errors(prepared.diagnostics):
        return row
    variant, counts = loaded.variant, component_counts(prepared)
    row |= {
        "title": variant.title,
        "language": list(loaded.languages) or variant.language,
        "players": variant.players and f"{variant.players.min}-{variant.players.max}",
        "pieces": sum(count.pieces for count in counts),
        "base": loaded.chain[1].id if len(loaded.chain) > 1 else None,
    }
    for paper in HOME:
        row[paper.name] = sum(count.sheets.get(paper.name, 0) for count in counts)
    return row


def components() -> Table:
    """Each component, with what it reads of a definition."""
    from printkit.components.contents import CONTENTS  # noqa: PLC0415 - late: drawing
    from printkit.components.registry import all_components  # noqa: PLC0415 - late: drawing

    return [
        {"id": one.id, "layout": one.layout.value, "reads": ", ".join(one.consumes)}
        for one in (CONTENTS, *all_components())
    ]


def themes(search: Sequence[Path]) -> Table:
    """Each theme."""
    from printkit.templating.templates import template_names  # noqa: PLC0415 - late: jinja2

    table: Table = []
    for name in names(search, THEME):
        loaded = load_theme(name, search=search)
        theme = loaded.theme
        table.append(
            {
                "id": name,
                "name": None if theme is None else theme.name,
                "colours": None if theme is None else len(theme.colours),
                "templates": len(template_names(loaded.folders)),
            }
        )
    return table


def art() -> Table:
    """Each drawing and each icon."""
    named = [(name, "drawing") for name in art_names()]
    named += [(name, "icon") for name in icon_names()]
    return [{"name": name, "kind": kind} for name, kind in named]


def icons() -> Table:
    """Each icon alone."""
    return [row for row in art() if row["kind"] == "icon"]


def fonts() -> Table:
    """Each font that a theme may name."""
    from printkit.text.fonts import shipped_fonts  # noqa: PLC0415 - late: drawing

    return [{"name": name} for name in shipped_fonts().names()]


def templates() -> Table:
    """Each template of the themes, with what it is given and which themes have it."""
    from printkit.components.template_data import TEMPLATE_DATA  # noqa: PLC0415 - late: drawing
    from printkit.templating.templates import template_names  # noqa: PLC0415 - late: jinja2

    own = {theme: template_names(load_theme(theme).folders[:1]) for theme in names((), THEME)}
    return [
        {
            "name": name,
            "themes": [theme for theme, templates in own.items() if name in templates],
            "given": list(data),
        }
        for together, data in TEMPLATE_DATA.items()
        for name in together.split(", ")
    ]
