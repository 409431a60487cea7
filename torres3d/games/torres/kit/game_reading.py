"""Parser of game texts by `torres3d.games.torres.kit.game_writing`; it plays the game as it reads."""

from torres3d.engine.game_text import LineStart, Word, parse_game, play_word
from torres3d.games.torres.kit.game_text_header import read_header
from torres3d.games.torres.kit.game_writing import line_start
from torres3d.games.torres.kit.kit import TORRES, TorresHistory
from torres3d.games.torres.rules.notation import SEAT_LETTERS, read_command

_START = r"(?:set-up|after [1-3]|before [1-3]|[1-3]\.[0-9]{1,2}) [A-D]"
_A_START = "a moment and a seat, such as set-up A: or 2.3 B:"


def read_game(text: str) -> TorresHistory:
    """The game of a text, played by the rules; raises as `parse_game` does."""
    return parse_game(text, TORRES, read_header, (_START, _A_START), _play)


def _play(history: TorresHistory, start: LineStart, word: Word) -> None:
    play_word(history, SEAT_LETTERS.index(start.text[-1]), word, read_command)
    start.expect(line_start(history.steps[-1]))
