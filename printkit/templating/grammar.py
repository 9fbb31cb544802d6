"""What expressions in texts are made of: a closed set, of which nothing can call anything."""

from printkit.records import record


@record
class Constant:
    """A number or a text."""

    value: float | str


@record
class Name:
    """Something that the text may name."""

    name: str


@record
class Member:
    """``owner.name``."""

    owner: "Node"
    name: str


@record
class Subscript:
    """``owner[key]``."""

    owner: "Node"
    key: "Node"


@record
class Negative:
    """``-value``."""

    value: "Node"


@record
class Calculation:
    """``left operator right``: numbers added, subtracted, multiplied, divided or compared."""

    operator: str
    left: "Node"
    right: "Node"


@record
class Conditional:
    """``value if condition else otherwise``."""

    value: "Node"
    condition: "Node"
    otherwise: "Node"


@record
class Filtered:
    """``value | name(constants)``."""

    value: "Node"
    name: str
    constants: tuple[float | str, ...] = ()


Node = Constant | Name | Member | Subscript | Negative | Calculation | Conditional | Filtered


def written_as(node: Node) -> str:
    """How the source names a value; empty for what is not a chain of names."""
    match node:
        case Constant():
            return repr(node.value)
        case Name():
            return node.name
        case Member():
            base = written_as(node.owner)
            return f"{base}.{node.name}" if base else ""
        case Subscript():
            base, key = written_as(node.owner), written_as(node.key)
            return f"{base}[{key}]" if base and key else ""
    return ""
