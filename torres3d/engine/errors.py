"""What can be wrong outside the rules: logs, set-ups, editions, folders.

Each fault has a reason id with values (for a window that shows its own words) and an English text that
says what is wrong, where, and what to do next.
"""

from pathlib import Path

MESSAGES: dict[str, tuple[str, str]] = {
    # opening a file
    "not_found": ("there is no such file", "check the name, or list the folder's *.torres files"),
    "is_folder": ("this is a folder, not a game", "name one of the *.torres files in it"),
    "no_permission": ("the file may not be read ({why})", "ask its owner, or copy it to a folder of yours"),
    "not_readable": ("the file cannot be read ({why})", "check the disk, or open a copy of the file"),
    "empty": ("the file is empty", "nothing can be rebuilt from it; open another game"),
    # the header
    "not_a_log": (
        "this is not a log of torres3d ({why})",
        'open a *.torres file whose first line has `"format": "torres-log"`',
    ),
    "not_utf8": (
        "the text is not UTF-8 ({why})",
        "save it as UTF-8 without a byte order mark, or fetch the file again",
    ),
    "newer_version": (
        "the log is of version {version}; this program reads version {known}",
        "update torres3d, then open it again",
    ),
    "no_version": (
        "the log's version {version} is none there ever was",
        "fetch the file again from where it came from",
    ),
    "unknown_edition": ("there is no edition `{given}`; there are: {allowed}", "update torres3d or name one of these"),
    "unknown_option": ("there is no option `{given}`; there are: {allowed}", "remove it or name one of these"),
    "option_value": ("the option `{field}` cannot be {given}; it can be: {allowed}", "choose one of these"),
    "option_impossible": ("the option `{field}` cannot be played with: {why}", "change it"),
    "players_count": ("{given} players; Torres is for 2 to 4", "name 2, 3 or 4 players"),
    "name_length": ("the name of player {player} has {given} characters; 1 to 40 are allowed", "change the name"),
    "colour_length": ("the colour of player {player} has {given} characters; 1 to 20 are allowed", "change the colour"),
    "colour_twice": ("two players have the colour `{given}`", "give each player another colour"),
    "chance": ("what chance gave does not fit the set-up: {why}", "fetch the file again from where it came from"),
    # any line
    "not_json": ("the line is no JSON object ({why})", ""),
    "fields": ("{why}", ""),
    "time": ("the time `{given}` is not written as YYYY-MM-DDTHH:MM:SSZ", ""),
    "number": (
        "the line has the number {given} where {expected} is due: a line is missing, doubled or out of order",
        "",
    ),
    "sum": ("the line's sum is not right: this line or one before it was changed or lost", ""),
    "illegal": ("an illegal command of {player} (seat {seat}): {why}", ""),
    "undo_refused": ("an undo that is not allowed: {why}", ""),
    # writing
    "not_written": (
        "the game cannot be written there ({why})",
        "make room or allow writing there, or choose another folder; nothing was lost",
    ),
    "exists": ("there is a file of that name already", "choose another name; nothing was overwritten"),
    "changed_meanwhile": (
        "the file was changed by another program while the game was open",
        "open the game again; the command was not carried out",
    ),
    "nothing_to_save": ("there is no good part before the fault", "fetch the file again from where it came from"),
    # editions
    "edition_yaml": ("the file is not YAML: {why}", "mend that line; compare with the other files of the folder"),
    "edition_key": ("there is no key `{given}`; there are: {allowed}", "remove it or write one of these"),
    "edition_missing": ("the key `{field}` is missing; it can be: {allowed}", "add the key"),
    "edition_value": ("`{field}` cannot be {given}; it can be: {allowed}", "write one of these"),
    "edition_twice": ("the key `{field}` stands there twice", "remove one of the two lines"),
    "no_editions": ("there is no edition in this folder", "install torres3d again"),
}
"""Reason id -> (what is wrong, what to do)."""

SAVE_A_COPY = "fetch the file again, or open the part before it as a copy: torres3d replay FILE --salvage COPY"
"""What to do about a fault in a line after the header."""


class Fault(Exception):
    """Something is wrong with a file or with what was asked for; ``file`` and ``line`` (from 1) say where."""

    def __init__(self, reason: str, file: Path | None = None, line: int | None = None, **values: object) -> None:
        self.reason = reason
        self.file = file
        self.line = line
        self.values = values
        super().__init__(reason)

    @property
    def what(self) -> str:
        """What is wrong, in English."""
        return MESSAGES[self.reason][0].format(**self.values)

    @property
    def todo(self) -> str:
        """What the person can do now, in English."""
        return MESSAGES[self.reason][1].format(**self.values) or SAVE_A_COPY

    @property
    def where(self) -> str:
        """The file and line, or an empty text."""
        if self.file is None:
            return ""
        return str(self.file) if self.line is None else f"{self.file}, line {self.line}"

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.what}. What to do: {self.todo}."


class LogFault(Fault):
    """A log that cannot be read as it stands. The file is never altered."""


class WriteFault(Fault):
    """A file could not be written; what was asked for did not happen."""


class SetupFault(Fault):
    """A set-up that cannot be played."""


class EditionFault(Fault):
    """An edition file that cannot be used."""


class UndoRefused(Exception):
    """Nothing can be taken back; ``reason`` says why.

    ``game_start``, ``turn_ended``, ``next_player`` (what came before is final), ``card_seen`` (a card was
    bought) or ``not_yours`` (the last command is another seat's: ``seat``).
    """

    def __init__(self, reason: str, seat: int | None = None) -> None:
        self.reason = reason
        self.seat = seat
        super().__init__(UNDO_TEXT[reason].format(seat=seat))


UNDO_TEXT: dict[str, str] = {
    "game_start": "nothing has been done yet",
    "turn_ended": "the turn before has ended",
    "next_player": "the next player has already acted",
    "card_seen": "a card was bought, and what has been seen cannot be unseen",
    "not_yours": "the last command is one of seat {seat}",
}


class StaleCommand(Exception):
    """A command made for another position than the one that stands now; nothing happened."""

    def __init__(self, made_for: int, now: int) -> None:
        self.made_for = made_for
        self.now = now
        super().__init__(f"made for the position after command {made_for}, but {now} have been given")
