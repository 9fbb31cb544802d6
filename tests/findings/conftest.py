"""Findings of the checker, for tests of what becomes of them."""

from tests.checking.conftest import findings

__all__ = ["findings"]
