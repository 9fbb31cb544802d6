"""Groups that lie round a corner lie together, as long as no other group is between."""

import pytest

from tests.checking.conftest import Findings


@pytest.mark.parametrize(("deed", "is_found"), [(11, False), (9, True)])
def test_a_group_round_a_corner_is_together(
    findings: Findings, deed: int, *, is_found: bool
) -> None:
    found = findings(f"extends: tiny\ndeeds:\n  {deed}: {{group: gold}}\n")
    assert ("PK509" in {diagnostic.code for diagnostic in found}) is is_found
