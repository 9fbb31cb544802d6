"""``printkit completion``: the script that lets a shell complete printkit."""

import click
from click.shell_completion import BashComplete, get_completion_class


class Bash(BashComplete):
    """The script for bash, which takes ``deeds:39`` for three words and completes the last."""

    source_template = """\
%(complete_func)s() {
    local IFS=$'\\n'
    local words=() number=0 index word before response type value
    for index in "${!COMP_WORDS[@]}"; do
        word=${COMP_WORDS[index]}
        if (( index )) && [[ $word == : || $before == : ]]; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
        before=$word
        (( index == COMP_CWORD )) && number=$(( ${#words[@]} - 1 ))
    done
    response=$(env COMP_WORDS="${words[*]}" COMP_CWORD=$number %(complete_var)s=bash_complete $1)
    word=${words[number]}
    [[ $word == *:* && $COMP_WORDBREAKS == *:* ]] && before=${word%%"${word##*:}"} || before=
    for word in $response; do
        IFS=',' read -r type value <<< "$word"
        case $type in
            dir) compopt -o dirnames ;;
            file) compopt -o default ;;
            plain) COMPREPLY+=("${value#"$before"}") ;;
        esac
    done
    return 0
}

%(complete_func)s_setup() {
    complete -o nosort -F %(complete_func)s %(prog_name)s
}

%(complete_func)s_setup;
"""


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> int:
    """Write the completion script for a shell to standard output.

    For bash: printkit completion bash > ~/.local/share/bash-completion/completions/printkit
    """
    kind = Bash if shell == "bash" else get_completion_class(shell)
    assert kind is not None  # noqa: S101 - one of the choices
    root = ctx.find_root()
    click.echo(kind(root.command, {}, "printkit", "_PRINTKIT_COMPLETE").source())
    return 0
