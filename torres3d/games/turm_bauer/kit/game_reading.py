"""Parser of game texts by `torres3d.games.turm_bauer.kit.game_writing`; it plays the game as it reads.

No physics is needed: the text has the outcome of every block.
"""

from torres3d.base.short_text import NotationFault
from torres3d.engine.game_text import LineStart, Word, parse_game, play_word
from torres3d.games.turm_bauer.kit.game_text_header import read_header
from torres3d.games.turm_bauer.kit.game_writing import turn_start_text
from torres3d.games.turm_bauer.kit.kit import TURM, TurmHistory
from torres3d.games.turm_bauer.rules.notation import read_command

_START = r"[1-9][0-9]? [A-D] [1-6]\+[1-6]"
_A_START = "a turn, its colour and the dice, such as 7 C 2+3:"


def read_game(text: str) -> TurmHistory:
    """The game of a text, played by the rules; raises as `parse_game` does."""
    return parse_game(text, TURM, read_header, (_START, _A_START), _play)


def _play(history: TurmHistory, start: LineStart, word: Word) -> None:
    state = history.state
    if state.actor is None:
        raise NotationFault(word.text, "nothing more: the game is over", column=word.before + 1)
    start.expect(turn_start_text(state))
    colours = [each.colour for each in state.sets]
    play_word(history, state.actor, word, lambda text: read_command(text, colours))
