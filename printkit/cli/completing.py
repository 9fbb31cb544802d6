"""What a shell is offered for components, their pieces, and codes of findings."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from printkit.pipeline.piece_names import PieceNames

Complete = Callable[[click.Context, click.Parameter, str], list[str]]


def in_list(names: Callable[[click.Context, str], Iterator[str]]) -> Complete:
    """Completes the last of several names with commas between them."""

    def complete(ctx: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        found = names(ctx, last)
        return [f"{before}{comma}{name}" for name in found if name.startswith(last)]

    return complete


def complete_rule(
    _ctx: click.Context, _argument: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Codes of rules with their names, or names."""
    from printkit.findings.catalogue import all_rules  # noqa: PLC0415 - late: all the rules

    coded = incomplete[:2].upper() == "PK"
    words = [(rule.code, rule.name) if coded else (rule.name, rule.code) for rule in all_rules()]
    wanted = incomplete.upper() if coded else incomplete
    return [CompletionItem(word, help=also) for word, also in words if word.startswith(wanted)]


def complete_help(ctx: click.Context, _argument: click.Parameter, incomplete: str) -> list[str]:
    """The commands, and the pages of the documentation."""
    from printkit.shipped import shipped_pages  # noqa: PLC0415 - late: completion only

    root = ctx.find_root().command
    assert isinstance(root, click.Group)  # noqa: S101 - printkit itself
    names = dict.fromkeys([*root.list_commands(ctx), *shipped_pages()])
    return [name for name in names if name.startswith(incomplete)]


def _pieces(ctx: click.Context, word: str) -> Iterator[str]:
    """Components; behind the colon the pieces of the variant that stands on the line."""
    component, colon, _ = word.partition(":")
    if not colon:
        yield from _components(ctx, word)
        return
    yield from (f"{component}:{piece}" for piece in _names(ctx).get(component, ()))


def _components(_ctx: click.Context, _word: str) -> Iterator[str]:
    """The components."""
    from printkit.components.registry import NAMES  # noqa: PLC0415 - late: start-up

    yield from NAMES


def _names(ctx: click.Context) -> "PieceNames":
    """What there is in the variant that stands on the line already, or the one in this folder."""
    from printkit.pipeline.piece_names import piece_names  # noqa: PLC0415 - late: start-up

    # An option that waits for its value keeps click from naming the arguments before it.
    named = ctx.params.get("variants") or ctx.args or (".",)
    return piece_names(named[0], ctx.params.get("language"))


def _rules(_ctx: click.Context, word: str) -> Iterator[str]:
    """Codes and names of rules."""
    from printkit.findings.catalogue import all_rules  # noqa: PLC0415 - late: all the rules

    yield from (rule.code if word[:2].isupper() else rule.name for rule in all_rules())


def complete_pieces(ctx: click.Context, option: click.Parameter, incomplete: str) -> list[str]:
    """Components and pieces; more pieces of a component need not repeat its name."""
    before, _, last = incomplete.rpartition(",")
    found = in_list(_pieces)(ctx, option, incomplete)
    component = before.rpartition(":")[0].rpartition(",")[2]
    more = _names(ctx).get(component, {}) if component and ":" not in last else {}
    return [*found, *(f"{before},{piece}" for piece in more if piece.startswith(last))]


complete_components = in_list(_components)
complete_rules = in_list(_rules)
