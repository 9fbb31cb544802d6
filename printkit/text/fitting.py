"""The largest size at which a text fits its box.

A hyphen has to earn its place: a text is set without hyphens if that costs at most 20 % of the
size that hyphens would allow, and at most 8 % where they stand only at joints that its author
marked. Sizes go down in steps of 2 % to the style's smallest.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from printkit.records import record
from printkit.text.breaking import TOLERANCE, Ruler, count_lines

STEP = 0.98
WITHOUT_HYPHENS = 0.8
"""Share of the size that is kept at least rather than hyphenate."""
WITHOUT_JOINTS = 0.92
"""The same where words are divided at joints alone, which is read at a glance."""


@record
class TextFrame:
    """What a text must fit into; ``cap``, ``leading``, ``drop`` and ``tracking`` in em."""

    width: float
    height: float
    cap: float
    leading: float
    drop: float
    tracking: float
    max_lines: int | None

    def limit(self, size: float) -> float:
        """Width of a line in em; the tracking after its last character does not count."""
        return self.width / size + self.tracking

    def block_height(self, lines: int, size: float) -> float:
        """From the top of the first capitals to the descenders of the last line, mm."""
        return size * (self.cap + (lines - 1) * self.leading + self.drop) if lines else 0.0

    def holds(self, rulers: Sequence[Ruler], size: float) -> bool:
        """Whether the forced lines fit when set at a size."""
        lines = 0
        for ruler in rulers:
            count = count_lines(ruler, self.limit(size))
            if count is None:
                return False
            lines += max(1, count)
        if self.max_lines is not None and lines > self.max_lines:
            return False
        return self.block_height(lines, size) <= self.height + TOLERANCE


@record
class TextFit:
    """The forced lines as they are to be broken, and the size."""

    rulers: Sequence[Ruler]
    size: float


def fit(
    frame: TextFrame,
    size: float,
    min_size: float,
    whole: Sequence[Ruler],
    hyphenate: Callable[[], Sequence[Ruler]],
    kept: float = WITHOUT_HYPHENS,
) -> TextFit:
    """The largest fitting size, or the smallest allowed one where nothing fits.

    ``whole`` are the forced lines without places for hyphens, ``hyphenate`` gives them with;
    they are left whole where that keeps so much of the size.
    """
    without = _largest(frame, whole, size, min_size)
    if without is not None and without >= kept * size:
        return TextFit(whole, without)
    hyphened = hyphenate()
    best = _largest(frame, hyphened, size, min_size)
    if best is None:
        return TextFit(hyphened, min_size)
    if without is not None and without >= kept * best:
        return TextFit(whole, without)
    return TextFit(hyphened, best)


def _largest(
    frame: TextFrame, rulers: Sequence[Ruler], size: float, min_size: float
) -> float | None:
    if frame.holds(rulers, size):
        return size
    sizes = _steps(size, min_size)
    place = bisect_left(sizes, x=True, key=lambda step: frame.holds(rulers, step))
    return sizes[place] if place < len(sizes) else None


def _steps(size: float, min_size: float) -> list[float]:
    """The sizes to try, from the largest to the smallest."""
    steps = [size]
    while steps[-1] * STEP > min_size:
        steps.append(steps[-1] * STEP)
    return [*steps, min_size]
