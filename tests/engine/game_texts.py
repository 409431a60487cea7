"""Whole games as text, for any game: what the pages of the notation show, and games that go through their text."""

import re
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from tests.house.places import ROOT
from torres3d.engine.history import History

DOCS = ROOT / "docs"
WORDS = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=20)
"""What a player or a game may be called."""
AnyHistory = History[Any, Any]


def example_of(page: str) -> str:
    """The one whole game of a page of docs."""
    (example,) = re.findall(r"^```game\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return example


def check_round_trip(history: AnyHistory, written: Callable[[Any], str], read: Callable[[str], AnyHistory]) -> None:
    """A game is read as it was written, to the last bit of every state."""
    text = written(history)
    again = read(text)
    assert again.header == history.header
    assert again.steps == history.steps
    assert written(again) == text
    kit = history.kit
    documents = [[kit.document_line(state, n) for n, state in enumerate(one.states)] for one in (history, again)]
    assert documents[0] == documents[1]
