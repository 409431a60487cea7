"""Options and openings for tests: the editions as the rule sheets have them, written down here once more.

Independent of config/games/torres/editions, so that a test of a rule says itself which options it plays with.
"""

import random
from typing import Any

import msgspec

from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, Card, Mode
from torres3d.games.torres.rules.options import Options, check
from torres3d.games.torres.rules.state import State

FOUNDATIONS = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
STACKS = {
    2: ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    3: ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2)),
    4: ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2)),
}
DECKS = {
    "ravensburger-1999": {"basic": "common", "variant": "own", "master": "hand"},
    "rio-grande-1999": {"basic": "own", "variant": "common", "master": "hand"},
    "romanian": {"basic": "own", "variant": "common", "master": "hand"},
}
CHOICES: dict[str, tuple[str, ...]] = {
    "deck": ("common", "own", "hand"),
    "door_passage": ("no_rise", "any_door"),
    "returned_cards": ("together", "separately"),
    "leap_over": ("opponent_knight", "any_knight", "any_piece"),
    "recall_card": ("as_added", "as_moved"),
    "king_move": ("other_castle", "any_castle"),
    "king_bonus_scored": ("with_castles", "after_castles"),
    "scoring_first": ("start_player", "seat_0"),
    "next_phase_start": ("same", "lowest", "lowest_chooses"),
    "leftover_blocks": ("return", "carry"),
    "castles_card": ("knights_on", "all_knights_on"),
    "marker_spaces": ("by_total", "by_space"),
}
"""Every option of section 12 with all its values."""
_ROWS = {
    "ravensburger-1999": "no_rise together opponent_knight as_added other_castle with_castles start_player same return "
    "knights_on by_total",
    "rio-grande-1999": "no_rise together any_knight as_added any_castle after_castles start_player lowest return "
    "knights_on by_space",
    "romanian": "no_rise separately any_piece as_moved other_castle after_castles seat_0 lowest_chooses carry "
    "all_knights_on by_space",
}
EDITIONS = {name: dict(zip(list(CHOICES)[1:], row.split(), strict=True)) for name, row in _ROWS.items()}
MODES: tuple[Mode, ...] = ("basic", "variant", "master")
COMBINATIONS = [(edition, mode, players) for edition in EDITIONS for mode in MODES for players in (2, 3, 4)]


def options(edition: str = "rio-grande-1999", mode: str = "basic", players: int = 2, **rules: Any) -> Options:
    """The options of an edition, with house rules over them."""
    fields: dict[str, Any] = {
        **EDITIONS[edition],
        "mode": mode,
        "players": players,
        "deck": DECKS[edition][mode],
        "stacks": STACKS.get(players, STACKS[2]),
        "foundations": FOUNDATIONS,
        **rules,
    }
    made = msgspec.convert(fields, Options)
    check(made)
    return made


def mixed(rng: random.Random, players: int | None = None) -> Options:
    """House rules: every option drawn for itself, now and then other stacks or foundations too."""
    rules: dict[str, Any] = {name: rng.choice(values) for name, values in CHOICES.items()}
    count = players or rng.choice((2, 3, 4))
    if rng.random() < 0.2:
        rules["stacks"] = tuple(
            tuple(rng.randint(1, 3) for _ in range(rng.randint(1, 3 if count == 4 else 4))) for _ in range(3)
        )
        if 8 + count * sum(map(sum, rules["stacks"])) + 4 > 92:
            del rules["stacks"]
    if rng.random() < 0.2:
        rules["foundations"] = ("a1", "c1", "e1", "g1", "b3", "d3", "f3", "h3")
    return options(rng.choice(list(EDITIONS)), rng.choice(MODES), count, **rules)


def shuffled_decks(chosen: Options, rng: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Decks as they may lie at the start of a game with these options; also with cards that no edition deals."""
    if chosen.deck == "hand":
        return ()
    if chosen.deck == "common":
        cards: list[Card] = [card for card in ACTION_CARDS for _ in range(4)]
        rng.shuffle(cards)
        return (tuple(cards),)
    return tuple(tuple(rng.sample(ACTION_CARDS, len(ACTION_CARDS))) for _ in range(chosen.players))


def begin(chosen: Options, rng: random.Random | None = None) -> State:
    """The first state of a game with these options, decks and master card drawn."""
    rng = rng or random.Random(0)
    master = rng.choice(MASTER_CARDS) if chosen.mode == "master" else None
    return opening(chosen, shuffled_decks(chosen, rng), master)
