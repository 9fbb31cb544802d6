"""Tests of what texts say."""
