"""What hypothesis draws for the tests of the text forms: commands of all types, and texts that are nearly right."""

from collections.abc import Callable

from hypothesis import strategies as st

from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.commands import PLAY_FIELDS, SQUARE_NAMES
from torres3d.games.torres.rules.literal_types import ACTION_CARDS

SQUARES = st.sampled_from(SQUARE_NAMES)
STACKS = st.integers(0, 12)
ONTO = st.lists(st.integers(0, 3), max_size=6).map(tuple)
CARDS = st.sampled_from(ACTION_CARDS)
PILES = st.lists(CARDS, max_size=3).map(tuple)
FIELDS = {"from_": SQUARES, "to": SQUARES, "at": SQUARES, "stack": STACKS}

PLAYS = CARDS.flatmap(lambda card: st.builds(c.Play, st.just(card), **{f: FIELDS[f] for f in PLAY_FIELDS[card]}))
COMMANDS: dict[type, st.SearchStrategy[c.Command]] = {
    c.Found: st.builds(c.Found, SQUARES),
    c.PlaceKnight: st.builds(c.PlaceKnight, SQUARES),
    c.PlaceKing: st.builds(c.PlaceKing, SQUARES),
    c.LeaveKing: st.just(c.LeaveKing()),
    c.ChooseStarter: st.builds(c.ChooseStarter, st.integers(0, 3)),
    c.Carry: st.builds(c.Carry, ONTO),
    c.AddKnight: st.builds(c.AddKnight, SQUARES),
    c.Move: st.builds(c.Move, SQUARES, SQUARES),
    c.Build: st.builds(c.Build, SQUARES, STACKS),
    c.Buy: st.just(c.Buy()),
    c.Keep: st.builds(c.Keep, CARDS, PILES, PILES),
    c.Score: st.just(c.Score()),
    c.Play: PLAYS,
    c.EndTurn: st.builds(c.EndTurn, st.none() | STACKS, ONTO),
}
"""For each type of command any command that a game may hold, legal or not."""
ANY_COMMAND = st.one_of(*COMMANDS.values())


TORRES_SIGNS = "abh19-/>^_,:*+AKNF= .²\n"
"""Signs of the notation of Torres, and some of none."""


@st.composite
def nearly(draw: st.DrawFn, texts: st.SearchStrategy[str], signs: str = TORRES_SIGNS) -> str:
    """A text with a few characters lost, put in or changed to some of the signs."""
    text = list(draw(texts))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        text[at : at + draw(st.integers(0, 1))] = draw(st.text(signs, max_size=2))
    return "".join(text)


def fault_of(read: Callable[[str], object], text: str) -> NotationFault | None:
    """The fault that reading a text raises, if any; another error is not caught."""
    try:
        read(text)
    except NotationFault as fault:
        return fault
    return None
