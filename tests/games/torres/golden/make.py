"""Makes the golden games: ``python -m tests.games.torres.golden.make [NAME …]`` plays them, all where none is named.

``python -m tests.games.torres.golden.make --again [NAME …]`` plays the commands of the texts there are once more and
writes what they mean now: after a change of the rules that is meant, the diff shows what it did."""

import random
from pathlib import Path

from msgspec.structs import replace

from tests.games.golden import COLOURS, NAMES, AnyHistory, GoldenGames, Way
from tests.games.torres.golden.features import GAME_FEATURES, STEP_FEATURES
from tests.games.torres.golden.wanted import WANTED, Wanted
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.game_notation import game_text, read_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State


class TorresGolden(GoldenGames):
    """Those of Torres."""

    kit = TORRES
    folder = Path(__file__).parent
    wanted = WANTED
    step_features = STEP_FEATURES
    game_features = GAME_FEATURES

    def setup(self, wanted: Wanted) -> Setup:
        names = zip(NAMES[: wanted.players], COLOURS, strict=False)
        return Setup(wanted.edition, wanted.mode, wanted.rules, tuple(Player(*name, None) for name in names))

    def chance(self, wanted: Wanted, setup: Setup, seed: int) -> Chance:
        drawn = super().chance(wanted, setup, seed)
        return drawn if wanted.master is None else replace(drawn, master=wanted.master)

    def way(self, wanted: Wanted) -> Way:
        policy = wanted.policy()

        def choose(state: State, rng: random.Random) -> Command:
            return policy(state, legal(state), rng)

        return choose

    def text(self, history: TorresHistory) -> str:
        return game_text(history)

    def read(self, text: str) -> TorresHistory:
        return read_game(text)

    def result(self, history: AnyHistory) -> str:
        return f"points {history.state.scores}"


GOLDEN = TorresGolden()

if __name__ == "__main__":
    GOLDEN.make(__doc__)
