"""How expressions stand in texts, for those who look for them without working them out."""

import re

RULE_AS_MONEY = re.compile(r"\brules\.(\w+)\s*\|\s*money\b")
"""The name of a number of ``rules`` that is printed as money.

Only such numbers are amounts; others are percentages, turns or pieces.
"""
