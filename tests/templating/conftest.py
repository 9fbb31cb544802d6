"""A folder for templates."""

from pathlib import Path

import pytest

from tests.templating.drawing import Studio


@pytest.fixture
def studio(tmp_path: Path) -> Studio:
    return Studio(tmp_path / "templates")
