"""Tests of the nets: sizes, no collisions, and edges that meet when folded."""
