"""Tests of printkit.caches."""
