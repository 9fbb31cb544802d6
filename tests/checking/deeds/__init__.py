"""Tests of the numbers of deeds."""
