"""Games of persons against bots: one that lacks its last command, and records as they are kept."""

from pathlib import Path

from tests.games.torres.recorded_games import EXAMPLES
from torres3d.bots.rated_games import RatedGame, Rival
from torres3d.engine.history import branch
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import log_bytes
from torres3d.engine.logged_game import Game
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.setup_and_options import Player, Setup

LATER = "2100-01-01T10:00:00Z"
"""A time that no log is created at."""
RECORDED = EXAMPLES / "008-rio-grande-1999-basic-4p.torres"


def seats(*who: tuple[str, str | None]) -> tuple[Player, ...]:
    """Players by seat: name, and level for a bot."""
    return tuple(Player(name, colour, bot) for (name, bot), colour in zip(who, USUAL_COLOURS, strict=False))


def nearly_over(file: Path, players: tuple[Player, ...], left: int = 1, at: str = LATER) -> Path:
    """The log of a game of four that lacks its last commands; its last turn is that of the player who is named last
    here, whatever seat that is. The others were given ``at`` this time."""
    history = _recorded()
    live = history.standing_steps()
    last = live[-1].by
    turned = (*players[3 - last :], *players[: 3 - last])
    setup = Setup(history.header.setup.edition, history.header.setup.mode, history.header.setup.rules, turned)
    made = branch(history, len(live) - left, setup)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(log_bytes(made, at))
    return file


def finish(file: Path) -> None:
    """Give the commands that a log lacks."""
    game = Game.open(TORRES, file)
    for step in _recorded().standing_steps()[len(game.history.standing_steps()) :]:
        game.submit(step.command)
    game.close()


def won(name: str, game: str, elo: int = 730, result: float = 1.0, when: str = "2026-01-01T10:00:00Z") -> RatedGame:
    """A game of two that somebody has won, or not."""
    return RatedGame(game, name, when, 2, 1 if result == 1.0 else 2, 200, (Rival("easy", elo, result),))


def _recorded() -> TorresHistory:
    return load_log(TORRES, RECORDED)[1]
