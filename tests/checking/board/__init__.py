"""Tests of the ways over the board."""
