"""Who plays: told on the command line, or asked for line by line."""

from collections.abc import Sequence

from torres3d.bots.registry import level_ids
from torres3d.commands.failure import Stop
from torres3d.commands.textual.terminal import Terminal
from torres3d.kits.torres.setup import NAME_LENGTH, USUAL_COLOURS, Player
from torres3d.words.names import player_name
from torres3d.words.texts import Say


def players_told(text: str, say: Say) -> tuple[Player, ...]:
    """Players from ``Ana,Otto,easy``: a level's id is a bot, an empty name a person nobody has named.

    Raises `Stop` for fewer than 2 or more than 4.
    """
    names = [name.strip() for name in text.split(",")]
    if not 2 <= len(names) <= len(USUAL_COLOURS):
        raise Stop(f"--players names {len(names)} players; Torres is for 2 to 4, such as Ana,easy")
    return tuple(
        Player(_free(name or player_name(seat + 1, say), names[:seat]), USUAL_COLOURS[seat], _level(name))
        for seat, name in enumerate(names)
    )


def players_asked(terminal: Terminal, say: Say) -> tuple[Player, ...] | None:
    """Ask how many play and who; None when nobody answers any more."""
    terminal.say(say("text-welcome"), say("text-levels", levels=", ".join(level_ids())))
    while True:
        answer = terminal.ask(say("text-how-many"))
        if answer is None:
            return None
        if answer in ("2", "3", "4"):
            break
        terminal.say(say("text-two-to-four"))
    players: list[Player] = []
    for seat in range(int(answer)):
        name = terminal.ask(say("text-who", number=seat + 1))
        if name is None:
            return None
        taken = [player.name for player in players]
        players.append(
            Player(_free(name or player_name(seat + 1, say), taken)[:NAME_LENGTH], USUAL_COLOURS[seat], _level(name))
        )
    return tuple(players)


def _level(name: str) -> str | None:
    return name.casefold() if name.casefold() in level_ids() else None


def _free(name: str, taken: Sequence[str]) -> str:
    """The name, with a number where somebody before bears it: a person is told from another by the name alone."""
    count = 1 + sum(other == name or other.startswith(f"{name} ") for other in taken)
    return name if count == 1 else f"{name} {count}"
