"""Tests of the comparison of two variants."""
