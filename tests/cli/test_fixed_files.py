"""``check --fix`` and files: which are changed, and what stays as it is in them."""

import os
from pathlib import Path

import pytest

from tests.checking.conftest import FIXTURES
from tests.cli.fixing import BASE, FIXED, WRONG, check, text
from tests.cli.running import TINY, Run, pack, tree


def test_tables_are_fixed_in_their_cells(run: Run, tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", {
        "variant.yaml": TINY[: TINY.index("deeds:")] + "deeds: {table: deeds.csv, keys: id}\n",
        "deeds.csv": "\ufeffid;name;kind;group;prise;rent\r\nelm;Elm;stret;brown;60;2\r\n"
        'oak;"Oak";street;"bronw";60;2',
    })  # fmt: skip
    assert run("check", "./mine", "--fix").code == 0
    assert "{table: deeds.csv, key: id}" in text(folder)
    assert (folder / "deeds.csv").read_bytes().decode() == (
        "\ufeffid;name;kind;group;price;rent\r\nelm;Elm;street;brown;60;2\r\n"
        'oak;"Oak";street;"brown";60;2'
    )


def test_names_in_a_theme_of_ones_own_are_fixed(run: Run, tmp_path: Path) -> None:
    theme = (
        'extends: classic\nfonts: {text: Exo2-Regulr}\nstyles:\n  rules-lead: {colour: "mutid"}\n'
    )
    folder = pack(
        tmp_path / "mine",
        {
            "variant.yaml": TINY.replace("theme: classic", "theme: own"),
            "templates/own/theme.yaml": theme,
        },
    )
    run("check", "./mine", "--fix", "--definition-only")
    assert tree(folder)["templates/own/theme.yaml"].decode() == theme.replace(
        "Exo2-Regulr", "Exo2-Regular"
    ).replace("mutid", "muted")


def test_line_ends_and_the_byte_order_mark_stay(run: Run, edition: Path) -> None:
    before = ("\ufeff" + BASE + "# c\n\ndeeds: {1: {mortgage: 35}} # d").replace("\n", "\r\n")
    (edition / "variant.yaml").write_bytes(before.encode())
    assert check(run, "./mine", "--fix")[0] == 0
    assert (edition / "variant.yaml").read_bytes() == before.replace("35", "30").encode()


def test_the_file_keeps_its_permissions(run: Run, edition: Path) -> None:
    path = edition / "variant.yaml"
    path.write_text(WRONG, encoding="utf-8")
    path.chmod(0o640)
    check(run, "./mine", "--fix")
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(tree(edition)) == ["variant.yaml"]


def test_a_base_is_left_alone(run: Run, tmp_path: Path) -> None:
    base = pack(
        tmp_path / "base", {"variant.yaml": TINY.replace("group: brown", "group: bronw", 1)}
    )
    inner = pack(base / "inner", {"variant.yaml": "extends: ..\ntitle: Inner\n"})
    before = tree(base)
    assert run("check", "base/inner", "--fix").code == 1
    assert tree(base) == before
    (inner / "variant.yaml").unlink()
    pack(tmp_path / "outer", {"variant.yaml": "extends: ./nested\n"})
    nested = pack(tmp_path / "outer/nested", {"variant.yaml": before["variant.yaml"]})
    run("check", "./outer", "--fix")
    assert tree(nested)["variant.yaml"] == before["variant.yaml"]
    assert run("check", "outer/nested", "--fix").code == 0


def test_shipped_games_are_left_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.loading.packs.shipped_folder", lambda _: FIXTURES.parent / "x")
    monkeypatch.setattr("printkit.findings.fixes.shipped_folder", lambda _: FIXTURES)
    before = tree(FIXTURES / "tiny")
    result = run("check", "tiny", "--search", str(FIXTURES), "--fix", "--definition-only")
    assert tree(FIXTURES / "tiny") == before
    assert "fixed" not in result.said


def test_links_that_lead_out_of_the_pack_are_not_followed(run: Run, tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text(TINY.replace("kind: street", "kind: stret"), encoding="utf-8")
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "variant.yaml").symlink_to(outside)
    assert run("check", "./mine", "--fix").code == 1
    assert "stret" in outside.read_text(encoding="utf-8")
    assert (folder / "variant.yaml").is_symlink()


def test_a_link_inside_the_pack_stays_one(run: Run, edition: Path) -> None:
    real = edition / "real.yaml"
    real.write_text(WRONG, encoding="utf-8")
    (edition / "variant.yaml").unlink()
    (edition / "variant.yaml").symlink_to("real.yaml")
    assert check(run, "./mine", "--fix")[0] == 0
    assert real.read_text(encoding="utf-8") == FIXED
    assert (edition / "variant.yaml").is_symlink()


@pytest.mark.parametrize("how", ["replace", "read-only", "changed"])
def test_a_file_that_cannot_be_written_is_as_it_was(
    run: Run, edition: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    (edition / "variant.yaml").write_text(WRONG, encoding="utf-8")
    before = tree(edition)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if how == "replace":
        monkeypatch.setattr(os, "replace", refuse)
    elif how == "read-only":
        access = os.access
        monkeypatch.setattr(
            os,
            "access",
            lambda path, mode: mode != os.W_OK and access(path, mode),
        )
    else:
        monkeypatch.setattr("printkit.fixing.rewriting.Path.read_bytes", lambda _: b"other")
    status, said = check(run, "./mine", "--fix")
    monkeypatch.undo()
    assert status == 2
    assert "mine/variant.yaml" in said
    assert {"replace": "no space left", "read-only": "read-only", "changed": "has changed"}[
        how
    ] in said
    assert tree(edition) == before
    assert [path.name for path in edition.iterdir()] == ["variant.yaml"]


def test_permissions_and_owner_stay(run: Run, edition: Path) -> None:
    path = edition / "variant.yaml"
    path.write_text(WRONG, encoding="utf-8")
    path.chmod(0o640)
    if os.name == "posix" and os.geteuid() == 0:
        os.chown(path, 12345, 12345)
    before = path.stat()
    assert check(run, "./mine", "--fix")[0] == 0
    after = path.stat()
    assert text(edition) == FIXED
    assert (after.st_mode, after.st_uid, after.st_gid) == (
        before.st_mode,
        before.st_uid,
        before.st_gid,
    )


def test_a_file_with_several_names_is_left_alone(run: Run, edition: Path, tmp_path: Path) -> None:
    path = edition / "variant.yaml"
    path.write_text(WRONG, encoding="utf-8")
    (tmp_path / "second").hardlink_to(path)
    status, said = check(run, "./mine", "--fix")
    assert status == 2
    assert "mine/variant.yaml is one file with 2 names (hard links)" in said
    assert text(edition) == WRONG
    assert [path.name for path in edition.iterdir()] == ["variant.yaml"]


def test_what_killed_fixes_have_left_goes_away(run: Run, edition: Path) -> None:
    (edition / "variant.yaml").write_text(WRONG, encoding="utf-8")
    old, fresh, other = (
        edition / name
        for name in (".variant.yaml-01234567", ".variant.yaml-89abcdef", ".variant.yaml-backup")
    )
    for path in (old, fresh, other):
        path.write_text("half", encoding="utf-8")
    os.utime(old, (1, 1))
    os.utime(other, (1, 1))
    assert check(run, "./mine", "--fix")[0] == 0
    assert not old.exists()
    assert fresh.exists(), "somebody may be at work on it"
    assert other.exists(), "it is not printkit's"


def test_amounts_that_are_typed_twice_become_expressions(run: Run, tmp_path: Path) -> None:
    cards = {
        "dividend": ("The bank owes you $50.", "{do: collect, amount: 50}"),
        "loan": ('"Collect $1,500: at once."', "{do: collect, amount: 1500}"),
        "ticket": ("'Pay $15.'", "{do: pay, amount: 15}"),
        "feast": (">-\n          Pay\n          $20 now.", "{do: pay, amount: 20}"),
        "poem": ("Collect $30. It was $30 last year.", "{do: collect, amount: 30}"),
    }
    lines = "".join(
        f"      {key}:\n        text: {text}\n        effects: [{effect}]\n"
        for key, (text, effect) in cards.items()
    )
    luck = "name: Luck\n    colour: '#333333'\n    icon: chest\n    count: 5"
    deck = f"decks:\n  luck:\n    {luck}\n    cards:\n{lines}"
    folder = pack(tmp_path / "mine", {"variant.yaml": TINY + deck})
    said = run("check", "./mine", "--definition-only").said
    assert "4 amounts of deck 'luck' are typed twice" in said
    run("check", "./mine", "--fix", "--definition-only")
    fixed = text(folder)
    assert fixed.count("{{ effects[0].amount | money }}") == 4
    assert "It was $30 last year" in fixed
    assert "typed twice" not in run("check", "./mine", "--definition-only").said
