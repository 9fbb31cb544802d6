"""Tests of what is seen of drawn pieces."""
