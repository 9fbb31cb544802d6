"""What all tests share: properties tried on the same examples every time, and a private cache."""

import os
import tempfile
from typing import Any

import pytest
from hypothesis import settings

from tests.exact_sums import forbid_sums_of_floats
from tests.scheduling import SharedDrawings

# A busy machine must not fail a property; and a test that fails once must fail again.
settings.register_profile("printkit", deadline=None, derandomize=True, database=None)
settings.load_profile("printkit")


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled templates of the tests apart from those of the user; watch the sums."""
    del config
    forbid_sums_of_floats()
    os.environ.setdefault("PRINTKIT_CACHE", tempfile.mkdtemp(prefix="printkit-tests-"))
    os.environ.pop("NO_COLOR", None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> SharedDrawings:
    """Keep tests together (marks of groups are lost between pytest 9.2 and pytest-xdist 3.8)."""
    return SharedDrawings(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one switch for goldens."""
    parser.addoption("--update-goldens", action="store_true", help="accept what is drawn now")
