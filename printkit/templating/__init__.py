"""Jinja templates and the small XML vocabulary that becomes a scene."""
