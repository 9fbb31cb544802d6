"""Placing artwork on paper."""
