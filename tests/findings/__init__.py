"""Tests of what becomes of findings."""
