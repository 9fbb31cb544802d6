"""Measurements of speed, as ratios of CPU times taken in one run."""
