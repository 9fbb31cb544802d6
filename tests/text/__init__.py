"""Tests of fonts, shaping and the setting of text."""
