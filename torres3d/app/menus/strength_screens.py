"""Page of strengths, rating of finished games, and search for earlier games in the background; with their texts."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.game_rows import date_text
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.player_looks import bot_name
from torres3d.app.window.services import BaseGameServices
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.human_player_strengths import KnownStrength, PlayerStrengths
from torres3d.bots.person_elo_estimate import Estimate
from torres3d.bots.rated_games import FILE, RatedGame
from torres3d.bots.rated_games_of_earlier_logs import earlier_records
from torres3d.bots.registry import BotRegistry
from torres3d.engine.given_game_names import one_line
from torres3d.engine.kit import PlayerEntry, Seat
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.logged_game import Game
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import ChoosePerson, StrengthGame, StrengthModel, StrengthOffer, StrengthPoint
from torres3d.i18n.player_level_and_key_names import default_names, shown_name
from torres3d.i18n.texts import Translate

MAX_GAMES = 8
"""Maximum number of games in the list."""
STEP_LEVEL = re.compile(r".+-\d+")
"""Pattern of ids of levels between two stages, such as ``easy-2``."""
ROUNDED = 10
"""Rounding of a margin in Elo."""


def strength_model(
    strengths: PlayerStrengths, who: str, levels: Sequence[str], say: Translate, bots: BotRegistry[Any, Any]
) -> StrengthModel:
    """The page of strengths about a person; about the last player where ``who`` has no games."""
    persons = strengths.persons()
    chosen = who if who in persons or not persons else persons[0]
    standing, offered = strengths.strength_of(chosen), strengths.fitting(chosen, levels)
    offer = None
    if offered is not None:
        offer = StrengthOffer(offered[0], bot_name(offered[0], say, bots), round(100 * offered[1]))
    return StrengthModel(
        persons=tuple((each, name_of(strengths.strength_of(each), say)) for each in persons),
        chosen=chosen if persons else "",
        course=tuple(point(belief.estimate) for belief in standing.course[1:]),
        games=_last_games(standing, say, bots),
        bots=_measured(levels, "" if offer is None else offer.bot, say, bots),
        offer=offer,
    )


def name_of(standing: KnownStrength, say: Translate) -> str:
    """A person's name for the page, a default one in the current language."""
    return shown_name(one_line(standing.name), None, say)


def point(estimate: Estimate) -> StrengthPoint:
    """An estimate in whole numbers: its ends are as far from the value as the margin shown."""
    value, margin = round(estimate.mean), rounded_margin(estimate)
    return StrengthPoint(value, value - margin, value + margin)


def told_of(strengths: PlayerStrengths, game: str, players: Sequence[PlayerEntry], say: Translate) -> dict[Seat, str]:
    """The lines on each person of a finished game, by seat, or why it does not count.

    Persons who met no bot of known strength have no line.
    """
    why, told = strengths.why_out(game), {}
    for seat, player in enumerate(players):
        if player.bot is not None:
            continue
        standing = strengths.strength_of(strengths.person(player.name))
        if standing.played and standing.played[-1].game == game:
            told[seat] = strength_line(standing, say)
        elif why is not None and strengths.meet(players):
            told[seat] = say(f"strength-not-{why}")
    return told


def strengths_in(folder: Path, bots: BotRegistry[Any, Any]) -> PlayerStrengths:
    numbered = lambda: default_names(paths.config() / "locale").numbers  # noqa: E731
    return PlayerStrengths(folder / FILE, numbered, bots.elo_of, bots.is_apart)


def strength_line(standing: KnownStrength, say: Translate) -> str:
    """The result of the last game for a person: the strength, its margin, and its change since the game before.

    A first game has nothing to compare with.
    """
    now, change = standing.belief.estimate, changes(standing)[-1]
    words = {"value": str(round(now.mean)), "margin": str(rounded_margin(now))}
    if change is None:
        return say("strength-line-first", **words)
    return say("strength-line", **words, change=signed(change))


def changes(standing: KnownStrength) -> tuple[int | None, ...]:
    """The change of the strength by each game, in Elo; None for the first one."""
    values = [round(belief.estimate.mean) for belief in standing.course[1:]]
    return tuple([None, *(after - before for before, after in pairwise(values))][: len(values)])


def rounded_margin(estimate: Estimate) -> int:
    """The margin of the interval in Elo, rounded to its accuracy."""
    return round(estimate.margin / ROUNDED) * ROUNDED


def signed(change: int) -> str:
    return f"+{change}" if change >= 0 else f"\N{MINUS SIGN}{-change}"


def _measured(
    levels: Sequence[str], offered: str, say: Translate, bots: BotRegistry[Any, Any]
) -> tuple[tuple[str, int], ...]:
    """Names and Elo of the levels; of steps between two stages only the one on offer."""
    named = [level for level in levels if level == offered or not STEP_LEVEL.fullmatch(level)]
    elos = ((level, bots.elo_of(level)) for level in levels if not bots.is_apart(level))
    return tuple((bot_name(level, say, bots) if level in named else "", elo) for level, elo in elos if elo is not None)


def _last_games(standing: KnownStrength, say: Translate, bots: BotRegistry[Any, Any]) -> tuple[StrengthGame, ...]:
    values = [round(belief.estimate.mean) for belief in standing.course[1:]]
    steps = list(zip(standing.played, values, changes(standing), strict=True))[-MAX_GAMES:]
    return tuple(_game(played, value, change, say, bots) for played, value, change in reversed(steps))


def _game(
    played: RatedGame, value: int, change: int | None, say: Translate, bots: BotRegistry[Any, Any]
) -> StrengthGame:
    against = ", ".join(bot_name(rival.bot, say, bots) for rival in played.rivals)
    result = say("strength-place", place=played.place, players=played.players)
    day = date_text(played.when, say)
    return StrengthGame(day, against, result, played.place, value, change)


Forgotten = tuple[str, str, tuple[RatedGame, ...]]
"""A person, his name, and his forgotten games."""


class StrengthScreen(PanelScreen):
    """Page of strengths that also searches earlier games: ``gather`` tells whether there are more."""

    gather: Callable[[], bool] | None = None

    def step(self, seconds: float) -> bool:
        """Read one more game; shows the results when all were read."""
        changed = super().step(seconds)
        if self.gather is None or self.gather():
            return changed
        self.gather = None
        return True


class StrengthScreens:
    """Opener of the page, and counter of games.

    ``play`` opens a set-up for a person (by name) against a bot.
    """

    def __init__(self, parts: BaseGameServices[Any], faults: FaultDialogs, play: Callable[[str, str], None]) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._play = play
        self._chosen = ""
        self._forgotten: Forgotten | None = None
        self._told: FileFault | None = None
        """The fault of the file that was told."""
        self._earlier: Iterator[Sequence[RatedGame]] | None = None
        self._found: list[RatedGame] = []

    # earlier games

    def gather(self) -> bool:
        """Read one more of the games finished before strengths were kept; whether there are more."""
        if self._earlier is None:
            if self._services.strengths.searched:
                return False
            self._earlier = earlier_records(self._services.shelf, self._parts.bots)
        found = next(self._earlier, None)
        if found is not None:
            self._found += found
            return True
        with suppress(WriteFault):  # the next start looks for them again; nobody has asked for anything yet
            self._services.strengths.take_earlier(self._found)
        self._tell_fault()
        return False

    # the end of a game

    def count_game(self, game: Game[Any, Any]) -> None:
        """Count a game that has ended at this table, where it may."""
        if game.file is None:
            return
        header, state = game.header, game.state
        try:
            self._services.strengths.count(
                header.id, header.setup.players, game.history.kit.progress(state, game.n), timestamp()
            )
        except WriteFault as fault:
            self._refuse(fault)
        self._tell_fault()

    def lines_by_seat(self, game: Game[Any, Any]) -> dict[Seat, str]:
        """The lines on each person of a finished game, by seat, or why it does not count."""
        services, header = self._services, game.header
        return told_of(services.strengths, header.id, header.setup.players, services.say)

    # the page

    def open(self) -> None:
        services = self._services
        self._forgotten = None
        screen = StrengthScreen(self._model, self._took, services.screens.pop)
        screen.gather = self.gather
        services.screens.push(screen)
        self._tell_fault()

    def _model(self) -> StrengthModel:
        services = self._services
        model = strength_model(services.strengths, self._chosen, self._parts.levels, services.say, self._parts.bots)
        return replace(model, forgotten=self._forgotten[1] if self._forgotten is not None else "")

    def _took(self, intent: Intent) -> None:
        services, chosen = self._services, self._model().chosen
        match intent:
            case ChoosePerson(who):
                self._chosen = who
            case MenuChoice("play"):
                offered = services.strengths.fitting(chosen, self._parts.levels)
                if offered is not None:
                    services.screens.pop()
                    self._play(services.strengths.strength_of(chosen).name, offered[0])
            case MenuChoice("forget"):
                self._ask(chosen)
            case MenuChoice("remember"):
                self._remember()
            case MenuChoice():
                services.screens.pop()

    def _ask(self, who: str) -> None:
        """Ask whether to forget all games of a person."""
        say = self._services.say
        standing = self._services.strengths.strength_of(who)
        name = name_of(standing, say)
        lines = (say("strength-forget-sure", name=name, count=len(standing.played)), say("strength-forget-about"))
        answers = (("forget", say("strength-forget")), ("keep", say("prompt-cancel")))
        dialog = ChoiceDialog("strength", say("strength-forget-title"), lines, answers, "forget")
        self._services.screens.ask(dialog, {"forget": lambda: self._forget(who, name)})

    def _forget(self, who: str, name: str) -> None:
        while self.gather():
            pass  # what is found later would not be forgotten
        try:
            self._forgotten = who, name, self._services.strengths.forget(who)
        except WriteFault as fault:
            self._refuse(fault)

    def _remember(self) -> None:
        if self._forgotten is None:
            return
        who, _, played = self._forgotten
        try:
            self._services.strengths.remember(played)
        except WriteFault as fault:
            self._refuse(fault)
        else:
            self._forgotten, self._chosen = None, who

    # what goes wrong

    def _refuse(self, fault: WriteFault) -> None:
        self._faults.tell(fault, "fault-strength-title")

    def _tell_fault(self) -> None:
        """Report the fault of the file, once."""
        fault = self._services.strengths.fault
        if fault is not None and fault is not self._told:
            self._told = fault
            self._faults.tell_some((fault,), "fault-strength-title", "fault-strength-todo")
