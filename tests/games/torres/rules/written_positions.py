"""Positions as somebody may write them down: moments of games, with lines of the diagram left out, and others in."""

import random
from functools import cache
from typing import get_args

from hypothesis import strategies as st

from tests.games.torres.lively_choices import lively
from tests.games.torres.setups import EDITIONS, MODES, begin, mixed, options
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.state import State

GAMES = 60
"""Games from which positions are taken."""
LENGTHS = (0, 3, 9, 14, 40, 90, 160, 300)
"""How many commands were given before."""
CARDS = (*ACTION_CARDS, *ACTION_CARDS, "hidden")
LETTERS = "ABCD"
NUMBERS = st.sampled_from((0, 1, 2, 3, 4, 5, 7)) | st.integers(0, 300)
HEIGHTS = st.sampled_from(("", "1", "1", "1", "2", "3", "5", "17"))


@cache
def moment(seed: int, edition: str | None = None, mode: str | None = None) -> State:
    """A moment of a random game; of one by all kinds of house rules where no edition is named."""
    rng = random.Random(seed)
    chosen = options(edition, mode, rng.choice((2, 3, 4))) if edition is not None and mode is not None else mixed(rng)
    state = begin(chosen, rng)
    for _ in range(rng.choice(LENGTHS)):
        if state.stage == "over":
            break
        state = apply(state, lively(state, legal(state), rng))
    return state


@st.composite
def diagrams(draw: st.DrawFn, house_rules: bool = True) -> tuple[Options, str, str]:
    """The options of a game, the edition they are of (only without ``house_rules``) and a diagram."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    by_house = house_rules and draw(st.booleans())
    mode = draw(st.sampled_from(MODES))
    seed = draw(st.integers(0, GAMES))
    state = moment(seed) if by_house else moment(seed, edition, mode)
    chosen = state.options
    lines = diagram(state).splitlines()
    said = {line.split(":")[0]: line for line in lines if ":" in line}
    cells = [line.split() for line in lines if ":" not in line]
    for _ in range(draw(st.sampled_from((0, 1, 1, 1, 2, 2, 4)))):
        name, line = draw(changed(chosen))
        said.pop(name, None)
        if line:
            said[name] = f"{name}: {line}"
    for _ in range(draw(st.sampled_from((0, 0, 0, 1, 2, 6)))):
        piece = draw(st.sampled_from(("", "", *LETTERS[: chosen.players], "K")))
        cells[draw(st.integers(0, 7))][draw(st.integers(0, 7))] = f"{draw(HEIGHTS)}{piece}" or "."
    return chosen, edition, "\n".join([*said.values(), *map(" ".join, cells)]) + "\n"


@st.composite
def changed(draw: st.DrawFn, chosen: Options) -> tuple[str, str]:
    """What stands before and after the colon of a line; after it nothing where the line is left out."""
    players = chosen.players
    seats = st.sampled_from(LETTERS[:players]) | st.sampled_from(LETTERS)
    cards = st.lists(st.sampled_from(CARDS), min_size=1, max_size=6).map(" ".join) | st.just("-")
    stacks = st.text("01233334", min_size=1, max_size=4) | st.text("0123456789", min_size=1, max_size=5) | st.just("-")
    numbers = NUMBERS.map(str)
    phase = draw(st.integers(1, 3))
    each: dict[str, st.SearchStrategy[str]] = {
        "stage": st.sampled_from(get_args(Stage)),
        "moment": st.integers(1, chosen.rounds(phase)).map(lambda round_: f"{phase}.{round_}"),
        "actor": seats | seats | st.just("-"),
        "start": seats,
        "ap": numbers,
        "scores": st.tuples(*[numbers] * players).map(" ".join),
        "stacks": st.tuples(*[stacks] * players).map(" ".join),
        "used": numbers | st.just("-"),
        "supply": numbers,
        "waiting": st.tuples(*[numbers] * players).map(" ".join),
        "bought": cards,
        "offer": cards,
        "played": st.sampled_from((*CARDS, "-")),
        "master": st.sampled_from((*MASTER_CARDS, "-")),
        "winners": seats | st.just("-"),
        f"hand {draw(seats)}": cards,
    }
    if chosen.deck == "own":
        each[f"deck {draw(seats)}"] = cards
    elif chosen.deck == "common":
        each["deck"] = cards
    name = draw(st.sampled_from(sorted(each)))
    return name, draw(each[name]) if draw(st.integers(0, 5)) else ""
