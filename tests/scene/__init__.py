"""Tests of the scene."""
