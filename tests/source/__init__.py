"""Tests of reading files into node trees."""
