"""No template of a stranger can stall the machine, fill its memory or reach Python."""

import time
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jinja2
import pytest
from pydantic import BaseModel

from printkit.templating.environment import ClosedEnvironment
from printkit.templating.filters import ALLOWED_FILTERS
from printkit.templating.limits import TemplateLimitError

GROW = (
    "{{% set n = namespace(s={start}) %}}{{% for i in range(60) %}}{{% set n.s = {step} %}}"
    "{{% endfor %}}{{{{ n.s | length }}}}"
)
REPEAT = "{{% for i in range(9999) %}}{{% set y = {work} %}}{{% endfor %}}"


@dataclass(frozen=True)
class Deed:
    name: str = "Elm"
    rents: tuple[int, ...] = (1, 2)
    secret: Any = None


def render(source: str, /, templates: dict[str, str] | None = None, **data: Any) -> str:
    loader = jinja2.DictLoader({"t": source, **(templates or {})})
    environment = ClosedEnvironment(loader, {"money": lambda value: f"M{value}"})
    context = {"deed": Deed(), "table": {"a": 1, "items": 2}, **data}
    return environment.render(environment.get_template("t"), context)


@pytest.mark.parametrize(
    "source",
    [
        "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
        "{% for i in range(60000) if i < 0 %}{% endfor %}" * 2,
        "{{ 'a' * 10**10 }}",
        "{{ 10**10 * 'a' }}",
        "{{ ('a' | escape) * 10**9 }}",
        "{{ [1] * 10**9 }}",
        "{{ (1, 2) * 10**9 }}",
        "{{ [[[0] * 100000] * 100000] }}",
        "{{ 10**10**10 }}",
        "{{ 9**(9**9) }}",
        "{{ ((200000**16)**16)**16 }}",
        "{{ 1.5 ** 1000000000 }}",
        "{% set n = namespace(v=2) %}{% for i in range(99) %}{% set n.v = n.v * n.v %}{% endfor %}",
        "{% set n = namespace(v=2) %}{% for i in range(99) %}{% set n.v=n.v - -n.v %}{% endfor %}",
        GROW.format(start="'ab'", step="n.s ~ n.s"),
        GROW.format(start="'ab'", step="n.s + n.s"),
        GROW.format(start="'ab'", step="[n.s, n.s] | join"),
        GROW.format(start="'ab'", step="[1, 2, 3] | join(n.s)"),
        GROW.format(start="[1]", step="n.s + n.s"),
        GROW.format(start="[1]", step="[n.s, n.s]"),
        GROW.format(start="[1]", step="(n.s, n.s)"),
        GROW.format(start="[1]", step="{'a': n.s, 'b': n.s}"),
        GROW.format(start="[[1], [1]]", step="[n.s | sum(start=[])]"),
        "{% macro m(s) %}{{ s }}{{ s }}{% endmacro %}" + GROW.format(start="'ab'", step="m(n.s)"),
        (
            "{% set n = namespace(s='a') %}{% for i in range(60) %}{% set b %}{{ n.s }}{{ n.s }}"
            "{% endset %}{% set n.s = b %}{% endfor %}"
        ),
        "{% set n = namespace() %}{% set n.a = [n, n] %}{{ n.a }}",
        "{% set n = namespace() %}{{ n ~ '' }}",
        REPEAT.format(work="range(99999) | list"),
        REPEAT.format(work="range(99999) | sum"),
        REPEAT.format(work="range(99999) | map('abs') | list | length"),
        REPEAT.format(work="('a' * 199999) | upper"),
        REPEAT.format(work="'b' in 'a' * 199999"),
        "{% set l = range(50000) | list %}" + REPEAT.format(work="l | sort(reverse=true)"),
        "{% set l = range(50000) | list %}" + REPEAT.format(work="l == (l | list)"),
        "{{ 5 | round(-99999999) }}",
        "{{ 5 | round(99999999, 'floor') }}",
        "{% macro m(n) %}{% if n %}{{ m(n-1) }}{{ m(n-1) }}{% endif %}{% endmacro %}{{ m(40) }}",
        "{% for i in range(99999) %}{{ 'a' * 1000 }}{% endfor %}",
        "{% set x %}{% for i in range(99999) %}{{ 'a' * 1000 ~ i }}{% endfor %}{% endset %}",
        "{{ ([{'x': -1}] * 60000) | selectattr('x', 'in', range(99000) | list) | list }}",
        "{{ (['x'] * 50000) | map(attribute='0.' * 90000 ~ '0') | list }}",
        "{{ (['x'] * 50000) | sort(attribute='0.' * 90000 ~ '0') }}",
        "{{ '%999999999d' % 1 }}",
        "{{ ('%999999999d' | escape) % 1 }}",
    ],
)
def test_costly_templates_are_stopped_soon(source: str) -> None:
    start = time.process_time()  # what other programs do meanwhile does not count
    with pytest.raises(TemplateLimitError):
        render(source)
    assert time.process_time() - start < 10


def test_includes_that_double_are_stopped() -> None:
    templates = {f"a{i}": f"{{% include 'a{i + 1}' %}}" * 2 for i in range(30)}
    with pytest.raises(TemplateLimitError):
        render("{% include 'a0' %}", {**templates, "a30": ""})


@pytest.mark.parametrize(
    "source",
    [
        "{% include 't' %}",
        "{% import 't' as t %}",
        "{% extends 't' %}",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
        "{% block a %}{{ self.a() }}{% endblock %}",
        "{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}",
    ],
)
def test_circles_end(source: str) -> None:
    with pytest.raises(RecursionError):
        render(source)


@pytest.mark.parametrize(
    "expression",
    [
        "''.__class__",
        "deed.__class__.__mro__",
        "deed['__class__']",
        "[deed] | map(attribute='name.__class__.__mro__') | list",
        "range.__globals__",
        "self.__init__",
        "self._TemplateReference__context",
        "deed.name.upper()",
        "'{0.__class__}'.format(deed)",
        "'{a}'.format_map(table)",
        "','.join(['a'])",
        "table.items()",
        "deed.secret()",
        "secret()",
        "Deed()",
        "loop_of()",
        "environment",
        "cycler('a')",
        "lipsum()",
        "dict(a=1)",
        "joiner()",
        "joined",
        "deed.missing",
        "missing",
        "table.items",
        "deed | attr('name')",
        "'a' | center(99999999)",
        "'%s' | format(1)",
        "'<b>' | safe",
        "['a'] | map('center', 9) | list",
        "table | tojson",
        "deed | pprint",
        "[1] | map('abs')",
        "range",
    ],
)
def test_python_is_out_of_reach(expression: str) -> None:
    def secret() -> str:
        return "called"

    with pytest.raises(jinja2.TemplateError) as caught:
        render("{{ " + expression + " }}", deed=Deed(secret=secret), secret=secret, Deed=Deed)
    assert "0x" not in str(caught.value)


def test_what_one_rendering_sets_no_other_sees() -> None:
    state = "{% set n = namespace(v=0) %}"
    source = "{% import 's' as s %}{% set n = s.n %}{% set n.v = n.v + 1 %}{{ n.v }}"
    environment = ClosedEnvironment(jinja2.DictLoader({"t": source, "s": state}), {})
    template = environment.get_template("t")
    assert [environment.render(template, {}) for _ in range(3)] == ["1", "1", "1"]


def test_a_kept_template_has_no_amounts_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRINTKIT_CACHE", str(tmp_path))
    shown = []
    for sign in "$£":
        loader = jinja2.DictLoader({"t": "{{ 90 | money }}"})
        environment = ClosedEnvironment(loader, {"money": f"{sign}{{}}".format})
        shown.append(environment.render(environment.get_template("t"), {}))
    assert list(tmp_path.rglob("*"))
    assert shown == ["$90", "£90"]


@pytest.mark.parametrize("part", ["model_fields_set", "model_config", "model_dump", "json", "copy"])
def test_records_show_what_they_state_and_nothing_of_their_kind(part: str) -> None:
    class Record(BaseModel):
        name: str = "Elm"

    assert render("{{ record.name }}", record=Record()) == "Elm"
    with pytest.raises(jinja2.TemplateError):
        render(f"{{{{ record.{part} | list | first }}}}", record=Record())


def test_loops_cannot_be_called_again_on_other_items() -> None:
    with pytest.raises(jinja2.TemplateError, match="LoopContext"):
        render("{% for i in [1] recursive %}{{ loop(range(9)) }}{% endfor %}")


def test_only_the_chosen_filters_are_there() -> None:
    environment = ClosedEnvironment(jinja2.DictLoader({}), {"money": str})
    assert set(environment.filters) == {*ALLOWED_FILTERS, "money"}


@pytest.mark.parametrize("block", ["trans", "do", "debug", "break"])
def test_only_the_plain_blocks_are_there(block: str) -> None:
    with pytest.raises(jinja2.TemplateSyntaxError):
        render("{% " + block + " %}")


@pytest.mark.parametrize(
    ("source", "output"),
    [
        ("{% for i in 'ab' %}{{ loop.index }}{{ loop.last }} {% endfor %}", "1False 2True "),
        ("{% for i in [1, 2, 3] %}{{ loop.cycle('a', 'b') }}{% endfor %}", "aba"),
        ("{% for i in [1, 1, 2] %}{{ loop.changed(i) }} {% endfor %}", "True False True "),
        ("{% for i in [] %}{% else %}none{% endfor %}", "none"),
        ("{% macro m(a, b=2) %}{{ a }}{{ b }}{% endmacro %}{{ m(1) }}{{ m(1, b=3) }}", "1213"),
        ("{% macro m() %}[{{ caller() }}]{% endmacro %}{% call m() %}x{% endcall %}", "[x]"),
        (
            "{% macro m() %}{{ caller(3) }}{% endmacro %}{% call(n) m() %}<{{ n }}>{% endcall %}",
            "<3>",
        ),
        ("{% block a %}A{% endblock %}{{ self.a() }}", "AA"),
        ("{% set n = namespace(a=1) %}{% set n.a = n.a + 1 %}{{ n.a }}", "2"),
        ("{% set x %}<b>{{ '<' }}</b>{% endset %}{{ x }}", "<b>&lt;</b>"),
        ("{% filter upper %}a{% endfilter %}", "A"),
        ("{{ 51.6 + 3.2 }} {{ 7 // 2 }} {{ 7 % 2 }} {{ 2 ** 3 }} {{ 2 ** -1 }}", "54.8 3 1 8 0.5"),
        ("{{ [3, 1] | sort | join('-') }} {{ [1, 2] | sum }} {{ 'ab' | reverse }}", "1-3 3 ba"),
        ("{{ [deed] | map(attribute='name') | join }} {{ range(3) | length }}", "Elm 3"),
        ("{% for k, v in table | items %}{{ k }}{{ v }}{% endfor %}", "a1items2"),
        ("{{ deed.rents | max }}{{ deed.rents | last }}{{ 60 | money }}", "22M60"),
        ("{{ 1.26 | round(1) }} {{ nothing | default('x') }} {{ 'a' if x is defined }}", "1.3 x "),
        ("{{ '<&\"' }}", "&lt;&amp;&#34;"),
        ("{{ ['<', '<b>' | escape] | join('|') }}", "&lt;|&lt;b&gt;"),
    ],
)
def test_what_templates_need_works(source: str, output: str) -> None:
    assert render(source) == output


def test_templates_extend_and_import_one_another() -> None:
    base = "{% block a %}B{% endblock %}"
    assert render("{% extends 'b' %}{% block a %}x{{ super() }}{% endblock %}", {"b": base}) == "xB"
    macro = "{% macro f(x) %}<{{ x }}>{% endmacro %}"
    assert render("{% import 'm' as m %}{{ m.f(2) }}", {"m": macro}) == "<2>"
    assert render("{% from 'm' import f %}{{ f('<') }}", {"m": macro}) == "<&lt;>"


def test_a_costly_template_leaves_the_next_its_full_budget() -> None:
    loader = jinja2.DictLoader({"bad": "{% for i in range(99999) %}{{ 'a' * 9999 }}{% endfor %}"})
    environment = ClosedEnvironment(loader, {})
    with pytest.raises(TemplateLimitError):
        environment.render(environment.get_template("bad"), {})
    loader.mapping = {"good": "{{ 'constant' | upper }}{% for i in range(99900) %}{% endfor %}"}
    assert environment.render(environment.get_template("good"), {}) == "CONSTANT"


def test_values_of_the_definition_are_not_changed() -> None:
    values = SimpleNamespace(rents=[2, 1])
    render("{% set x = v.rents | sort %}{% set y = v.rents + [3] %}", v=values)
    assert values.rents == [2, 1]
