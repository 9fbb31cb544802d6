"""Characters that are hard to distinguish, or cannot be seen at all."""

NO_BREAK_SPACE = "\u00a0"
NARROW_NO_BREAK_SPACE = "\u202f"
SOFT_HYPHEN = "\u00ad"
ZERO_WIDTH_SPACE = "\u200b"
AS_TEXT_OR_COLOURED = ("\ufe0e", "\ufe0f")
"""Follow a sign where a keyboard offers it in two manners; paper has one."""
HYPHEN = "-"
EN_DASH = "\u2013"
EM_DASH = "\u2014"
ELLIPSIS = "\u2026"
APOSTROPHE = "\u2019"
CAPITAL_SHARP_S = "\u1e9e"
