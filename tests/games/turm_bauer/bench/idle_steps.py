"""How often bots of Turm Bauer walk for nothing: python -m tests.games.turm_bauer.bench.idle_steps GAMES [LEVEL …]

Each level plays GAMES games of three against itself; hands are drawn, statics judges. Printed are shares of its walks,
in percent. ``climbs``: to a higher level. ``stays``: it stands where it stood. ``down`` and ``low``: it ends lower than
before, or no lower but below the highest field open to it. ``aside``: to another field of the level on which it might
stay. ``back``: the same, to where it stood a turn earlier. The last four are counted twice: where the bot's own
evaluation sees a gain (`torres3d.games.turm_bauer.bots.builder_bot.GAIN`), and where it sees none, which is idle."""

import random
import sys
from collections import Counter
from collections.abc import Iterator

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.bots.builder_bot import GAIN, natural_walk, needs_gain, weighed_walks
from torres3d.games.turm_bauer.bots.place_choice import Scale
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place, level_of
from torres3d.games.turm_bauer.rules.commands import Move, Stay
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State

KINDS = ("down", "low", "aside", "back")
"""Kinds of walks that need a gain."""


def walks_of_game(level: str, seed: int, players: int = 3) -> Iterator[tuple[State, Move | Stay, Place | None]]:
    """Each walk of a game of a level against itself: the state before it, where that figure stood a turn earlier."""
    state, judge = opened(players, seed, hand="drawn"), StaticsJudge()
    bots = [BOTS.make_bot(level, seed + seat) for seat in range(players)]
    earlier: dict[str, Place] = {}
    while state.actor is not None:
        choice = bots[state.actor].choose(view(state, state.actor))
        if isinstance(choice, Move | Stay):
            acting = state.to_act
            yield state, choice, earlier.get(acting.colour)
            earlier[acting.colour] = acting.figure
        state = apply(state, command_for(state, choice, judge))


def kind_of(state: State, walk: Move | Stay, earlier: Place | None, level: str) -> tuple[str, bool]:
    """The kind of a walk, and whether it is idle: of a kind that needs a gain, and the level itself sees none."""
    scale = Scale(state, BOTS.level_named(level), random.Random(0))
    weighed = weighed_walks(scale, legal(state))
    natural = natural_walk(weighed)
    chosen = next(each for each in weighed if each.choice == walk)
    here = state.to_act.figure
    there = walk.to if isinstance(walk, Move) else here
    before, after = level_of(here), level_of(there)
    if after < before:
        kind = "down"
    elif after < natural.level:
        kind = "low"
    elif after > before:
        kind = "climbs"
    elif there == here:
        kind = "stays"
    else:
        kind = "back" if there == earlier else "aside"
    return kind, needs_gain(chosen, natural) and chosen.worth <= natural.worth + GAIN


def main() -> None:
    """Play and print."""
    games, *levels = sys.argv[1:]
    heads = ("climbs", "stays", *KINDS, *(f"idle {kind}" for kind in KINDS))
    print("".join(f"{head:>12}" for head in ("level", "walks", *heads)))
    for level in levels or BOTS.level_ids():
        seen: Counter[str] = Counter()
        for seed in range(int(games)):
            for state, walk, earlier in walks_of_game(level, seed):
                kind, idle = kind_of(state, walk, earlier, level)
                seen[f"idle {kind}" if idle else kind] += 1
        print(f"{level:>12}{seen.total():>12}" + "".join(f"{100 * seen[head] / seen.total():>12.1f}" for head in heads))


if __name__ == "__main__":
    main()
