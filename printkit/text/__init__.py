"""Fonts, shaping, hyphenation and the setting of text in boxes."""
