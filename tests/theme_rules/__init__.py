"""Tests of printkit.theme_rules."""
