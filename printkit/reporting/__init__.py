"""Findings as text or data for people and programs."""
