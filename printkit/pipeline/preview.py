"""The whole kit at a glance: every side of every piece once, with its name and count."""

from base64 import b64encode
from collections.abc import Iterator, Sequence

from printkit.colour import Colour
from printkit.components.component import Component, Layout
from printkit.components.contents import CONTENTS
from printkit.components.design import Composition, Design
from printkit.export.trimmed import trimmed_sheet
from printkit.pipeline import press
from printkit.pipeline.drawing import DrawnComponent
from printkit.pipeline.preview_sheet import DPI, PreviewPart, PreviewSide, overview
from printkit.reporting.preview_html import (
    GROUND,
    PreviewPage,
    PreviewPicture,
    PreviewSection,
    preview_html,
)
from printkit.scene import Artwork, Side

CSS_DPI, SHARPNESS = 96, 1.5
"""Pixels per inch of a web page, and how many of ours stand for one of them."""
LONGEST = {
    Layout.PIECES: 110.0,
    Layout.PAGES: 110.0,
    Layout.BOOKLET: 110.0,
    Layout.TILES: 240.0,
}
"""Longer edges are shown smaller than they are: this long on the page, mm."""


def preview_files(
    design: Design, drawn: Sequence[DrawnComponent], suffix: str
) -> Iterator[tuple[str, bytes]]:
    """The page for browsers and the picture: file names, the ink as their suffix, and contents.

    The contents sheet is left out: it shows the same in another way.
    """
    shown = [one for one in drawn if one.component is not CONTENTS and one.composition.artworks]
    parts = [_part(design, one) for one in shown]
    page = PreviewPage(
        design.variant.title,
        design.notice,
        design.variant.language,
        tuple(_section(design, one, part) for one, part in zip(shown, parts, strict=True)),
    )
    yield f"preview{suffix}.html", preview_html(page).encode()
    sheet = overview(design, parts)
    yield f"preview{suffix}.png", press.pictures(design, [sheet], DPI)[0]


def _part(design: Design, one: DrawnComponent) -> PreviewPart:
    title = design.component_title(one.component.id)
    return PreviewPart(
        title, one.pieces, one.component.layout, tuple(shown_sides(design, one.composition))
    )


def shown_sides(design: Design, composition: Composition) -> Iterator[PreviewSide]:
    """Each side with what stands below it; a back that pieces share has no name of its own."""
    back = design.phrases.back
    for _, artwork, side in press.sides(composition):
        if side is Side.FRONT:
            yield PreviewSide(artwork, side, artwork.title, artwork.copies)
        else:
            yield PreviewSide(
                artwork, side, back if artwork.back_name else f"{artwork.title}, {back}"
            )


def _section(design: Design, one: DrawnComponent, part: PreviewPart) -> PreviewSection:
    scale = scale_of(one.component, one.composition.artworks)
    pictures = small_pictures(design, part.shown, scale, GROUND)
    return PreviewSection(one.component.id, part.title, part.pieces, pictures)


def small_pictures(
    design: Design, shown: Sequence[PreviewSide], scale: float, ground: Colour | None
) -> tuple[PreviewPicture, ...]:
    """The sides as a page shows them: on a ground, or on whatever the page has."""
    sheets = [trimmed_sheet(each.artwork, each.side, ground) for each in shown]
    dpi = round(CSS_DPI * SHARPNESS * scale)
    found = press.pictures(design, sheets, dpi, "WebP", paper=ground is not None)
    return tuple(
        PreviewPicture(
            each.caption,
            each.copies,
            b64encode(picture).decode("ascii"),
            round(each.artwork.width * scale, 2),
            round(each.artwork.height * scale, 2),
        )
        for each, picture in zip(shown, found, strict=True)
    )


def scale_of(component: Component, artworks: Sequence[Artwork]) -> float:
    """One for all pieces of a component, so that they can be compared; none is enlarged."""
    longest = max(max(artwork.width, artwork.height) for artwork in artworks)
    return min(1.0, LONGEST[component.layout] / longest)
