"""Tests: numbers on the model and the scene first, pictures last."""
