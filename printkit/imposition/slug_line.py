"""What a sheet says about itself, put together from the texts."""

from collections.abc import Sequence

from printkit.imposition.cut_order import cut_order
from printkit.imposition.edges import SEPARATOR, footer, header
from printkit.imposition.frames import printable
from printkit.imposition.lettering import Lettering
from printkit.imposition.options import Backs, CutBy, SheetOptions, SlugTexts, TextShaper
from printkit.imposition.paper import Paper
from printkit.imposition.slots import Slot
from printkit.scene import Group, Node, Sheet, Side


class Words:
    """The words of the sheets of one component."""

    def __init__(self, options: SheetOptions, slug_texts: SlugTexts, shaper: TextShaper) -> None:
        self.options = options
        self.slug_texts = slug_texts
        self.letters = Lettering(shaper, slug_texts.font, slug_texts.colour)

    def front(
        self,
        paper: Paper,
        number: int,
        total: int,
        *,
        scheme: Backs = Backs.NONE,
        subject: str = "",
    ) -> list[Node]:
        """Header and footer of a front; ``subject`` says what is on it besides the component."""
        texts, edge = self.slug_texts, printable(paper, self.options.margin)
        parts = (
            texts.scale.format(paper=self.options.paper.title),
            texts.hint,
            texts.flips.get(scheme, ""),
        )
        left = (texts.game, texts.component, subject)
        return [
            header(edge, left, self._number(number, total), self.letters),
            footer(edge, parts, texts.notice, texts.ruler, self.letters),
        ]

    def cutting(self, slots: Sequence[Slot]) -> str:
        """How the pieces are cut: in which order, where it matters, and along their outlines."""
        texts = self.slug_texts.cutting
        steps = cut_order(slots) if self.options.cut_by is CutBy.GUILLOTINE else ()
        cuts = [
            (texts.across if step.across else texts.down).format(count=step.cuts) for step in steps
        ]
        straight = texts.order.format(steps=texts.then.join(cuts)) if cuts else ""
        shaped = [slot.artwork for slot in slots if slot.artwork.outline is not None]
        folded = any(piece.score is not None for piece in shaped)
        along = texts.score_and_cut_out if folded else texts.cut_out
        return SEPARATOR.join(filter(None, (straight, along if shaped else "")))

    def back(self, paper: Paper, number: int, total: int, *, blank: bool = False) -> list[Node]:
        """Header of a back; a ruler there would only be mistaken for the front's.

        One that is ``blank`` says so: drivers leave pages out that hold nothing at all.
        """
        texts, edge = self.slug_texts, printable(paper, self.options.margin)
        left = (texts.game, texts.component, texts.blank if blank else texts.back)
        return [header(edge, left, self._number(number, total), self.letters)]

    def label(self, number: int, total: int, side: Side = Side.FRONT) -> str:
        """What a bookmark calls the sheet: "Title deeds 3/7"."""
        back = f" ({self.slug_texts.back})" if side is Side.BACK else ""
        at, of = self._counted(number, total)
        return f"{self.slug_texts.component} {at}/{of}{back}"

    def _number(self, number: int, total: int) -> str:
        at, of = self._counted(number, total)
        return self.slug_texts.sheet.format(number=at, total=of)

    def _counted(self, number: int, total: int) -> tuple[int, int]:
        return number + self.slug_texts.before, self.slug_texts.of or total


def home_sheet(paper: Paper, nodes: Sequence[Node], label: str, side: Side = Side.FRONT) -> Sheet:
    """A sheet for a home printer, whose pages are trimmed nowhere."""
    return Sheet(
        width=paper.width,
        height=paper.height,
        content=Group(tuple(nodes)),
        label=label,
        side=side,
        trim=paper.bounds,
        bleed=paper.bounds,
    )
