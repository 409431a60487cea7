"""The golden games of Turm Bauer: for each its players, its options, how it is played, and what it has to show."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.games.turm_bauer.golden.policies import TurmPolicy, bots, by_bullet, careful, crouching, crowding, lively


class TurmWanted(msgspec.Struct, frozen=True):
    """A golden game. ``shows`` are features (`tests.games.turm_bauer.golden.features`); of the seeds from 0 the first
    one is taken whose game has all of them. ``policy`` makes a way to play; ``undos`` is the share of discards taken
    back."""

    name: str
    players: int
    shows: tuple[str, ...] = ()
    policy: Callable[[], TurmPolicy] = lambda: lively(0.02)
    rules: dict[str, Any] = {}
    undos: float = 0.0
    version: int = 1


WHOLE = "to the last turn"
STATICS = {"judge": "statics"}


def _plain() -> list[TurmWanted]:
    """Two, three and four players with each set of blocks."""
    return [
        TurmWanted(f"{blocks}-{players}p", players, (WHOLE,), lambda: lively(0.01), {"blocks": blocks})
        for blocks in ("house", "flat", "twins")
        for players in (2, 3, 4)
    ]


def _judged() -> list[TurmWanted]:
    """Hands and outcomes as they are played."""
    return [
        TurmWanted("careful-2p", 2, ("won by height",), careful, STATICS),
        TurmWanted("careful-3p", 3, ("ten levels",), careful, STATICS),
        TurmWanted("careful-4p", 4, ("four levels in a walk",), careful, STATICS),
        TurmWanted("bots-3p", 3, ("won by height", "ring pass"), lambda: bots("clever"), STATICS),
        TurmWanted("bots-gentle-4p", 4, (WHOLE, "ring leap"), lambda: bots("careful"), {"wobble": "gentle", **STATICS}),
        TurmWanted("bots-windy-2p", 2, ("collapse",), lambda: bots("careless"), {"wobble": "windy", **STATICS}),
        TurmWanted("steady-3p", 3, ("won by height",), careful, {"hand": "steady", **STATICS}),
        TurmWanted("drawn-2p", 2, ("slipped alone",), careful, {"hand": "drawn", **STATICS}),
        TurmWanted("bullet-3p", 3, ("others moved", "rests where it was not let go"), by_bullet),
        TurmWanted("bullet-windy-2p", 2, ("collapse", "slipped alone"), by_bullet, {"wobble": "windy"}),
    ]


def _rings_and_boxes() -> list[TurmWanted]:
    return [
        TurmWanted("rings-all", 3, ("ring free", "ring pass", "ring leap")),
        TurmWanted("ring-free-slipped", 3, ("built after a ring that slipped",), lambda: lively(0.2)),
        TurmWanted("discard-no-block", 4, ("no block for the dice",)),
        TurmWanted("discard-no-place", 4, ("no place for the blocks",), lambda: crowding, {"walled_in": "own_way"}),
        TurmWanted("discard-undone", 2, ("undo of a discard",), undos=0.6),
        TurmWanted("on-the-table", 4, ("on the table", "down to the table", "stays")),
        TurmWanted("gaps-and-roofs", 3, ("a gap below", "over a figure"), rules={"overhang": "row"}),
        TurmWanted("overhang-parts", 3, ("a gap below",), rules={"overhang": "parts"}, version=2),
    ]


def _falls() -> list[TurmWanted]:
    return [
        TurmWanted(
            "slips-into-the-box", 3, (WHOLE, "slipped into the box"), lambda: lively(0.2),
            {"slips": 2, "collapse": 5},
        ),
        TurmWanted("slips-one", 2, ("slipped into the box",), lambda: lively(0.1), {"slips": 1}),
        TurmWanted("slips-nine", 4, ("slipped five times",), lambda: lively(0.6), {"slips": 9, "collapse": 5}),
        TurmWanted(
            "slips-none", 3, (WHOLE, "slipped five times"), lambda: lively(0.3), {"slips": "none", "collapse": 5},
            version=2,
        ),
        TurmWanted(
            "falls-put-back", 3, (WHOLE, "slipped and took others along", "others fell, it stands"),
            lambda: lively(0.05), {"collapse": 4},
        ),
        TurmWanted("collapse-3p", 3, ("collapse", "after a collapse won by height"), lambda: lively(0.05)),
        TurmWanted(
            "collapse-of-two", 4, ("collapse of two", "after a collapse won by parts"), lambda: lively(0.05),
            {"collapse": 2},
        ),
        TurmWanted("collapse-of-five", 2, ("collapse of five",), careful, {"collapse": 5, "wobble": "windy"} | STATICS),
        TurmWanted("collapse-with-a-ring", 4, ("collapse with a ring",), lambda: lively(0.2)),
    ]  # fmt: skip


def _ends() -> list[TurmWanted]:
    return [
        TurmWanted("end-by-parts", 3, ("won by parts",), lambda: crouching),
        TurmWanted("end-by-rings", 4, ("won by rings",), lambda: crouching),
        TurmWanted("end-shared", 2, ("shared",), lambda: crouching, {"blocks": "twins"}),
    ]


TURM_WANTED: tuple[TurmWanted, ...] = (*_plain(), *_judged(), *_rings_and_boxes(), *_falls(), *_ends())
"""All golden games of Turm Bauer."""
