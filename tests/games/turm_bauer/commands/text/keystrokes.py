"""Recorded turns of Turm Bauer as they are typed in text play; see `tests.terminal.keystrokes`."""

from collections.abc import Sequence

from tests.games.turm_bauer.commands.text.speaking import Dropping, building, chat
from tests.games.turm_bauer.commands.text.spelled_before import lines_before
from tests.terminal.keystrokes import TURNS, TypedTurn, shortest
from torres3d.engine.history import branch
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.text.stair_places import stair_places
from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import matching_choices
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame, TurmHistory
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, low_cell, spot_name
from torres3d.games.turm_bauer.rules.command_notation import choice_text, place_text, steps_text
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State
from torres3d.terminal.dialogue import LONGEST_SPOKEN

LEVELS = ("careful", "clever", "careful")
SEED = 7


def typed_turns() -> list[TypedTurn]:
    """Turns of a game of bots in their spellings; those of now were typed and did the same."""
    game = building(3, (), None, SEED, hand="steady")
    bots = [BOTS.make_bot(level, seat) for seat, level in enumerate(LEVELS)]
    found: list[TypedTurn] = []
    while (seat := game.state.actor) is not None and len(found) < TURNS:
        begun, turn = game.n, game.state.turn
        while game.state.turn == turn and game.state.actor is not None:
            state = game.state
            game.submit(command_for(state, bots[seat].choose(view(state, seat)), StaticsJudge()))
        commands = [step.standing_command for step in game.history.steps[begun:]]
        if all(not isinstance(each, Build) or each.rest.pose is not None for each in commands):
            found.append(_typed(game, begun, [_choice(each) for each in commands]))  # type: ignore[arg-type]
    return found


def _choice(command: Command) -> Choice:
    return command.placement if isinstance(command, Build) else command


def _typed(game: TurmGame, begun: int, choices: Sequence[Choice]) -> TypedTurn:
    states = [game.state_at(begun + number) for number in range(len(choices))]
    full = [(choice_text(each), *(["yes"] if isinstance(each, Placement) else [])) for each in choices]
    pairs = list(zip(states, choices, strict=True))
    now = lines_now(pairs)
    _check(game.history, begun, choices, now)
    return TypedTurn(
        f"turn {states[0].turn + 1}",
        tuple(line for lines in full for line in lines),
        tuple(line for state, choice in pairs for line in lines_before(state, choice)),
        tuple(line for state, choice in pairs for line in lines_before(state, choice, fishing=True)),
        now,
    )


def _check(history: TurmHistory, begun: int, choices: Sequence[Choice], lines: Sequence[str]) -> None:
    """Type the lines into a conversation about the same position; it has to make these choices."""
    game = Game(branch(history, begun, history.header.setup))
    speaker = chat(game, lines, judge=Dropping(0))
    made = [_choice(step.standing_command) for step in game.history.standing_steps()[begun:]]  # type: ignore[arg-type]
    assert made == list(choices), (lines, made, speaker.everything)


def lines_now(turn: Sequence[tuple[State, Choice]]) -> tuple[str, ...]:
    """The fewest keystrokes for a turn: by the list of stairs, or naming the block and its column."""
    lines: list[str] = []
    for state, choice in turn:
        words = shortest(_spellings(state, choice))
        if lines and (lines[-1].endswith("y") or lines[-1].startswith("box")):
            apart = " " if words[0][0].isalnum() else ""
            lines[-1] += apart + words[0]
            lines += words[1:]
        else:
            lines += words
    return tuple(lines)


def _spellings(state: State, choice: Choice) -> list[tuple[str, ...]]:
    if isinstance(choice, Stay):
        return [(".",)]
    if isinstance(choice, Discard):
        return [(f"box {choice.block}",)]
    if isinstance(choice, Move):
        return _walks(state, choice)
    column = spot_name(low_cell(choice.cells)[:2])
    ring = "!free" if choice.ring else ""
    steps = steps_text(choice.cells)
    texts = [
        (f"{choice.block}{column}{ring}", f"{choice.block}@{column}/{ring}"),
        (f"{choice.block}{column}{steps}{ring}", f"{choice.block}@{column}:{steps}{ring}"),
        (choice_text(choice), choice_text(choice)),
    ]
    if ring:
        texts.append((f"{choice.block}{column}", f"{choice.block}@{column}/"))
    found = [spelled for typed, text in texts if (spelled := _with_number(state, choice, typed, text))]
    for block in (None, choice.block):
        places = [each.placement for each in stair_places(state, legal(state), block)]
        if choice in places:
            found.append((f"^{block or ''}", f"{places.index(choice) + 1}y"))
    return found


def _walks(state: State, move: Move) -> list[tuple[str, ...]]:
    ring = f"!{move.ring}" if move.ring else ""
    if move.to == TABLE:
        return [("table",)]
    column = spot_name(move.to[:2])
    texts = [(">", ">")] if not ring else []
    texts += [(f"{column}{ring}", f">{column}{ring}" if ring else column), (choice_text(move), choice_text(move))]
    texts += [(f">{column}", f">{column}"), (column, column), (f"{place_text(move.to)}{ring}", choice_text(move))]
    return [spelled for typed, text in texts if (spelled := _with_number(state, move, typed, text))]


def _with_number(state: State, choice: Choice, typed: str, text: str) -> tuple[str, ...]:
    met = matching_choices(text, legal(state))
    asked = isinstance(choice, Placement) or (isinstance(choice, Move) and choice.ring is not None and "!" not in text)
    yes = "y" if asked else ""
    if choice not in met or len(met) > LONGEST_SPOKEN:
        return ()
    if len(met) == 1:
        return (f"{typed} {yes}".rstrip(),)
    return (typed, f"{met.index(choice) + 1}{yes}")
