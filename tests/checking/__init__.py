"""Tests of the rules-checker."""
