"""Guards of puzzles: what can be chosen, and what is asked about first."""

from collections.abc import Callable, Sequence

from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement
from torres3d.i18n.texts import Translate


class PlacesOnly:
    """Offers some places for a block, once, and nothing else."""

    def __init__(self, game: TurmGame, places: Sequence[Placement], say: Translate) -> None:
        self._game = game
        self._places = places
        self._say = say

    def offers(self, choice: Choice) -> bool:
        return not self._game.history.standing_steps() and choice in self._places

    def why_not(self, choice: Choice) -> str:
        if self.offers(choice):
            return ""
        return self._say("turm-puzzle-over" if self._game.history.standing_steps() else "turm-puzzle-places-only")


class ClimbOnly:
    """Offers everything of one turn; a walk that ends lower than ``level`` only the second time, when ``asks`` says
    that it has to be asked."""

    def __init__(self, game: TurmGame, level: int, asks: Callable[[], bool], say: Translate) -> None:
        self._game = game
        self._turn = game.state.turn
        self._level = level
        self._asks = asks
        self._say = say
        self._asked: tuple[int, Choice] | None = None

    def offers(self, choice: Choice) -> bool:
        return self._game.state.turn == self._turn

    def why_not(self, choice: Choice) -> str:
        if not self.offers(choice):
            return self._say("turm-puzzle-over")
        if isinstance(choice, Placement | Discard) or not self._asks():
            return ""
        level = level_of(choice.to if isinstance(choice, Move) else self._game.state.to_act.figure)
        asked, self._asked = self._asked, (self._game.n, choice)
        if level >= self._level or asked == self._asked:
            return ""
        return self._say("turm-puzzle-sure" if isinstance(choice, Move) else "turm-puzzle-sure-stay", level=level)
