"""Tests of what can be paid."""
