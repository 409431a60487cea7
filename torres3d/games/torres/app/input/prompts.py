"""The prompt: what to do now, in one line."""

from collections.abc import Sequence

from torres3d.games.torres.app.input.click_to_command import Selection, sources, takes_stack, targets
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.literal_types import FOUNDATIONS
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Translate

SET_UP = {"foundations": "prompt-foundations", "knights": "prompt-knights", "king": "prompt-king"}


def prompt(
    state: State, players: Sequence[PlayerLook], say: Translate, commands: Sequence[Command], selection: Selection
) -> PromptModel | None:
    """The prompt for the person who may act. Without ``commands`` it says which bot is playing; None for a person, who
    sees that for himself: what was done is still being shown."""
    if state.actor is None:
        return PromptModel(say("prompt-over"))
    name = players[state.actor].called
    if not commands:
        return None if players[state.actor].bot is None else PromptModel(say("prompt-waiting", name=name), waiting=True)
    if state.stage in SET_UP:
        return PromptModel(say(SET_UP[state.stage], name=name, left=FOUNDATIONS - state.board.blocks))
    if state.stage == "move_king":
        return PromptModel(say("prompt-move-king", name=name), say("prompt-leave-king"), "leave_king")
    if state.stage != "turn":
        return PromptModel(say(f"prompt-{state.stage}", name=name))
    return _turn_prompt(state, name, say, commands, selection)


def _turn_prompt(
    state: State, name: str, say: Translate, commands: Sequence[Command], selection: Selection
) -> PromptModel:
    cancel = say("prompt-cancel")
    if selection.kind == "none":
        playable = any(isinstance(command, Play) for command in commands)
        spent = "prompt-turn-done" if playable else "prompt-turn-spent"
        return PromptModel(say("prompt-turn" if state.ap else spent, name=name))
    if selection.kind == "card" and selection.card is not None:
        card = card_name(selection.card, say)
        if sources(commands, selection):
            return PromptModel(say(f"prompt-card-{CARDS[selection.card].first}", card=card), cancel, "cancel")
        waiting = takes_stack(selection) and selection.square is not None
        return PromptModel(say("prompt-card-stack" if waiting else "prompt-card-target", card=card), cancel, "cancel")
    key = f"prompt-{selection.kind}"
    if selection.kind == "knight" and not targets(commands, selection):
        key = "prompt-knight-stuck"
    return PromptModel(say(key), cancel, "cancel")
