"""Options that commands take together, and get as one value."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import click

Command = Callable[..., Any]
Decorator = Callable[[Any], Any]


def gathered(
    into: str, options: Sequence[Decorator], made: Callable[[Mapping[str, Any]], Any]
) -> Decorator:
    """A decorator for the options; the command gets what is ``made`` of their values.

    Values go by the names of the parameters, and reach the command as the parameter ``into``.
    """

    def decorated(command: Command) -> Command:
        def together(*arguments: Any, **values: Any) -> Any:
            taken = {name: values.pop(name) for name in names}
            return command(*arguments, **{into: made(taken)}, **values)

        others: list[click.Parameter] = getattr(command, "__click_params__", [])
        together.__doc__ = command.__doc__
        together.__click_params__ = []  # type: ignore[attr-defined]  # where click looks
        for option in reversed(options):
            together = option(together)
        own: list[click.Parameter] = together.__click_params__  # type: ignore[attr-defined]
        names = [each.name for each in own if each.expose_value]
        together.__click_params__ = [*others, *own]  # type: ignore[attr-defined]
        return together

    return decorated


def stacked(*options: Decorator) -> Decorator:
    """A decorator for several options, the first one uppermost."""

    def decorated(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return decorated
