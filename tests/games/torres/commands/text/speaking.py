"""Somebody at the terminal who answers by a list of lines, and everything that was said to them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from torres3d.app.session.player_looks import bots_of, name_shown
from torres3d.base import paths
from torres3d.engine.logged_game import Game
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.legal import legal
from torres3d.i18n.texts import Texts, language_ids

LANGUAGES = language_ids(paths.config() / "locale")
NAMES = ("Ana", "Otto", "Ioan", "Grete")
Answer = str | Callable[[], str | None]


class Speaker:
    """A `Terminal`. ``said`` holds the lines since the last sweep, ``everything`` all of them."""

    def __init__(self) -> None:
        self.answers: Iterator[Answer] = iter(())
        self.said: list[str] = []
        self.everything: list[str] = []
        self.asked: list[str] = []

    def say(self, *lines: str) -> None:
        """Hear lines."""
        self.said += lines
        self.everything += lines

    def ask(self, prompt: str) -> str | None:
        """Answer with the next line; None after the last."""
        self.asked.append(prompt)
        answer = next(self.answers, None)
        return answer() if callable(answer) else answer

    def text(self, end: str) -> str:
        """The next answers up to one that is ``end``."""
        lines = []
        while (line := next(self.answers, None)) is not None and line != end:
            lines.append(f"{line}\n")
        return "".join(lines)

    def sweep(self) -> None:
        """Forget what was said."""
        self.said.clear()

    def heard(self, words: str) -> bool:
        """Whether some line had these words in it."""
        return any(words in line for line in self.everything)


def texts(language: str = "en") -> Texts:
    """The texts of a language."""
    return Texts(paths.config() / "locale", language)


def talk(game: TorresGame, answers: Sequence[Answer], language: str = "en", speaker: Speaker | None = None) -> Speaker:
    """A conversation about a game with these answers; then nobody answers any more."""
    speaker = speaker or Speaker()
    speaker.answers = iter(answers)
    names = [name_shown(player, texts(language), BOTS) for player in game.header.setup.players]
    bots = bots_of(game.header.setup, BOTS)
    Conversation(game, speaker, texts(language), names, bots).run()
    return speaker


def persons(
    count: int = 2, log: Path | None = None, mode: str = "basic", bots: tuple[str | None, ...] = ()
) -> TorresGame:
    """A game of persons, the last of them bots of these levels."""
    levels = [None] * (count - len(bots)) + list(bots)
    colours = ("red", "blue", "green", "yellow")
    seats = tuple(Player(NAMES[n], colours[n], level) for n, level in enumerate(levels))
    return Game.create(TORRES, Setup("rio-grande-1999", mode, {}, seats), log, 7)


def to_first_turn(game: TorresGame) -> TorresGame:
    """Past the set-up."""
    while game.state.stage != "turn":
        game.submit(legal(game.state)[0])
    return game
