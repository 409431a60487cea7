"""Undo where everything can be taken back, as in puzzles and studies: the command in words."""

from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Move, Stay
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.i18n.texts import Translate


def undone_words(game: TurmGame, blocks: BlockSet, say: Translate) -> list[str]:
    """Take back the last command, whoever gave it; what was taken back."""
    steps = game.history.standing_steps()
    if not steps:
        return [say("puzzle-again-not")]
    game.undo()
    command = steps[-1].standing_command
    if isinstance(command, Throw):
        return [say("text-study-throw-back", one=command.dice[0], two=command.dice[1])]
    assert isinstance(command, Build | Discard | Move | Stay)
    choice = command.placement if isinstance(command, Build) else command
    return [say("text-taken-back-one", what=choice_in_words(choice, blocks, say))]
