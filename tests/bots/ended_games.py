"""Games of persons against bots: one that lacks its last command, and records as they are kept."""

from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from tests.games.kits import kit_of
from tests.games.torres.recorded_games import EXAMPLES
from tests.house.places import ROOT
from torres3d.bots.rated_games import RatedGame, Rival, StrengthFile
from torres3d.engine.history import History, branch
from torres3d.engine.kit import PlayerEntry
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import log_bytes
from torres3d.engine.logged_game import Game
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.game import Game as DeclaredGame
from torres3d.games.torres.game import GAME as TORRES
from torres3d.games.torres.kit.setup_and_options import Player
from torres3d.games.turm_bauer.game import GAME as TURM_BAUER

KIND = TORRES.bots().strength_file
"""The file of strengths in Torres."""
LATER = "2100-01-01T10:00:00Z"
"""A time that no log is created at."""
RECORDED = {
    ".torres": EXAMPLES / "008-rio-grande-1999-basic-4p.torres",
    ".turm": ROOT / "tests/games/turm_bauer/logs/version-1/4p-house-whole.turm",
}
"""A finished game of four in each game, by the ending of its logs."""


def seats(*who: tuple[str, str | None]) -> tuple[Player, ...]:
    """Players by seat: name, and level for a bot."""
    return tuple(Player(name, colour, bot) for (name, bot), colour in zip(who, USUAL_COLOURS, strict=False))


class Played(NamedTuple):
    """A game in which Ana, who gives the last command, meets three bots."""

    game: DeclaredGame
    players: tuple[PlayerEntry, ...]

    @property
    def kind(self) -> StrengthFile:
        return self.game.bots().strength_file

    @property
    def known(self) -> list[str]:
        """The bots with an Elo."""
        bots = [player.bot for player in self.players if player.bot is not None]
        return sorted(bot for bot in bots if self.game.bots().elo_of(bot) is not None)


FOUR = seats(("A", "easy"), ("B", "hard"), ("C", "random"), ("Ana", None))
PLAYED = (
    Played(TORRES, FOUR),
    Played(TURM_BAUER, seats(("A", "careless"), ("B", "clever"), ("C", "master"), ("Ana", None))),
)
"""Each game with strengths."""


def nearly_over(file: Path, players: tuple[PlayerEntry, ...], left: int = 1, at: str = LATER) -> Path:
    """The log of a game of four that lacks its last commands; its last turn is that of the player who is named last
    here, whatever seat that is. The others were given ``at`` this time."""
    history = _recorded(file)
    live = history.standing_steps()
    last, setup = live[-1].by, history.header.setup
    turned = (*players[3 - last :], *players[: 3 - last])
    held = zip(setup.players, turned, strict=True)
    seated = tuple(replace(seat, name=player.name, bot=player.bot) for seat, player in held)
    made = branch(history, len(live) - left, replace(setup, players=seated))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(log_bytes(made, at))
    return file


def finish(file: Path) -> None:
    """Give the commands that a log lacks."""
    game = Game.open(kit_of(file), file)
    for step in _recorded(file).standing_steps()[len(game.history.standing_steps()) :]:
        game.submit(step.command)
    game.close()


def won(name: str, game: str, elo: int = 730, result: float = 1.0, when: str = "2026-01-01T10:00:00Z") -> RatedGame:
    """A game of two that somebody has won, or not."""
    return RatedGame(game, name, when, 2, 1 if result == 1.0 else 2, 200, (Rival("easy", elo, result),))


def _recorded(file: Path) -> History[Any, Any]:
    recorded = RECORDED[file.suffix]
    return load_log(kit_of(recorded), recorded)[1]
