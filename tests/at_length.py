"""Values of a parameter that only the long tests go through (`.ci/long`); others stand for them in the quick run."""

import pytest


def at_length(*values: object) -> list[object]:
    """Values for ``parametrize``; those of several parameters are tuples."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long) for value in values
    ]
