"""A piece is too small to be made of paper by hand.

Below about 8 mm folds come undone and tabs are narrower than a drop of glue.
Bad: small-dome: {kind: dome, diameter: 6, …}
Good: small-dome: {kind: dome, diameter: 16, …}
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.diagnostics import Findings, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK603", Severity.WARNING)
REQUIRES = ("pieces",)


def check(context: CheckContext) -> Findings:
    for piece_id, piece in context.variant.pieces.items():
        for field, smallest in piece.LEAST.items():
            size = getattr(piece, field)
            if size is not None and size < smallest:
                yield RULE.diagnostic(
                    f"the {field} of piece '{piece_id}' is {figures(size)} mm; "
                    f"below {figures(smallest)} mm it can hardly be made",
                    route=("pieces", piece_id, field),
                    help=f"make it {figures(smallest)} mm or more",
                )
