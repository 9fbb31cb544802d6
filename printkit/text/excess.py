"""By how much a text is too long for its box, in words."""

from math import ceil

from printkit.text.paragraph import Setting
from printkit.text.style import TextStyle
from printkit.units import MM_PER_POINT


def describe_excess(setting: Setting, style: TextStyle, width: float, height: float) -> str:
    """What is said of a text that overflows a box of ``width`` x ``height`` (mm).

    It reads on from the text, and says how much of it would fit.
    """
    if setting.width - width >= setting.overflow:
        return _too_wide(setting, width)
    return _too_high(setting, style, height)


def _too_wide(setting: Setting, width: float) -> str:
    """A line that cannot be broken; the longest stands for the widest."""
    if width <= 0:
        return "has no room: the piece is too narrow for the template"
    over, longest = setting.width - width, max(setting.lines, key=len)
    fitting = int(len(longest) * width / setting.width)
    of = "" if len(setting.lines) == 1 else f" of “{longest}”"
    return (
        f"is {over:.1f} mm ({over / width:.0%}) too wide for its box, even at {_points(setting)}; "
        f"about {fitting} of {len(longest)} characters{of} fit on the line"
    )


def _too_high(setting: Setting, style: TextStyle, height: float) -> str:
    if height <= 0:
        return "has no room: the piece is too low for the template"
    lines, over = setting.lines, setting.height - height
    step = style.leading * setting.size
    room = max(0, len(lines) - ceil(over / step))
    if style.max_lines is not None:
        room = min(room, style.max_lines)
    if room == 0:
        return f"is {over:.1f} mm too high for its box, even at {_points(setting)}"
    fitting, whole = (sum(map(len, part)) for part in (lines[:room], lines))
    excess = f" ({over:.1f} mm too high)" if over > 0 else ""
    return (
        f"takes {len(lines)} lines, even at {_points(setting)}, but its box holds "
        f"{room}{excess}; about {fitting} of {whole} characters fit"
    )


def _points(setting: Setting) -> str:
    return f"{setting.size / MM_PER_POINT:.1f} pt"
