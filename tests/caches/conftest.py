"""Builds run as the command line runs them."""

from tests.cli.conftest import run

__all__ = ["run"]
