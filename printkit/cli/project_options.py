"""Options that a project's settings may state: those of the command line and environment win."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from printkit.settings.building import BuildSetting
    from printkit.settings.project import Project

_PROJECT = "printkit.cli.project"


def project_of(ctx: click.Context) -> "Project":
    """The settings of the working folder, read once for a command.

    Raises:
        UsageError: they make no sense.
    """
    if _PROJECT not in ctx.meta:
        from printkit.settings.project import find_project  # noqa: PLC0415 - late: start-up

        ctx.meta[_PROJECT] = find_project(Path.cwd())
    project: Project = ctx.meta[_PROJECT]
    return project


class ProjectOption(click.Option):
    """An option whose value may stand in the project's settings under its own name."""

    def consume_value(
        self, ctx: click.Context, opts: Mapping[str, Any]
    ) -> tuple[Any, ParameterSource]:
        """What was typed or stands in the environment; else what the project says."""
        value, source = super().consume_value(ctx, opts)
        setting = self._setting(ctx) if source is ParameterSource.DEFAULT else None
        return (value, source) if setting is None else (setting.value, ParameterSource.DEFAULT_MAP)

    def handle_parse_result(
        self, ctx: click.Context, opts: Mapping[str, Any], args: list[str]
    ) -> tuple[Any, list[str]]:
        """The value; a wrong one of the project is reported where it stands."""
        from printkit.errors import UsageError  # noqa: PLC0415 - late: start-up

        try:
            return super().handle_parse_result(ctx, opts, args)
        except (click.BadParameter, UsageError) as error:
            setting = self._setting(ctx)
            source = ctx.get_parameter_source(self.name or "")
            if setting is None or source is not ParameterSource.DEFAULT_MAP:
                raise
            message = getattr(error, "message", str(error))
            help_text = getattr(error, "help_text", None)
            raise UsageError(f"{setting.place}: {message}", help_text) from None

    def _setting(self, ctx: click.Context) -> "BuildSetting | None":
        if ctx.resilient_parsing:  # a shell completes: there is nobody to complain to
            return None
        return project_of(ctx).build.get(max(self.opts, key=len).lstrip("-"))
