"""What all tests share: properties tried on the same examples every time, and a private cache."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests.exact_sums import forbid_sums_of_floats

TESTS = Path(__file__).parent

# A busy machine must not fail a property; and a test that fails once must fail again.
settings.register_profile("printkit", deadline=None, derandomize=True, database=None)
settings.load_profile("printkit")


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled templates of the tests apart from those of the user; watch the sums."""
    del config
    forbid_sums_of_floats()
    os.environ.setdefault("PRINTKIT_CACHE", tempfile.mkdtemp(prefix="printkit-tests-"))
    os.environ.pop("NO_COLOR", None)


DRAWN_TOGETHER = (
    *("components", "golden", "pipeline/test_kit", "pipeline/test_outputs", "targets/test_shops"),
)
"""Tests that share what they have drawn: each of these is run by one process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell pytest-xdist (``--dist loadgroup``) which tests belong together."""
    for item in items:
        place = item.path.relative_to(TESTS).as_posix()
        group = next((one for one in DRAWN_TOGETHER if place.startswith(one)), None)
        if group is not None:
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one switch for goldens."""
    parser.addoption("--update-goldens", action="store_true", help="accept what is drawn now")
