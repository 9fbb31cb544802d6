"""JUnit's XML, read back."""

from xml.etree import ElementTree as ET

from printkit.reporting.junit import junit
from printkit.reporting.report import Report
from tests.reporting.samples import AWKWARD, FINDING, NOWHERE


def read(*reports: Report) -> ET.Element:
    return ET.fromstring(junit(reports).encode())  # noqa: S314 - our own XML


def test_a_suite_for_each_variant_and_a_test_for_each_rule() -> None:
    root = read(Report("game", (FINDING, NOWHERE, FINDING)), Report("sound", ()))
    assert root.attrib == {
        "name": "printkit check", "tests": "3", "failures": "2", "errors": "0", "skipped": "0",
    }  # fmt: skip
    game, sound = root
    assert [case.get("name") for case in game] == [
        "PK120 unknown-variant",
        "PK203 share-of-price",
    ]
    assert {case.get("classname") for case in game} == {"game"}
    assert (sound.get("tests"), sound.get("failures")) == ("1", "0")
    assert sound[0].find("failure") is None


def test_failures_tell_all_findings_with_their_places() -> None:
    [suite] = read(Report("game", (FINDING, FINDING)))
    [case] = suite
    failure = case.find("failure")
    assert failure is not None
    assert failure.attrib == {"type": "warning", "message": "Baltic costs less (and 1 more)"}
    assert (failure.text or "").count("game/variant.yaml:10:15: warning[PK203]") == 2
    assert (case.get("file"), case.get("line")) == ("game/variant.yaml", "10")


def test_hints_do_not_fail() -> None:
    [suite] = read(Report("game", (AWKWARD,)))
    assert suite.get("failures") == "0"
    assert "100 % of <b> “Ä”: a, b &" in (suite[0].findtext("system-out") or "")


def test_any_text_is_sound_xml() -> None:
    [suite] = read(Report("x\x00\ud800\ufffe<>&\"'", (AWKWARD, NOWHERE)))
    assert (suite.get("name") or "").endswith("<>&\"'")
