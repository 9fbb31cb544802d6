"""Title deeds: the front with the rents, the back with what a mortgage brings."""

from dataclasses import dataclass

from printkit.art.registry import art_names
from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.diagnostics import Route
from printkit.model import Deed, DeedKind, DeedLine, PropertyGroup, Variant
from printkit.model.rents import rent_table
from printkit.scene import Artwork

BLEED = 3.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a deed: a label, what stands opposite, and icons that say the same."""

    label: str
    value: str
    icon: str = ""
    icon_count: int = 1
    of: str = ""


@dataclass(frozen=True, slots=True)
class Face:
    """What a deed's template may show."""

    key: int | str
    name: str
    short_name: str
    kind: str
    kind_name: str
    group: str
    group_name: str
    mark: str
    price: int | float
    place: str
    art: str
    body: str
    """The drawing of the globe that the property lies on, if there is one."""
    icon: str
    unit: str
    rents: tuple[Line, ...]
    lines: tuple[Line, ...]
    back: tuple[Line, ...]


def compose(design: Design) -> Composition:
    """A deed for each property."""
    return design.composition([_artwork(design, key) for key in design.variant.deeds])


def _artwork(design: Design, key: int | str) -> Artwork:
    variant = design.variant
    deed = variant.deeds[key]
    kind, group = variant.deed_kinds[deed.kind], variant.groups[deed.group]
    face = deed_face(design, key, deed, kind, group)
    size = (variant.formats.deed.width, variant.formats.deed.height)
    front, back = (
        design.side(
            design.template_for(name, deed.kind),
            size,
            {"deed": face},
            piece=f"deed-{key}",
            title=f"deed “{face.name}”",
            route=("deeds", key),
            accent=design.colour(group.colour),
            bleed=BLEED,
        )
        for name in ("deed", "deed-back")
    )
    return Artwork(f"deed-{key}", face.name, *size, front, back, bleed=BLEED)


def deed_face(
    design: Design, key: int | str, deed: Deed, kind: DeedKind, group: PropertyGroup
) -> Face:
    """What the deed shows, all texts worked out."""
    route: Route = ("deeds", key)
    space_art = ""
    if design.variant.board is not None and isinstance(key, int):
        space_art = design.variant.board.spaces[key].art or ""
    place = design.wording(deed.place, (*route, "place"), deed=deed)
    return Face(
        key=key,
        name=design.variant.deed_name(key),
        short_name=design.variant.short_deed_name(key),
        kind=deed.kind,
        kind_name=kind.name,
        group=deed.group,
        group_name=group.name,
        mark=group.mark,
        price=deed.price,
        place=place,
        art=deed.art or space_art,
        body=_globe_of(place),
        icon=kind.icon or "",
        unit=kind.unit,
        rents=_rents(design, deed, kind),
        lines=_lines(design, deed, kind.lines, ("deed_kinds", deed.kind, "lines")),
        back=_lines(design, deed, kind.back, ("deed_kinds", deed.kind, "back")),
    )


def _globe_of(place: str) -> str:
    globe = f"body-{place.lower()}"
    return globe if globe in art_names() else ""


def _rents(design: Design, deed: Deed, kind: DeedKind) -> tuple[Line, ...]:
    money = design.wordings.filters["money"]
    lines = []
    for index, (level, amount) in enumerate(rent_table(deed, kind)):
        label = design.wording(
            level.label, ("deed_kinds", deed.kind, "levels", index, "label"), deed=deed
        )
        value = f"{amount} ×" if kind.unit == "dice" else money(amount)
        lines.append(Line(label, value, level.icon or "", level.icon_count, "rent"))
    return tuple(lines)


def _lines(design: Design, deed: Deed, lines: list[DeedLine], route: Route) -> tuple[Line, ...]:
    return tuple(
        Line(
            design.wording(line.label, (*route, index, "label"), deed=deed),
            design.wording(line.value, (*route, index, "value"), deed=deed),
            line.icon or "",
        )
        for index, line in enumerate(lines)
    )


def _applies(variant: Variant) -> bool:
    return bool(variant.deeds)


COMPONENT = Component(
    "deeds",
    Layout.PIECES,
    ("title", "deeds", "deed_kinds", "groups", "board", "rules", "formats", "currency"),
    _applies,
    compose,
)
