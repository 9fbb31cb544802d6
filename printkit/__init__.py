"""printkit: one definition file of a property-trading board game in, a boxed game out.

The stages, from top to bottom, are described in ``docs/architecture.md``. All lengths are
millimetres unless a name says otherwise; y grows downwards.
"""

__version__ = "0.1.0"
