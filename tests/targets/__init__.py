"""Tests of exports for shops, machines and virtual tables."""
