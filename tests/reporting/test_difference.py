"""The three reports of a comparison."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from printkit.comparing.compare import compare
from printkit.comparing.describing import described
from printkit.comparing.difference import Difference
from printkit.comparing.edition import ComparedEdition
from printkit.reporting.difference_html import difference_html
from printkit.reporting.difference_json import difference_json
from printkit.reporting.difference_text import difference_text
from tests.comparing.variants import Data, changed, data_of, difference, made, shipped
from tools.write_docs import DOCS

HOSTILE = "</td></table><script>alert(1)</script>\"'&<img src=x onerror=y>"
ESCAPE = re.compile(r"\033\[[0-9;]*m")


def edited(data: Data) -> None:
    """One change of each kind."""
    data["deeds"][3]["rents"][2] = 600
    del data["seats"]["first"]
    data["groups"]["brown"]["name"] = "Mud"
    data["pieces"]["house"]["note"] = "As many as you like. " * 5
    data["rules"]["auction"] = 1


@pytest.fixture(scope="module")
def found() -> Difference:
    data = data_of("classic-us")
    data["seats"] = {"first": {"name": "First", "colour": "#abc"}}
    before, after = made(data), made(data)
    changes = after.model_dump()
    edited(changes)
    return compare(
        ComparedEdition(before, called="old"), ComparedEdition(made(changes), called="new")
    )


def test_text(found: Difference) -> None:
    assert difference_text(found) == (
        "Classic US (old) → Classic US (new)\n"
        "\n"
        "Deeds\n"
        "  ~ Baltic Avenue: rent with 3 houses $180 → $600\n"
        "\n"
        "Groups\n"
        "  ~ Brown → Mud\n"
        "\n"
        "Numbers of the rules\n"
        "  + auction: 1\n"
        "\n"
        "Pieces\n"
        "  ~ House\n"
        "      note\n"
        "        - Up to {{ rules.houses_before_hotel }} stand on a street\n"
        "        + As many as you like. As many as you like. As many as you like. "
        "As many as you like. As many as you like.\n"
        "\n"
        "Seats\n"
        "  - First: colour #abc\n"
        "\n"
        "3 changed, 1 added, 1 removed\n"
    )


def test_colours_add_escapes_only(found: Difference) -> None:
    coloured = difference_text(found, colour=True)
    assert "\033[31m$180\033[0m → \033[32m$600\033[0m" in coloured
    assert ESCAPE.sub("", coloured) == difference_text(found)


def test_no_difference_is_said() -> None:
    same = difference(shipped("classic-us"), shipped("classic-us"))
    said = "Classic US (classic-us) → Classic US (classic-us): no difference\n"
    assert difference_text(same) == said
    assert "no difference" in difference_html(same)
    assert json.loads(difference_json(same))["parts"] == []


def test_full_lists_what_statements_tell() -> None:
    patch = difference(shipped("classic-uk"), shipped("monopoly-2-0"))
    assert "- mortgage £" not in difference_text(patch)
    assert difference_text(patch, full=True).count("- mortgage £") == 28
    assert difference_html(patch).count(">mortgage</th>") == 0
    assert difference_html(patch, full=True).count(">mortgage</th>") == 28


def test_control_characters_do_not_reach_the_terminal() -> None:
    def paint(data: Data) -> None:
        data["groups"]["brown"]["name"] = "Mud\033[31m"

    text = difference_text(changed("classic-us", paint), colour=False)
    assert "\033" not in text
    assert "Mud" in text


class _Tags(HTMLParser):
    """Counts what opens and closes, and gathers the words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in {"meta", "col", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_hostile_texts_stay_text() -> None:
    def attack(data: Data) -> None:
        data["title"] = HOSTILE[:80]
        data["groups"]["brown"].update(name=HOSTILE[:80])
        data["decks"]["chance"]["cards"]["seaside-stroll"].update(text=HOSTILE, title=HOSTILE)
        data["decks"]["chance"]["cards"]["new"] = {"text": HOSTILE, "effects": []}
        data["rulebook"] = "x"

    hostile = changed("classic-us", attack)
    page = _Tags(difference_html(hostile))
    assert page.open == []
    assert page.seen.isdisjoint({"script", "img"})
    assert page.text.count("<script>alert(1)</script>") >= 5


def test_page_stands_alone_and_is_the_same_every_time(found: Difference) -> None:
    page = difference_html(found)
    assert page == difference_html(found)
    sources = set(re.findall(r"(?:src|href|url)\s*[=(]\s*\"?([^)\"]{1,12})", page))
    assert all(source.startswith(("#", "data:")) for source in sources)
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_page_shows_both_sides(found: Difference) -> None:
    page = difference_html(found)
    row = '<th scope="row">rent with 3 houses</th><td class="before">$180</td>'
    assert f'{row}<td class="after">$600</td>' in page
    assert '<td class="before">Brown</td><td class="after">Mud</td>' in page
    assert '<span class="swatch" style="background:#abc"></span>#abc' in page


def test_words_that_differ_are_marked() -> None:
    def reword(data: Data) -> None:
        card = data["decks"]["chance"]["cards"]["seaside-stroll"]
        card["text"] = card["text"].replace("The sun is out", "The moon is up")

    page = difference_html(changed("classic-us", reword))
    assert "The <del>sun</del> is <del>out.</del> Move" in page
    assert "The <ins>moon</ins> is <ins>up.</ins> Move" in page


def test_json_keeps_its_contract(found: Difference) -> None:
    data = json.loads(difference_json(found))
    assert data["version"] == 1
    assert data["before"] == {
        "reference": "old", "variant": "classic-us", "title": "Classic US", "language": "en"
    }  # fmt: skip
    assert data["different"] is True
    assert data["summary"] == {"added": 1, "removed": 1, "changed": 3}
    deeds = data["parts"][0]
    assert deeds == {
        "id": "deeds",
        "title": "Deeds",
        "statements": [],
        "items": [
            {
                "sign": "changed",
                "id": "3",
                "name": "Baltic Avenue",
                "was": None,
                "where": None,
                "told": False,
                "changes": [
                    {
                        "sign": "changed",
                        "key": "rent.house-3",
                        "label": "rent with 3 houses",
                        "kind": "amount",
                        "before": 180,
                        "after": 600,
                        "before_text": "$180",
                        "after_text": "$600",
                        "told": False,
                    }
                ],
            }
        ],
    }
    told = set(re.findall(r"`(\w+)`", (DOCS / "comparing.md").read_text(encoding="utf-8")))
    assert _names(data) <= told


def _names(data: Any) -> set[str]:
    """All keys, and the ids of the parts."""
    parts = data if isinstance(data, list) else []
    names = set()
    if isinstance(data, dict):
        parts, names = list(data.values()), set(data)
        names |= {data["id"]} if "items" in data else set()
    return names.union(*map(_names, parts))


def test_all_parts_are_documented() -> None:
    told = set(re.findall(r"`(\w+)`", (DOCS / "comparing.md").read_text(encoding="utf-8")))
    edition = ComparedEdition(shipped("classic-us"))
    assert {part.id for part, _ in described(edition, edition)} <= told
