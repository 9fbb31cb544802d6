"""Tests of the model's arithmetic."""
