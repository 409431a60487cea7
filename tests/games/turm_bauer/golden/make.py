"""Makes the golden games of Turm Bauer: ``python -m tests.games.turm_bauer.golden.make [NAME …]`` plays them, all where
none is named; ``--again`` as in `tests.games.torres.golden.make`."""

from pathlib import Path

from tests.games.golden import COLOURS, NAMES, AnyHistory, GoldenGames, Way
from tests.games.turm_bauer.golden.features import GAME_FEATURES, STEP_FEATURES
from tests.games.turm_bauer.golden.wanted import TURM_WANTED, TurmWanted
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.game_notation import game_text, read_game
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, colours_each


class TurmGolden(GoldenGames):
    """Those of Turm Bauer."""

    kit = TURM
    folder = Path(__file__).parent
    wanted = TURM_WANTED
    step_features = STEP_FEATURES
    game_features = GAME_FEATURES

    def setup(self, wanted: TurmWanted) -> Setup:
        each = colours_each(wanted.players)
        players = tuple(
            Player(NAMES[seat], COLOURS[seat * each : seat * each + each], None) for seat in range(wanted.players)
        )
        return Setup(wanted.rules, players)

    def way(self, wanted: TurmWanted) -> Way:
        return wanted.policy()

    def text(self, history: TurmHistory) -> str:
        return game_text(history)

    def read(self, text: str) -> TurmHistory:
        return read_game(text)

    def result(self, history: AnyHistory) -> str:
        return f"won by {history.state.winners}"


TURM_GOLDEN = TurmGolden()

if __name__ == "__main__":
    TURM_GOLDEN.make(__doc__)
