"""The reference of templates: elements, the data that each template gets, filters."""

import ast
import inspect
import textwrap
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from printkit.components import (
    aids,
    asteroids,
    card_signs,
    deeds,
    pyramids,
)
from printkit.components import contents_faces as contents
from printkit.components.template_data import TEMPLATE_DATA
from printkit.templating.filters import ALLOWED_FILTERS
from printkit.templating.vocabulary import DRAWABLE, ELEMENTS, Attribute, ElementSpec
from tools.docs_examples import EXAMPLES
from tools.docs_pages import one_line, table
from tools.docs_types import heading, link

_PLAIN = {
    str: "text",
    int: "number",
    float: "number",
    bool: "true or false",
    type(None): "nothing",
}
Attributes = dict[str, Attribute]

INNER = (
    *(
        deeds.FaceLine,
        card_signs.CardSign,
        contents.PanelFace,
        contents.TileFace,
        contents.PictureFace,
    ),
    *(
        contents.ContentsRow,
        contents.Folding,
        aids.SectionFace,
    ),
    *(
        asteroids.TrackField,
        pyramids.PyramidCardFace,
        pyramids.NeedFace,
        pyramids.LayoutFace,
        pyramids.RowFace,
    ),
)
"""What stands inside the records above."""


def blocks() -> dict[str, str]:
    """The generated blocks of ``docs/elements.md``."""
    return {
        "attributes": _shared_sections(),
        "elements": "\n\n".join(_element(name, spec) for name, spec in ELEMENTS.items()),
        "data": "\n\n".join(
            [
                *(_template(names, data) for names, data in TEMPLATE_DATA.items()),
                *map(_inner, INNER),
            ]
        ),
        "filters": ", ".join(f"`{name}`" for name in sorted(ALLOWED_FILTERS)),
    }


def _shared() -> dict[str, Attributes]:
    """The attributes that many elements have, by what they are about."""
    rect, icon = ELEMENTS["rect"].attributes, ELEMENTS["icon"].attributes
    circle, text = ELEMENTS["circle"].attributes, ELEMENTS["text"].attributes
    box = {name: rect[name] for name in rect if icon.get(name) is rect[name]}
    return {
        "box": box,
        "paint": {name: rect[name] for name in rect if circle.get(name) is rect[name]},
        "type": {name: text[name] for name in text if name not in box},
    }


def _shared_sections() -> str:
    return "\n\n".join(
        f"### Attributes of {kind}\n\n{_attributes(attributes)}"
        for kind, attributes in _shared().items()
    )


def _element(name: str, spec: ElementSpec) -> str:
    own = dict(spec.attributes)
    kinds = []
    for kind, attributes in _shared().items():
        if attributes.items() <= own.items():
            kinds.append(f"[{kind}](#attributes-of-{kind})")
            own = {key: value for key, value in own.items() if key not in attributes}
    parts = [f"### `<{name}>`", spec.doc]
    parts += [f"Has the attributes of {' and '.join(kinds)}."] if kinds else []
    parts += [_attributes(own)] if own else []
    parts += [f"Holds {_held(spec)}."] if spec.children or spec.text else []
    return "\n\n".join([*parts, f"```xml\n{EXAMPLES[name]}\n```"])


def _held(spec: ElementSpec) -> str:
    if spec.children == DRAWABLE:
        return "everything that can be drawn"
    return "text" if spec.text else ", ".join(f"`<{child}>`" for child in spec.children)


def _attributes(attributes: Attributes) -> str:
    rows = [_attribute(name, attribute) for name, attribute in attributes.items()]
    return table(("attribute", "kind", "meaning"), rows)


def _attribute(name: str, attribute: Attribute) -> tuple[str, str, str]:
    choices = " or ".join(f"`{choice}`" for choice in attribute.choices)
    doc = f"{attribute.doc} (required)" if attribute.required else attribute.doc
    return (f"`{name}`", choices or str(attribute.kind), doc)


def _template(names: str, data: dict[str, tuple[Any, str]]) -> str:
    title = ", ".join(f"`{name}.xml.j2`" for name in names.split(", "))
    known = [f"- `{name}` ({_type(type_)}): {doc}" for name, (type_, doc) in data.items()]
    parts = [f"### {title}", "\n".join(known)]
    parts += [
        f"`{name}`: {_fields(annotation)}"
        for name, (annotation, _) in data.items()
        if isinstance(annotation, type) and is_dataclass(annotation)
    ]
    return "\n\n".join(parts)


def _inner(record: type) -> str:
    return f"### {heading(record)}\n\n{_fields(record)}"


def _fields(record: type[Any]) -> str:
    docs, hints = field_docs(record), get_type_hints(record)
    names = [field.name for field in fields(record)]
    rows = [(f"`{name}`", _type(hints[name]), one_line(docs.get(name, ""))) for name in names]
    return f"{one_line(record.__doc__ or '')}\n\n{table(('field', 'type', 'meaning'), rows)}"


def _type(annotation: Any) -> str:
    """A type of data in words."""
    arguments = [a for a in get_args(annotation) if a is not Ellipsis]
    if arguments and get_origin(annotation) is tuple:
        return f"list of: {_type(arguments[0])}"
    if arguments:
        return " or ".join(dict.fromkeys(map(_type, arguments)))
    if annotation in INNER:
        return link(annotation)
    return _PLAIN.get(annotation) or _record_link(annotation)


def _record_link(annotation: type) -> str:
    """A record of the model by its section of the definition's reference, or just a record."""
    if not issubclass(annotation, BaseModel):
        return "see below"
    kind = annotation.model_fields.get("kind")
    title = heading(annotation).lower()
    section = f"kind-{title}" if kind is not None else title.replace(" ", "-")
    return f"[{title}](definition.md#{section})"


def field_docs(record: type) -> dict[str, str]:
    """The strings below the fields of a class, which Python itself does not keep."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(record)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    docs = {}
    for field, doc in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(doc, ast.Expr)
            and isinstance(doc.value, ast.Constant)
        ):
            docs[field.target.id] = str(doc.value.value)
    return docs
