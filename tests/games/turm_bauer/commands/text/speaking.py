"""Conversations about games of Turm Bauer, with somebody who answers by a list of lines."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.games.torres.commands.text.speaking import Answer, Speaker, texts
from torres3d.app.session.player_looks import bots_of, name_shown
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.text.conversation import Conversation
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, colours_each
from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.state import State

NAMES = ("Ana", "Otto", "Ioan", "Grete")
COLOURS = ("red", "blue", "green", "yellow")


class Dropping:
    """A judge that lets the next ``slips`` blocks fall, and none of those after them."""

    def __init__(self, slips: int) -> None:
        self.left = slips

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """See `Judge`."""
        self.left -= 1
        assert state.acting is not None
        if self.left < 0:
            return Rest((hand.dx, hand.dy, hand.yaw))
        return Rest(None, (), ((state.acting.colour, placement.block),))


def building(
    count: int = 3, bots: tuple[str, ...] = (), log: Path | None = None, seed: int = 7, **rules: Any
) -> TurmGame:
    """A game of persons, the last of them bots of these levels."""
    levels = [None] * (count - len(bots)) + list(bots)
    each = colours_each(count)
    seats = tuple(
        Player(NAMES[seat], COLOURS[seat * each : seat * each + each], level) for seat, level in enumerate(levels)
    )
    return Game.create(TURM, Setup({"judge": "statics"} | rules, seats), log, seed)


def chat(
    game: TurmGame,
    answers: Sequence[Answer],
    language: str = "en",
    speaker: Speaker | None = None,
    judge: Judge | None = None,
) -> Speaker:
    """A conversation about a game with these answers; then nobody answers any more."""
    speaker = speaker or Speaker()
    speaker.answers = iter(answers)
    say = texts(language)
    names = [name_shown(player, say, BOTS) for player in game.header.setup.players]
    bots = bots_of(game.header.setup, BOTS)
    Conversation(game, speaker, say, names, bots, judge or StaticsJudge()).run()
    return speaker
