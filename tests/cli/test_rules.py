"""``printkit rules`` as one runs it."""

import json
from pathlib import Path

import pikepdf
import pytest

from tests.cli.running import TINY, Run

BOOK = """\
# How to play

## Your turn

Roll **both** dice; see [Jail](#jail). Rent of <b>Elm</b> is {{ 2 * 1 }} & more.

![Two deeds](deeds/elm,deeds/oak)

> [!example]
> You pay *2*.

---

## Jail

1. Go to jail.
2. Stay there.

| Roll | Pay |
| :--- | --: |
| 7    | 10  |

```index
Jail
dice
```
"""


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "variant.yaml").write_text(TINY + "rulebook: rulebook.md\n")
    (folder / "rulebook.md").write_text(BOOK)
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.mark.usefixtures("pack")
def test_a_booklet_and_its_pages(run: Run) -> None:
    result = run("rules", "tiny", "--paper", "a4", "-o", "out")
    assert result.code == 0, result.said
    with (
        pikepdf.open("out/tiny/full-size/rules.pdf") as pages,
        pikepdf.open("out/tiny/a4/rules.pdf") as sheets,
    ):
        assert len(pages.pages) == 3
        assert [float(v) * 25.4 / 72 for v in pages.pages[0].mediabox] == pytest.approx(
            [0, 0, 130, 198], abs=0.01
        )
        assert len(sheets.pages) == 2, "one sheet, two sides"
        _, _, width, height = map(float, sheets.pages[0].mediabox)
        assert width > height


@pytest.mark.usefixtures("pack")
def test_plain_pages(run: Run) -> None:
    result = run("rules", "tiny", "--paper", "a4", "--plain", "--json", "-o", "out")
    assert json.loads(result.out)[0]["components"][0]["sheets"] == {"a4": 3}
    with pikepdf.open("out/tiny/a4/rules.pdf") as sheets:
        assert len(sheets.pages) == 3


@pytest.mark.usefixtures("pack")
def test_the_page_for_browsers(run: Run) -> None:
    result = run("rules", "tiny", "--format", "html", "-o", "out")
    assert result.code == 0, result.said
    page = Path("out/tiny/rules.html").read_text()
    assert '<h2 id="jail">Jail</h2>' in page
    assert '<a href="#jail">Jail</a>' in page
    assert "Rent of &lt;b&gt;Elm&lt;/b&gt; is 2 &amp; more." in page
    assert '<aside class="example"><p class="label">Example</p><p>You pay <em>2</em>.</p>' in page
    assert '<ol start="1"><li>Go to jail.</li><li>Stay there.</li></ol>' in page
    assert '<td class="right">10</td>' in page
    assert page.count("<svg") == 1
    assert "<figcaption>Two deeds</figcaption>" in page
    assert '<dt>dice</dt><dd><a href="#your-turn">Your turn</a></dd>' in page
    assert "prefers-color-scheme: dark" in page
    assert "<script" not in page
    assert not Path("out/tiny/a4").exists()


@pytest.mark.usefixtures("pack")
def test_markdown(run: Run) -> None:
    result = run("rules", "tiny", "--format", "md,html", "-o", "out")
    assert result.code == 0, result.said
    text = Path("out/tiny/rules.md").read_text()
    assert r"Roll **both** dice; see [Jail](#jail). Rent of \<b\>Elm\</b\> is 2 \& more." in text
    assert "![Two deeds](rules-figures/01.svg)" in text
    assert Path("out/tiny/rules-figures/01.svg").read_text().startswith("<svg")
    assert "> **Example**\n>\n> You pay *2*." in text
    assert "1. Go to jail.\n2. Stay there." in text
    assert "| Roll | Pay |\n| :-- | --: |\n| 7 | 10 |" in text


def test_only_formats_of_books(run: Run) -> None:
    result = run("rules", "classic-us", "--format", "png")
    assert result.code == 2
    assert "pdf, html, md" in result.err


def test_no_such_game(run: Run) -> None:
    assert run("rules", "no-such-game").code == 2


def test_changes_are_marked_on_request(run: Run, pack: Path) -> None:
    edition = pack.parent / "mine"
    (edition / "rules" / "en").mkdir(parents=True)
    (edition / "variant.yaml").write_text("printkit: 1\nextends: ../tiny\ntitle: Mine\n")
    (edition / "rules" / "en" / "jail.md").write_text("Nobody goes to jail.\n")
    (pack / "rules" / "en").mkdir(parents=True)
    (pack / "rules" / "en" / "jail.md").write_text("Go to jail.\n")
    (pack / "rulebook.md").write_text('# Rules\n\nRoll.\n\n{% include "jail" %}\n')
    made = {}
    for name, marked in (("plain", []), ("marked", ["--mark-changes"])):
        assert run("rules", "mine", "--paper", "a4", "-o", name, *marked).code == 0
        made[name] = Path(name, "mine", "full-size", "rules.pdf").read_bytes()
    assert made["plain"] != made["marked"]
