"""Effects of commands in words, as the tips of the window tell them, and what to type after a refusal."""

from collections.abc import Sequence

from torres3d.games.torres.app.input.command_preview import Effect, effect, walk_effect
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.commands.text.choice_outcomes import choice_words
from torres3d.games.torres.rules.buying import BUY_COST
from torres3d.games.torres.rules.commands import AddKnight, Build, Buy, Command, EndTurn, Keep, Move, Play, Score
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate

OFF_BOARD_COST: dict[type, int] = {Buy: BUY_COST, Score: SCORE_COST}
"""AP for what is done beside the board."""


def effect_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """What a legal command brings, or the steps of one walk together: its cost, the castle there, points if scored."""
    first = commands[0]
    moves = [command for command in commands if isinstance(command, Move)]
    brought = walk_effect(state, moves) if len(moves) > 1 else effect(state, first)
    told = [choice_words(state, first, names, say)] if len(commands) == 1 else []
    if isinstance(first, EndTurn):
        lost = loss(state, legal(state), first)
        return [*told, *([say("text-would-lose", what=lost.words(say))] if lost else [])]
    if type(first) in OFF_BOARD_COST:
        return [*told, say("text-costs", ap=OFF_BOARD_COST[type(first)])]
    return told if brought is None or state.actor is None else [*told, *_brought(brought, names[state.actor], say)]


def _brought(brought: Effect, name: str, say: Translate) -> list[str]:
    gain = brought.points_after - brought.points_before
    sign = "plus" if gain > 0 else "minus" if gain < 0 else "zero"
    facts = brought.castle
    lines = [say("text-brings", ap=brought.ap, level=brought.level_after, before=brought.level_before)]
    if facts is not None:
        key = "tip-castle-king" if facts.king else "tip-castle"
        lines.append(f"{say(key, area=facts.area, top=facts.top, points=facts.area * facts.top)}.")
    return [*lines, f"{say('tip-gain', name=name, sign=sign, points=abs(gain), total=brought.points_after)}."]


def what_to_type(error: IllegalCommand, command: Command, say: Translate) -> str:
    """What to type after a command was refused: where to hear what is possible instead."""
    if error.reason == "not_enough_ap":
        return say("text-try-end")
    if error.reason == "wrong_stage":
        return say("text-try-turn")
    match command:
        case Build():
            return say("text-try-build")
        case Move(source):
            return say("text-try-me" if error.reason == "no_own_knight" else "text-try-move", square=source)
        case AddKnight():
            return say("text-try-add")
        case Play(card):
            return say("text-try-hand" if error.reason.startswith("card_") else "text-try-play", card=card)
        case Keep():
            return say("text-try-hand")
    return say("text-try-legal")
