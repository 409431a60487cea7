"""Values of a parameter that only longer runs go through; others stand for them in the README's run."""

import pytest


def at_length(*values: object) -> list[object]:
    """Values for ``parametrize`` that `.ci/long` goes through; those of several parameters are tuples."""
    return marked(pytest.mark.long, values)


def slowly(*values: object) -> list[object]:
    """Values for ``parametrize`` that `.ci/run` goes through, not the README's command."""
    return marked(pytest.mark.slow, values)


def marked(mark: pytest.MarkDecorator, values: tuple[object, ...]) -> list[object]:
    """The values with a mark; a tuple is the values of several parameters."""
    return [pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=mark) for value in values]
