"""Tests of loading packs into bound variants."""
