"""Rewriting templates, before they are compiled, so that nothing gets round the limits."""

from jinja2 import nodes
from jinja2.visitor import NodeTransformer


class LimitWork(NodeTransformer):
    """Lets loops, ``~``, lists and comparisons go through methods of the environment."""

    def visit_For(self, node: nodes.For) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let the loop run over ``environment.bounded(items)``."""
        self.generic_visit(node)
        if isinstance(node.iter, nodes.Expr):
            node.iter = _call("bounded", node.iter)
        return node

    def visit_Concat(self, node: nodes.Concat) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let ``environment.joined([...])`` join."""
        self.generic_visit(node)
        return _call("joined", nodes.List(node.nodes, lineno=node.lineno))

    def visit_List(self, node: nodes.List) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let ``environment.charged(...)`` weigh a list that the template writes."""
        self.generic_visit(node)
        return _call("charged", node)

    def visit_Dict(self, node: nodes.Dict) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let it weigh a mapping."""
        self.generic_visit(node)
        return _call("charged", node)

    def visit_Tuple(self, node: nodes.Tuple) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let it weigh a tuple, unless values are assigned to its names."""
        self.generic_visit(node)
        return _call("charged", node) if node.ctx == "load" else node

    def visit_Compare(self, node: nodes.Compare) -> nodes.Node:  # noqa: N802 - Jinja's naming
        """Let it weigh what is compared: that takes time too."""
        self.generic_visit(node)
        node.expr = _call("charged", node.expr)
        for operand in node.ops:
            operand.expr = _call("charged", operand.expr)
        return node


def _call(name: str, argument: nodes.Expr) -> nodes.Call:
    line = argument.lineno
    return nodes.Call(
        nodes.EnvironmentAttribute(name, lineno=line), [argument], [], None, None, lineno=line
    )
