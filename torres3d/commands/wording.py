"""Commands in short English words, for the terminal."""

from torres3d.rules import commands as c


def in_short(command: c.Command) -> str:
    """A command as a note of a few characters, such as ``c4-c5`` for a step; empty for the plain end of a turn."""
    match command:
        case c.Found(at):
            return f"foundation {at}"
        case c.PlaceKnight(at) | c.AddKnight(at):
            return f"knight {at}"
        case c.PlaceKing(at):
            return f"king {at}"
        case c.LeaveKing():
            return "king stays"
        case c.ChooseStarter(seat):
            return f"seat {seat} starts"
        case c.Carry(onto):
            return f"carries {_numbers(onto)}"
        case c.Move(source, target):
            return f"{source}-{target}"
        case c.Build(at):
            return f"block {at}"
        case c.Buy():
            return "buys"
        case c.Keep(card):
            return f"keeps {card}"
        case c.Score():
            return "marker"
        case c.EndTurn(_, onto):
            return f"leaves {_numbers(onto)}" if any(onto) else ""
    return _play(command)


def _play(command: c.Play) -> str:
    places = [str(place) for place in (command.from_, command.to, command.at) if isinstance(place, str)]
    return " ".join([command.card, "-".join(places)]).rstrip()


def _numbers(onto: tuple[int, ...]) -> str:
    return "+".join(map(str, onto))
