"""Entries of a mapping change places with all that belongs to them, and nothing else changes."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.diagnostics import Span
from printkit.source.nodes import Mapping, to_plain
from printkit.source.text_edits import apply_edits, edited
from printkit.source.yaml_order import reorder
from printkit.source.yaml_reader import parse_yaml

BLOCK = """\
notes:
  # above 5
  5: {count: 1}   # at 5
  # above 20

  # right above 20,
  # in two lines
  20:
    # inside 20
    count: 2

    colour: red   # at 20
    # below 20
  replace: true

  100:   # at 100
  # at the end
title: x
"""
SORTED = """\
notes:
  100:   # at 100
  # above 20

  # right above 20,
  # in two lines
  20:
    # inside 20
    count: 2

    colour: red   # at 20
    # below 20
  replace: true

  # above 5
  5: {count: 1}   # at 5
  # at the end
title: x
"""


def place(text: str) -> Span:
    """Where the mapping below ``notes`` begins."""
    root = parse_yaml(text, "f").root
    assert isinstance(root, Mapping)
    node = root.get("notes")
    assert isinstance(node, Mapping)
    return node.span


def after(text: str, *keys: str | int) -> str | None:
    edits = reorder(text, place(text), keys)
    return None if edits is None else edited(text, edits)


def test_lines_go_with_their_comments() -> None:
    assert after(BLOCK, 100, 20, 5) == SORTED
    assert after(SORTED, 5, 20, 100) == BLOCK


@given(st.sampled_from(list(permutations([5, 20, "replace", 100]))))
def test_every_order_reads_back_and_keeps_all_lines(order: tuple[str | int, ...]) -> None:
    text = after(BLOCK, *order)
    if text is None:
        assert order == (5, 20, "replace", 100)
        return
    root = parse_yaml(text, "f").root
    assert isinstance(root, Mapping)
    plain = to_plain(root)
    assert isinstance(plain, dict)
    assert list(plain["notes"]) == list(order)
    assert plain == to_plain(parse_yaml(BLOCK, "f").root or root)
    assert sorted(text.split("\n")) == sorted(BLOCK.split("\n"))


def test_in_braces_the_entries_change_places() -> None:
    text = "notes: { 5 : 2,100: [4], replace: true, '20': {a: 1} }  # c\n"
    mended = "notes: { 100: [4],5 : 2, replace: true, '20': {a: 1} }  # c\n"
    assert after(text, 100, 5) == mended
    assert after("notes: {1, 20: 4, 5: }", 20, 5, 1) == "notes: {20: 4, 5: , 1}"


VALUES = [
    "",
    " 2  # at {}",
    " {{a: 1}}",
    " # at {}\n    a: 1\n      # in {}\n    b: [1,\n  2]\n   # below {}",
]
GAPS = ["\n", "\n\n", "\n\n  # apart\n\n"]


@given(st.data())
def test_each_entry_stays_in_one_piece(data: st.DataObject) -> None:
    keys = data.draw(st.lists(st.integers(1, 99), min_size=1, max_size=6, unique=True))
    chunks = {
        key: data.draw(st.sampled_from(["", "# above {}\n", "  # two\n# above {}\n"])).format(key)
        + f"  {key}:"
        + data.draw(st.sampled_from(VALUES)).format(*[key] * 3)
        for key in keys
    }
    gaps = [data.draw(st.sampled_from(GAPS)) for _ in keys[1:]]
    order = data.draw(st.permutations(keys))
    end = data.draw(st.sampled_from(["", "\n", "\n\n# end\nother: 1"]))

    def joined(order: list[int]) -> str:
        parts = zip([chunks[key] for key in order], [*gaps, end], strict=True)
        return "notes:\n" + "".join(chunk + gap for chunk, gap in parts)

    assert after(joined(keys), *order) == (None if order == keys else joined(order))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends_the_mark_and_a_last_line_without_end_stay(end: str, *, last: bool) -> None:
    text = (
        "notes:\n  5:\n    a: 1\n  # c\n  7: 2\n"
        if last
        else "notes:\n  5:\n    a: 1\n  # c\n  7: 2"
    )
    edits = reorder(text, place(text), [7, 5])
    assert edits is not None
    data = b"\xef\xbb\xbf" + text.replace("\n", end).encode()
    meant = "notes:\n  # c\n  7: 2\n  5:\n    a: 1" + "\n" * last
    assert apply_edits(data, edits) == b"\xef\xbb\xbf" + meant.replace("\n", end).encode()


@pytest.mark.parametrize(
    "text",
    [
        "notes: {5: 1,\n  7: 2}",
        "notes:\n  5: |\n    a\n  7: 2",
        "notes:\n  ? 5\n  : 1\n  7: 2",
        "notes:\n  5: &a 1\n  7: *a",
        "notes: &n {5: 1, 7: 2}\nothers: *n",
        "notes: {5: 1, 7: 2, 7: 3}",
        "notes: {5: 1, 6: 2}",
    ],
)
def test_what_cannot_be_told_apart_stays(text: str) -> None:
    assert after(text, 7, 5) is None


def test_entries_in_order_need_no_edit() -> None:
    assert after("notes: {7: 2, 5: 1}", 7, 5) is None
