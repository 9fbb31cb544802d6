"""A folder for templates."""

from pathlib import Path

import pytest

from tests.templating.drawing import RenderContext


@pytest.fixture
def studio(tmp_path: Path) -> RenderContext:
    return RenderContext(tmp_path / "templates")
