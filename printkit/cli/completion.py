"""``printkit completion``: the script that lets a shell complete printkit."""

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete


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


class Fish(FishComplete):
    """The script for fish, which leaves the commas of ``deeds,cards`` alone."""

    source_template = FishComplete.source_template.replace(
        'string split ","', 'string split -m 1 ","'
    )


_SHELLS = {"bash": Bash, "zsh": ZshComplete, "fish": Fish}


@click.command("completion")
@click.argument("shell", type=click.Choice(list(_SHELLS)))
@click.pass_context
def command(ctx: click.Context, shell: str) -> int:
    """Write the completion script for a shell to standard output.

    \b
    Put it where the shell looks for it:
    bash  ~/.local/share/bash-completion/completions/printkit
    zsh   _printkit in a folder of $fpath, such as ~/.zfunc
    fish  ~/.config/fish/completions/printkit.fish
    """  # noqa: D301 - click looks for the sign itself
    root = ctx.find_root()
    click.echo(_SHELLS[shell](root.command, {}, "printkit", "_PRINTKIT_COMPLETE").source())
    return 0
