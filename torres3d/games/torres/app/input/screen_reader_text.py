"""Screen reader text of the square under the cursor: its pieces, and what Enter would do. Pure."""

from collections.abc import Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.input import click_to_command as clicks
from torres3d.games.torres.app.input.command_preview import castle_facts, effect, walk_effect
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Found, Move, PlaceKing, PlaceKnight, Play
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import refusal
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.player_level_and_key_names import key_name
from torres3d.i18n.texts import Translate

SEPARATOR = " · "
COMMAND_KEYS: dict[type[Command], str] = {
    Found: "deed-found",
    PlaceKnight: "deed-knight",
    PlaceKing: "deed-king",
    Move: "deed-move",
    Build: "deed-build",
    AddKnight: "deed-add",
}


def spoken(
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    commands: Sequence[Command],
    selection: clicks.Selection,
    square: Square,
) -> str:
    """The line of a square: its name, level, piece and castle, and what Enter would do there with its cost.

    Without ``commands`` nobody may act, and the text describes the square alone.
    """
    told = place(state, players, say, square)
    if not commands:
        return told
    deed = _deed(state, players, say, clicks.click(state, commands, selection, clicks.OnSquare(square)))
    return f"{told} — {deed}" if deed else told


def place(state: State, players: Sequence[PlayerLook], say: Translate, square: Square) -> str:
    """A square's name and level, the piece on it and its castle."""
    height = state.board.heights[square]
    parts = [NAMES[square], say("spoken-level", level=height) if height else say("spoken-ground")]
    owner = next((seat for seat, knights in enumerate(state.knights) if knights >> square & 1), None)
    if owner is not None:
        parts.append(say("spoken-knight", name=players[owner].called))
    elif state.king >> square & 1:
        parts.append(say("spoken-king"))
    facts = castle_facts(state, square)
    if facts is not None:
        parts.append(say("spoken-kings-castle" if facts.king else "spoken-castle", area=facts.area, top=facts.top))
    return SEPARATOR.join(parts)


def _deed(state: State, players: Sequence[PlayerLook], say: Translate, outcome: clicks.Outcome) -> str:
    match outcome:
        case clicks.Commanded(command):
            return say("deed-enter", key=key_name("enter", say), deed=_given(state, say, command))
        case clicks.FarMove(moves):
            brought = walk_effect(state, moves)
            deed = say("deed-walk", steps=len(moves), cost=say("ap-cost", ap=brought.ap if brought else len(moves)))
            return say("deed-enter", key=key_name("enter", say), deed=deed)
        case clicks.Selected(chosen):
            letting_go = chosen == clicks.NOTHING or (chosen.kind == "card" and chosen.square is None)
            key = "deed-let-go" if letting_go else "deed-choose" if chosen.kind == "knight" else "deed-choose-here"
            return say("deed-enter", key=key_name("enter", say), deed=say(key))
        case clicks.Refused(error):
            return refusal(error, names_of(players), say)
        case clicks.Advised("advise-choose-first" | "advise-answer-first"):
            return ""
        case clicks.Advised(key):
            return say(key)


def _given(state: State, say: Translate, command: Command) -> str:
    if isinstance(command, Play):
        return say("deed-play", card=card_name(command.card, say))
    deed = say(COMMAND_KEYS[type(command)])
    brought = effect(state, command)
    return deed if brought is None else f"{deed}, {say('ap-cost', ap=brought.ap)}"
