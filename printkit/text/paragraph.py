"""Setting a text in a box: lines are broken, the size shrinks if it must, nothing is cut.

A text that does not fit at the smallest size is set all the same; ``Setting.overflow`` then
says by how much it is too large, for the checker to report.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from unicodedata import normalize

from printkit.languages import Writing
from printkit.records import record
from printkit.scene.nodes import Node, Text
from printkit.text.atoms import Atom, Part, Points, cut_line, join_atoms
from printkit.text.breaking import TOLERANCE, Measure, Ruler, break_lines, count_lines
from printkit.text.characters import CAPITAL_SHARP_S, greek_capitals
from printkit.text.fitting import WITHOUT_HYPHENS, WITHOUT_JOINTS, TextFrame, fit
from printkit.text.fonts import Font
from printkit.text.hyphenation import hyphenator, soft_points
from printkit.text.markup import StyledSpan, parse_markup
from printkit.text.missing import MissingGlyphs
from printkit.text.shaping import Shaper
from printkit.text.style import Align, TextStyle

KEPT = 4096
"""Texts that are kept as they were set: a book is set in five sizes, in a batch again and again."""
BALANCED_LINES = 8
"""Longer texts are read, not looked at: their last line may be short."""

_SHARE = {"left": 0.0, "center": 0.5, "right": 1.0}
"""How much of the room beside a line stands on its left."""

Line = tuple[Part, ...]


@record
class Setting:
    """A text set in a box; the nodes' origin is the box's upper left corner.

    ``width`` is that of the longest line, ``height`` reaches from the top of the first
    capitals to the descenders of the last line (mm). ``overflow`` says how much too wide or
    too high it is (mm, 0 if it fits), ``missing`` which characters have no glyph, if any.
    """

    nodes: tuple[Node, ...]
    lines: tuple[str, ...]
    size: float
    width: float
    height: float
    overflow: float
    missing: MissingGlyphs | None


@lru_cache(maxsize=KEPT)
def set_text(
    shaper: Shaper, text: str, style: TextStyle, width: float, height: float, writing: Writing
) -> Setting:
    """The text, which may hold emphasis and newlines, set in a box of ``width`` x ``height``.

    Raises:
        KeyError: the shaper's library lacks a font of the style.
    """
    forced = _forced_lines(parse_markup(text, writing), style)
    if not any(part[0].strip() for line in forced for part in line):
        return Setting((), (), style.size, 0.0, 0.0, 0.0, None)
    frame = _frame(shaper.library[style.font], forced, style, width, height)
    words = hyphenator(writing)
    find, kept = (
        (words.points_in_capitals if style.divide_capitals else words.points, WITHOUT_HYPHENS)
        if style.hyphenate
        else (soft_points, WITHOUT_JOINTS)
    )

    def rulers(points: Points | None) -> tuple[Ruler, ...]:
        return _rulers(shaper, forced, points, frame.tracking, uppercase=style.uppercase)

    least = min(style.size, style.min_size or style.size)
    fitted = fit(frame, style.size, least, rulers(None), lambda: rulers(find), kept)
    lines = _break(fitted.rulers, frame.limit(fitted.size), style)
    setting = _setting(shaper, lines, style, frame, fitted.size)
    if setting.overflow and (narrower := style.condensed()):
        other = set_text(shaper, text, narrower, width, height, writing)
        return setting if other.overflow or other.missing else other
    return setting


def _forced_lines(spans: Sequence[StyledSpan], style: TextStyle) -> tuple[Line, ...]:
    """The parts of each line that the author ended."""
    lines: list[list[Part]] = [[]]
    for span in spans:
        font = style.font_for(bold=span.bold, italic=span.italic)
        for i, piece in enumerate(span.text.split("\n")):
            if i:
                lines.append([])
            if piece:
                lines[-1].append((piece, font))
    return tuple(map(tuple, lines))


def _frame(
    font: Font, lines: Sequence[Sequence[Part]], style: TextStyle, width: float, height: float
) -> TextFrame:
    """The box as the text sees it; capitals and digits need no room below the baseline."""
    small = any(char.islower() for line in lines for text, _ in line for char in text)
    return TextFrame(
        width=width,
        height=height,
        cap=font.cap_height + (_rise(font, lines, style) if style.headroom else 0.0),
        leading=style.leading,
        drop=font.drop if small and not style.uppercase else 0.0,
        tracking=style.tracking / style.size,
        max_lines=style.max_lines,
    )


def _rise(font: Font, lines: Sequence[Sequence[Part]], style: TextStyle) -> float:
    """How far accents stand out above the capitals, em."""
    words = "".join(text for line in lines for text, _ in line)
    shown = _upper(words, font) if style.uppercase else words
    marked = {char for char in shown if len(normalize("NFD", char)) > 1}
    return max([0.0, *(font.height_of(char) - font.cap_height for char in marked)])


@lru_cache(maxsize=1024)
def _rulers(
    shaper: Shaper,
    lines: tuple[Line, ...],
    points: Points | None,
    tracking: float,
    *,
    uppercase: bool,
) -> tuple[Ruler, ...]:
    """A ruler for each forced line. They measure in em, so that they serve all sizes."""
    measure = _measure(shaper, tracking)
    return tuple(
        Ruler(_atoms(line, points, shaper, uppercase=uppercase), measure) for line in lines
    )


def _measure(shaper: Shaper, tracking: float) -> Measure:
    """Widths in em, each character with its tracking."""

    def measure(parts: Sequence[Part]) -> float:
        total = 0.0
        for text, font in parts:
            width, count = shaper.measure(text, font)
            total += width + tracking * count
        return total

    return measure


def _atoms(line: Line, points: Points | None, shaper: Shaper, *, uppercase: bool) -> list[Atom]:
    """The atoms of a forced line; capitals are put last, so that words are hyphenated first."""
    atoms = cut_line(line, points)
    if not uppercase:
        return atoms
    return [
        Atom(tuple((_upper(text, shaper.library[font]), font) for text, font in parts), after)
        for parts, after in atoms
    ]


def _upper(text: str, font: Font) -> str:
    if font.has(CAPITAL_SHARP_S):
        text = text.replace("ß", CAPITAL_SHARP_S)
    return greek_capitals(text.upper())


def _break(rulers: Sequence[Ruler], limit: float, style: TextStyle) -> list[Line]:
    even = style.balance and (
        sum(count_lines(ruler, limit) or 1 for ruler in rulers) <= BALANCED_LINES
    )
    return [
        join_atoms(ruler.atoms[start:end])
        for ruler in rulers
        for start, end in break_lines(ruler, limit, even_last=even) or [(0, 0)]
    ]


def _setting(
    shaper: Shaper, lines: Sequence[Line], style: TextStyle, frame: TextFrame, size: float
) -> Setting:
    measure = _measure(shaper, frame.tracking)
    widths = [max(0.0, measure(line) - frame.tracking) * size for line in lines]
    first = _first_baseline(frame, len(lines), size, style)
    texts = [
        _line_texts(
            shaper,
            line,
            style,
            size,
            _left(style.align, frame.width, widths[i]),
            first + i * style.leading * size,
        )
        for i, line in enumerate(lines)
    ]
    height = frame.block_height(len(lines), size)
    too_many = len(lines) - (style.max_lines or len(lines))
    excess = (max(widths) - frame.width, height - frame.height, too_many * style.leading * size)
    overflow = max(excess)
    return Setting(
        nodes=tuple(chain.from_iterable(texts)),
        lines=tuple("".join([text.run.text for text in line]) for line in texts),
        size=size,
        width=max(widths),
        height=height,
        overflow=overflow if overflow > TOLERANCE * size else 0.0,
        missing=_missing(shaper, lines),
    )


def _left(align: Align, room: float, width: float) -> float:
    return (room - width) * _SHARE[align]


def _first_baseline(frame: TextFrame, lines: int, size: float, style: TextStyle) -> float:
    """The first baseline; what is too high starts at the top, whatever was requested."""
    cap = frame.cap * size
    lowest = frame.height - frame.block_height(lines, size) + cap
    if style.valign == "top" or lowest < cap:
        return cap
    if style.valign == "bottom":
        return lowest
    return min(lowest, cap + (lowest - cap + frame.drop * size) / 2)


def _line_texts(
    shaper: Shaper, line: Line, style: TextStyle, size: float, x: float, y: float
) -> list[Text]:
    tracking = style.tracking / style.size * size
    texts = []
    for text, font in line:
        run = shaper.shape(text, font, size, tracking)
        texts.append(Text(run, x, y, style.colour))
        x += run.width + tracking
    return texts


def _missing(shaper: Shaper, lines: Sequence[Line]) -> MissingGlyphs | None:
    """What is missing, and the font of the first text that lacks any of it."""
    parts = [part for line in lines for part in line if shaper.missing(*part)]
    found = "".join(shaper.missing(*part) for part in parts)
    return MissingGlyphs("".join(dict.fromkeys(found)), parts[0][1]) if found else None
