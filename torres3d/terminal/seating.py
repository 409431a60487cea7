"""The players and house rules of a new game: from the command line, or asked for line by line."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from torres3d.base.faults import FileFault
from torres3d.base.plain_values import NAME_LENGTH
from torres3d.base.read_document import Source
from torres3d.bots.registry import BotRegistry
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate
from torres3d.terminal.bot_games import SEATS
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Vocabulary
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.terminal_declaration import Seated

OPTION_SEPARATOR = re.compile(r",\s*(?=\w+\s*=)")
"""A comma before the next option; those within a value, as in ``stacks=[[1, 1], [2]]``, have none behind them."""


def house_rules(given: Iterable[str]) -> dict[str, Any]:
    """Read ``option=value`` texts into house rules, with values in YAML.

    Whether a game has such an option is checked when its set-up is resolved. Raises `Stop` for a text that is no house
    rule, and for an option given twice.
    """
    found: dict[str, Any] = {}
    for text in (part for words in given for part in OPTION_SEPARATOR.split(words)):
        name, _, value = (part.strip() for part in text.partition("="))
        if not name or not value:
            missing = "value" if name else "option"
            raise Stop(f"the house rule `{text}` has no {missing}; write OPTION=VALUE, such as deck=own")
        if name in found:
            raise Stop(f"the house rule `{name}` is given twice; give it once")
        try:
            found[name] = Source(value, place=f"the house rule `{text}`").content
        except FileFault as fault:
            raise Stop(str(fault)) from fault
    return found


def players_told(text: str, say: Translate, bots: BotRegistry[Any, Any]) -> tuple[Seated, ...]:
    """Players from ``Ana,Otto,easy``: a level's id is a bot, an empty name a person without a name.

    Raises `Stop` for fewer than 2 or more than 4.
    """
    names = [name.strip() for name in text.split(",")]
    if not SEATS[0] <= len(names) <= SEATS[1]:
        example = bots.level_ids()[0]
        count = f"{len(names)} player{'s' * (len(names) != 1)}"
        raise Stop(f"--players names {count}; {bots.title} is for 2 to 4, such as Ana,{example}")
    return tuple(
        Seated(_free(name or player_name(seat + 1, say), names[:seat]), _level(name, bots))
        for seat, name in enumerate(names)
    )


def players_asked(terminal: Console, say: Translate, bots: BotRegistry[Any, Any]) -> tuple[Seated, ...] | None:
    """Ask how many play and who. None at the end of the input, and if somebody leaves."""
    terminal.say(say("text-welcome", game=bots.title), say("text-levels", levels=", ".join(bots.level_ids())))
    leaving = Vocabulary(say, ("quit",), {}, str).known
    while True:
        answer = terminal.ask(say("text-how-many"))
        if answer is None or answer.strip().casefold() in leaving:
            return None
        if answer in ("2", "3", "4"):
            break
        terminal.say(say("text-two-to-four"))
    players: list[Seated] = []
    for seat in range(int(answer)):
        name = terminal.ask(say("text-who", number=seat + 1))
        if name is None:
            return None
        taken = [player.name for player in players]
        players.append(Seated(_free(name or player_name(seat + 1, say), taken)[:NAME_LENGTH], _level(name, bots)))
    return tuple(players)


def _level(name: str, bots: BotRegistry[Any, Any]) -> str | None:
    return name.casefold() if name.casefold() in bots.level_ids() else None


def _free(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if an earlier player has it: players are known by their names alone."""
    count = 1 + sum(other == name or other.startswith(f"{name} ") for other in taken)
    return name if count == 1 else f"{name} {count}"
