"""The switch for goldens as a fixture."""

import pytest


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether what is drawn now is to be kept."""
    return bool(request.config.getoption("--update-goldens"))
