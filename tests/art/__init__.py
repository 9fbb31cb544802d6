"""Drawings draw what they promise."""
