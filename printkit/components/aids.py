"""Player aids: leaflets with sections of short lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.components.component import Component, Layout
from printkit.components.design import Composition, Design
from printkit.diagnostics import Route
from printkit.model import Aid, AidSection, Variant
from printkit.scene import Artwork, Node

BLEED = 3.0


@dataclass(frozen=True, slots=True)
class SectionFace:
    """A heading with its lines; ``weight`` is the share of the height that it needs."""

    title: str
    icon: str
    numbered: bool
    lines: tuple[str, ...]
    weight: int


@dataclass(frozen=True, slots=True)
class Face:
    """What one side of a leaflet may show."""

    title: str
    sections: tuple[SectionFace, ...]


def compose(design: Design) -> Composition:
    """Each leaflet."""
    return design.composition(
        [_artwork(design, aid_id, aid) for aid_id, aid in design.variant.aids.items()]
    )


def copies_of(variant: Variant, aid: Aid) -> int:
    """How many of a leaflet are in the box."""
    return variant.players.max if aid.copies is None else aid.copies


def _artwork(design: Design, aid_id: str, aid: Aid) -> Artwork:
    size = design.variant.formats.aid
    route: Route = ("aids", aid_id)
    front = _side(design, "aid", aid, aid.front, (*route, "front"))
    back = _side(design, "aid-back", aid, aid.back, (*route, "back")) if aid.back else None
    return Artwork(
        f"aid-{aid_id}",
        aid.title,
        size.width,
        size.height,
        front,
        back,
        copies_of(design.variant, aid),
        BLEED,
    )


def _side(
    design: Design, template: str, aid: Aid, sections: Sequence[AidSection], route: Route
) -> Node:
    size = design.variant.formats.aid
    faces = (_section(design, s, (*route, number)) for number, s in enumerate(sections))
    return design.side(
        template,
        (size.width, size.height),
        {"aid": Face(aid.title, tuple(faces))},
        piece=".".join(map(str, route)),
        title=f"player aid “{aid.title}”",
        route=route,
        bleed=BLEED,
    )


def _section(design: Design, section: AidSection, route: Route) -> SectionFace:
    lines = tuple(
        design.wording(line, (*route, "lines", number)) for number, line in enumerate(section.lines)
    )
    weight = sum(len(line) for line in lines)
    return SectionFace(section.title, section.icon or "", section.numbered, lines, weight)


def _applies(variant: Variant) -> bool:
    return bool(variant.aids)


COMPONENT = Component(
    "aids",
    Layout.PIECES,
    ("title", "aids", "players", "rules", "board", "money", "groups", "formats", "currency"),
    _applies,
    compose,
)
