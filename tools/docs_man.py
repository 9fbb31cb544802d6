"""The man pages, made from the commands: ``printkit.1``, and ``printkit-build.1`` and so on."""

import re

import click

from printkit.cli import COMMANDS, cli


def man_pages() -> dict[str, str]:
    """All pages by file name."""
    root = cli.make_context("printkit", [], resilient_parsing=True)
    pages = {"printkit.1": _page(root, cli)}
    for name in COMMANDS:
        command = cli.get_command(root, name)
        assert command is not None  # noqa: S101 - one of them
        ctx = command.make_context(name, [], parent=root, resilient_parsing=True)
        pages[f"printkit-{name}.1"] = _page(ctx, command)
    return pages


def _page(ctx: click.Context, command: click.Command) -> str:
    called = ctx.command_path
    name = called.replace(" ", "-")
    first, *others = re.split(r"\n{2,}", (command.help or "").strip())
    usage = " ".join(command.collect_usage_pieces(ctx))
    lines = [
        f'.TH "{name.upper()}" "1" "" "printkit" "User Commands"',
        *(".SH NAME", f"{_text(name)} \\- {_text(first).rstrip('.')}"),
        *(".SH SYNOPSIS", f".B {_text(called)}", _text(usage)),
    ]
    if others:
        lines += [".SH DESCRIPTION", "\n.PP\n".join(map(_paragraph, others))]
    lines += [".SH OPTIONS", *_options(ctx, command)]
    if isinstance(command, click.Group):
        lines += [".SH COMMANDS", *_commands(ctx, command)]
        others = [f"printkit-{each}" for each in COMMANDS]
    else:
        others = ["printkit"]
    see = ", ".join(f".BR {_text(each)} (1)" for each in others)
    return "\n".join([*lines, ".SH SEE ALSO", see.replace(", .BR", ",\n.BR")]) + "\n"


def _options(ctx: click.Context, command: click.Command) -> list[str]:
    options = (each for each in command.get_params(ctx) if isinstance(each, click.Option))
    records = (option.get_help_record(ctx) for option in options)
    return [_term(*record) for record in records if record is not None]


def _commands(ctx: click.Context, group: click.Group) -> list[str]:
    found = ((name, group.get_command(ctx, name)) for name in group.list_commands(ctx))
    return [_term(name, command.get_short_help_str(200)) for name, command in found if command]


def _term(word: str, meaning: str) -> str:
    return f".TP\n\\fB{_text(word)}\\fR\n{_text(meaning)}"


def _paragraph(text: str) -> str:
    """One that click is to leave as it is, which a sign of its own says, has its lines kept."""
    head, *lines = text.splitlines()
    if head.strip() != "\b":
        return _text(text)
    return "\n".join([".nf", *map(_text, lines), ".fi"])


def _text(words: str) -> str:
    """On one line, with nothing that roff would take for its own."""
    plain = " ".join(words.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
