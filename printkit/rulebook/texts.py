"""Texts of blocks set as lines; what cannot be printed is noted with the block's place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from printkit.diagnostics import Diagnostic
from printkit.geometry.transform import translate
from printkit.languages import Phrases, Writing
from printkit.records import record
from printkit.rulebook.blocks import Block
from printkit.rulebook.codes import LINK_LEADS_NOWHERE
from printkit.rulebook.lines import Line
from printkit.rulebook.references import LINK, with_pages
from printkit.scene import Group, Node, Text
from printkit.suggestion import did_you_mean
from printkit.templating.codes import MISSING_GLYPH, TEXT_DOES_NOT_FIT
from printkit.text.missing import MissingGlyphs
from printkit.text.paragraph import Setting, set_text
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

ENDLESS = 1e5
"""Height, and width, of a box that holds any text, mm."""
WHOLE_ROWS = 3
"""A block of so many rows is not divided between pages."""


@record
class Typesetting:
    """What turns words into glyphs: the shaper, the language with its phrases, fonts by role."""

    shaper: Shaper
    writing: Writing
    phrases: Phrases
    fonts: Mapping[str, str]


@dataclass(slots=True)
class TextSetter:
    """Sets texts whose links show the page of their ``anchors``."""

    wording: Typesetting
    anchors: Mapping[str, int]
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def lines(
        self, block: Block, text: str, style: TextStyle, width: float, left: float = 0.0
    ) -> list[Line]:
        """Lines of a text; neither the first nor the last stands alone on a page."""
        setting = self.cell(block, text, style, width - left)
        rows = [tuple(row) for _, row in groupby(setting.nodes, key=_baseline)]
        step = style.leading * setting.size
        last = len(rows) - 1
        return [
            Line(
                (Group(row, translate(left, -i * step)),),
                step,
                0.0,
                bound=i > 0 and (i in (1, last) or len(rows) <= WHOLE_ROWS),
                words="".join(text.run.text for text in texts_in(row)),
                strong=" ".join(
                    text.run.text for text in texts_in(row) if text.run.font == style.bold_font
                ),
            )
            for i, row in enumerate(rows)
        ]

    def cell(self, block: Block, text: str, style: TextStyle, width: float) -> Setting:
        """A text of the block in a width, its links with their pages."""
        for match in LINK.finditer(text):
            self._check_link(block, match[2])
        setting = self._setting(text, style, width)
        self._report(block, text, setting.overflow)
        self._report_missing(block, text, setting.missing)
        return setting

    def measure(self, text: str, style: TextStyle) -> float:
        """How wide the text is in one line, mm."""
        return self._setting(text, style, ENDLESS).width

    def _setting(self, text: str, style: TextStyle, width: float) -> Setting:
        wording = self.wording
        linked = with_pages(text, self.anchors, wording.phrases.on_page)
        return set_text(wording.shaper, linked, style, width, ENDLESS, wording.writing)

    def _check_link(self, block: Block, anchor: str) -> None:
        if anchor not in self.anchors:
            message = f"there is no heading #{anchor} in the rulebook"
            remedy = did_you_mean(anchor, self.anchors) or "name a heading of the rulebook"
            found = LINK_LEADS_NOWHERE.diagnostic(message, span=block.span, help=remedy)
            self.diagnostics.append(found)

    def _report(self, block: Block, text: str, overflow: float) -> None:
        if overflow > 0:
            message = f"a word of {_quoted(text)} is {overflow:.1f} mm too long for its column"
            remedy = "put a soft hyphen into it, or make `rules-body` smaller in the theme"
            found = TEXT_DOES_NOT_FIT.diagnostic(message, span=block.span, help=remedy)
            self.diagnostics.append(found)

    def _report_missing(self, block: Block, text: str, missing: MissingGlyphs | None) -> None:
        if missing is not None:
            message = f"{missing.message} in {_quoted(text)}"
            remedy = missing.remedy(self.wording.fonts, self.wording.shaper.library)
            found = MISSING_GLYPH.diagnostic(message, span=block.span, help=remedy)
            self.diagnostics.append(replace(found, cause=missing, piece="the rulebook"))


def texts_in(row: Sequence[Node]) -> list[Text]:
    """The texts of a setting's nodes, which are nothing else."""
    return [node for node in row if isinstance(node, Text)]


def _quoted(text: str) -> str:
    return f"“{text[:40]}…”"


def _baseline(node: Node) -> float:
    assert isinstance(node, Text)  # noqa: S101 - settings hold nothing else
    return node.y
