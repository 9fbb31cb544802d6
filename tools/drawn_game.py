"""All pieces of a game as they are drawn, and pictures of them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from printkit.art.style import Ink
from printkit.components.bill import InKit
from printkit.components.billing import bill_of
from printkit.components.contents import CONTENTS, compose_contents
from printkit.components.design import Composition, Design
from printkit.components.registry import components_of
from printkit.export.document import DocumentInfo
from printkit.export.pdf import write_pdf
from printkit.export.piece import piece_sheet
from printkit.export.png import render_pages
from printkit.pipeline.render_context import RenderContext
from printkit.scene import Artwork, Side
from printkit.scene.fingerprint import Fingerprint, fingerprint_of
from printkit.units import MM_PER_INCH

_PLACES = dict.fromkeys(("A4", "US Letter"), InKit((1,), (1, 2), two_sided=True))
"""Where the contents sheet says each component is: nothing is laid out on sheets here."""


@dataclass(frozen=True, slots=True)
class DrawnSide:
    """One side of a piece with its fingerprint."""

    artwork: Artwork
    side: Side
    fingerprint: Fingerprint


@dataclass(frozen=True, slots=True)
class DrawnGame:
    """Each side of each piece by its name, such as ``deeds/deed-1 front``; and all components."""

    design: Design
    sides: Mapping[str, DrawnSide]
    compositions: Mapping[str, Composition]

    def picture(self, name: str, longest: int) -> Image.Image:
        """A side with its bleed, the longer edge about ``longest`` pixels.

        Raises:
            KeyError: there is no such side.
        """
        one = self.sides[name]
        sheet = piece_sheet(one.artwork, one.side)
        pdf = write_pdf([sheet], DocumentInfo(name), self.design.shaper.library)
        dpi = int(longest / max(sheet.width, sheet.height) * MM_PER_INCH)
        return Image.open(BytesIO(render_pages(pdf, dpi)[0]))


def draw_game(studio: RenderContext, ink: Ink, only: Collection[str] = ()) -> DrawnGame:
    """The components of a game (all of them with the contents sheet if none is named)."""
    design = studio.design(ink)
    wanted = [one for one in components_of(studio.variant) if not only or one.id in only]
    drawn = [(one.id, one.compose(design)) for one in wanted]
    if not only:
        bill = bill_of(design, [(name, composition, _PLACES) for name, composition in drawn])
        drawn.append((CONTENTS.id, compose_contents(design, bill, _PLACES)))
    sides: dict[str, DrawnSide] = {}
    for name, composition in drawn:
        sides.update(_sides(name, composition))
    return DrawnGame(design, sides, dict(drawn))


def _sides(component: str, composition: Composition) -> Mapping[str, DrawnSide]:
    """All sides of a component; a back that pieces share is there once, unless it differs."""
    sides: dict[str, DrawnSide] = {}
    for artwork in composition.artworks:
        front = fingerprint_of(artwork, Side.FRONT)
        sides[f"{component}/{artwork.id} front"] = DrawnSide(artwork, Side.FRONT, front)
        if artwork.back is not None:
            shared = f"{component}/{artwork.back_name or artwork.id} back"
            known = sides.get(shared)
            if known is None or known.artwork.back is not artwork.back:
                back = DrawnSide(artwork, Side.BACK, fingerprint_of(artwork, Side.BACK))
                is_other = known is not None and not known.fingerprint.is_like(back.fingerprint)
                sides[f"{component}/{artwork.id} back" if is_other else shared] = back
    return sides
