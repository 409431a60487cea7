"""The golden games: for each its set-up, how it is played, and what it has to show."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.games.torres.golden.policies import Policy, bots, crowding, eager, modest, penniless
from tests.games.torres.lively_choices import lively
from tests.games.torres.setups import COMBINATIONS
from torres3d.games.torres.kit.setup_and_options import LOG_VERSION
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, MasterCard, Mode

SPREAD = ["a1", "c1", "e1", "g1", "b3", "d3", "f3", "h3"]
"""Foundations of a house rule."""


SHORT_STACKS = {"stacks": [[3, 1, 1, 1], [1, 2, 1], [1, 1, 1]]}
BY_TOTAL = {"marker_spaces": "by_total"}


class Wanted(msgspec.Struct, frozen=True):
    """A golden game. ``shows`` are features (`tests.games.torres.golden.features`); of the seeds from 0 the first one
    is taken whose game has all of them. ``policy`` makes a way to play; ``undos`` is the share of undos among the
    commands."""

    name: str
    edition: str
    mode: Mode
    players: int
    shows: tuple[str, ...] = ()
    policy: Callable[[], Policy] = lambda: lively
    rules: dict[str, Any] = {}
    undos: float = 0.0
    version: int = LOG_VERSION
    master: MasterCard | None = None


def _combinations() -> list[Wanted]:
    """One for each edition, mode and number of players; good bots play the games of three."""
    return [
        Wanted(f"{edition}-{mode}-{players}p", edition, mode, players, (), _hard if players == 3 else _lively)
        for edition, mode, players in COMBINATIONS
    ]


def _lively() -> Policy:
    return lively


def _modest() -> Policy:
    return modest


def _hard() -> Policy:
    return bots("hard")


def _cards() -> list[Wanted]:
    games = {
        "climb": ("rio-grande-1999", "master", 2, ("climb without AP", "climb from level 1")),
        "under": ("romanian", "basic", 2, ("under founds a castle", "under lifts to level 3")),
        "extra": ("ravensburger-1999", "basic", 2, ("extra after the whole stack",)),
        "doors": ("rio-grande-1999", "master", 3, ("doors lead upwards",)),
        "diagonal": ("ravensburger-1999", "master", 2, ("diagonal two levels down", "diagonal upwards")),
        "six": ("romanian", "variant", 3, ("six without AP",)),
        "seven": ("ravensburger-1999", "variant", 2, ("seven without AP",)),
        "shift": ("rio-grande-1999", "basic", 3, ("shift founds a castle", "shift removes a castle")),
        "recall": ("rio-grande-1999", "basic", 4, ("recall to level 2",)),
        "leap": ("romanian", "master", 3, ("leap over the king",)),
    }
    assert set(games) == set(DECK)
    found = [
        Wanted(f"card-{card}", edition, mode, players, (f"plays {card}", *shows))
        for card, (edition, mode, players, shows) in games.items()
    ]
    return [
        *found,
        Wanted("card-recall-as-moved", "romanian", "basic", 3, ("plays recall",)),
        Wanted("card-leap-own-knight", "rio-grande-1999", "variant", 2, ("leap over an own knight",)),
        Wanted(
            "card-under-last-block", "ravensburger-1999", "master", 3, ("under empties a stack",), rules=SHORT_STACKS
        ),
    ]


def _masters() -> list[Wanted]:
    editions = ("ravensburger-1999", "rio-grande-1999", "romanian")
    return [
        Wanted(f"master-{card}", editions[n % 3], "master", 2 + n % 3, (f"master {card}",), way, master=card)
        for n, card in enumerate(MASTER_CARDS)
        for way in [_modest if card in ("levels_differ", "row") else _lively]
    ]


def _builder() -> Policy:
    return eager("play extra", "Build", "Buy")


def _buyer() -> Policy:
    return eager("Buy")


def _rarities() -> list[Wanted]:
    return [
        Wanted("end-all-share-2p", "rio-grande-1999", "basic", 2, ("winners share",), lambda: penniless),
        Wanted("end-all-share-4p", "romanian", "basic", 4, ("winners share",), lambda: penniless),
        Wanted("end-supply-empty", "ravensburger-1999", "basic", 4, ("supply empty",), _builder),
        Wanted("cards-common-deck-empty", "rio-grande-1999", "variant", 4, ("deck empty",), _buyer),
        Wanted(
            "cards-own-deck-empty", "rio-grande-1999", "basic", 2, ("two cards offered", "one card offered"), _buyer
        ),
        Wanted("cards-kept-separately", "romanian", "basic", 2, ("kept, one up and one down",)),
        Wanted("carry-chosen", "romanian", "basic", 4, ("carry chosen",)),
        Wanted("carry-without-choice", "romanian", "variant", 4, ("carry without a choice",)),
        Wanted("carry-too-many", "romanian", "variant", 3, ("carry more than fits",)),
        Wanted("starter-another", "romanian", "variant", 2, ("another starts",)),
        Wanted("starter-lowest", "rio-grande-1999", "variant", 3, ("several at 0 and the last moves the king",)),
        Wanted("doors-any-door", "rio-grande-1999", "basic", 3, ("any door",), rules={"door_passage": "any_door"}),
        Wanted("king-stays", "ravensburger-1999", "basic", 3, ("king stays",)),
        Wanted("king-within-castle", "rio-grande-1999", "master", 4, ("king within his castle",)),
        Wanted("king-nowhere", "ravensburger-1999", "variant", 4, ("king has nowhere to go",), lambda: crowding),
        Wanted("king-bonus-3", "romanian", "master", 2, ("king's bonus after phase 3",)),
        Wanted("marker-step", "rio-grande-1999", "basic", 4, ("marker steps over another",)),
        Wanted("marker-pushed", "ravensburger-1999", "basic", 4, ("scoring pushed on",)),
        Wanted("marker-other-lap", "rio-grande-1999", "master", 4, ("pushed on by another lap",)),
        Wanted("marker-by-total", "romanian", "master", 4, ("a space shared on two laps",), rules=BY_TOTAL),
        Wanted("stack-unused", "ravensburger-1999", "master", 4, ("a stack given up unused",)),
        Wanted("stack-none", "romanian", "master", 3, ("no stack given up",), rules=SHORT_STACKS),
        Wanted("stack-back", "romanian", "master", 4, ("blocks back to the supply",)),
        Wanted("knights-six", "rio-grande-1999", "master", 2, ("six knights",), lambda: eager("AddKnight")),
        Wanted("level-5", "rio-grande-1999", "variant", 3, ("level 5",), _hard),
        Wanted("level-5-by-total", "romanian", "basic", 2, ("level 5",), _hard, BY_TOTAL),
    ]


def _undone() -> list[Wanted]:
    common = {"undos": 0.3}
    return [
        Wanted("undo-common-deck", "ravensburger-1999", "basic", 2, ("undo of a step", "undo of a card"), **common),
        Wanted("undo-own-deck", "romanian", "basic", 3, ("undo of a keep", "undo of the king"), **common),
        Wanted("undo-master", "rio-grande-1999", "master", 3, ("undo of a foundation", "undo of a card"), **common),
        Wanted("undo-starter", "romanian", "variant", 4, ("undo of a starter", "undo of a carry"), **common),
        Wanted("undo-most", "rio-grande-1999", "variant", 2, ("a third of it undone",), undos=0.45),
    ]


def _houses() -> list[Wanted]:
    return [
        Wanted("house-foundations", "romanian", "basic", 2, rules={"foundations": SPREAD}),
        Wanted("house-short-stacks", "rio-grande-1999", "variant", 3, rules=SHORT_STACKS),
        Wanted("house-hand", "ravensburger-1999", "basic", 3, rules={"deck": "hand", "leap_over": "any_piece"}),
        Wanted("house-master-own", "rio-grande-1999", "master", 3, rules={"deck": "own", "door_passage": "any_door"}),
        Wanted("house-master-chooses", "rio-grande-1999", "basic", 3, rules={"next_phase_start": "lowest_chooses"}),
        Wanted(
            "house-mixed", "ravensburger-1999", "variant", 4,
            rules={"leftover_blocks": "carry", "scoring_first": "seat_0", "king_bonus_scored": "after_castles"},
        ),
    ]  # fmt: skip


def _first_version() -> list[Wanted]:
    return [
        Wanted("version-1-ravensburger", "ravensburger-1999", "basic", 3, version=1),
        Wanted("version-1-rio-grande", "rio-grande-1999", "variant", 4, version=1),
        Wanted("version-1-romanian", "romanian", "master", 2, version=1),
        Wanted("version-1-undone", "romanian", "basic", 2, undos=0.3, version=1),
        Wanted("version-1-laps", "rio-grande-1999", "master", 4, ("a space shared on two laps",), version=1),
    ]


WANTED: tuple[Wanted, ...] = (
    *_combinations(),
    *_cards(),
    *_masters(),
    *_rarities(),
    *_undone(),
    *_houses(),
    *_first_version(),
)
"""All golden games."""
