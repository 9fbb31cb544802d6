"""Components that an edition switches off: what would show their pieces does without them."""

from pathlib import Path

import pytest

from printkit.pipeline.checks import check_variant
from tests.cli.running import pack

EDITION = "printkit: 1\nextends: classic-us\ntitle: Slip\n"
FIGURE = '<artwork><piece name="{name}" x="1" y="1" w="9" h="9"/></artwork>'


def edition(tmp_path: Path, text: str, **files: str) -> str:
    return str(pack(tmp_path / "slip", {"variant.yaml": EDITION + text, **files}))


@pytest.mark.parametrize("component", ["board", "deeds", "money"])
def test_the_rulebook_shows_what_there_is(component: str, tmp_path: Path) -> None:
    assert check_variant(edition(tmp_path, f"components: {{{component}: false}}\n")) == []


@pytest.mark.parametrize(("name", "found"), [("spaces/39", 0), ("deeds/41", 1)])
def test_only_what_is_left_out_may_be_missing(name: str, found: int, tmp_path: Path) -> None:
    own = {"rules/en/auction.md": '## Auction\n\n![](own "20 wide")\n'}
    own["templates/figure-own.xml.j2"] = FIGURE.format(name=name)
    game = edition(tmp_path, "components: {board: false}\n", **own)
    assert [d.code for d in check_variant(game)] == ["PK144"] * found
