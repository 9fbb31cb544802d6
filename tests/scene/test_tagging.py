"""What is known of pages that are tagged."""

from printkit.scene import Group
from printkit.scene.digest import brief_key
from printkit.scene.nodes import keyed
from printkit.scene.tagging import as_paragraphs


def test_paragraphs_of_a_known_page_are_known() -> None:
    one, other = (as_paragraphs(keyed(Group((Group(()),)), key)) for key in ("one", "other"))
    again = as_paragraphs(keyed(Group(()), "one"))
    assert isinstance(one, Group)
    assert one.key
    assert one.key != "one"  # it is another page than the one without tags
    assert brief_key(one) == brief_key(again) != brief_key(other)


def test_paragraphs_of_any_other_page_are_not() -> None:
    page = as_paragraphs(Group(()))
    assert isinstance(page, Group)
    assert not page.key
