"""Recorded turns of Torres as they are typed in text play; see `tests.terminal.keystrokes`."""

from collections.abc import Sequence

from tests.games.torres.bot_histories import history_of_bots
from tests.games.torres.commands.text.speaking import Speaker, talk, texts
from tests.games.torres.commands.text.spelled_before import lines_before
from tests.terminal.keystrokes import TURNS, TypedTurn, joined, shortest
from torres3d.engine.history import branch
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.input.end_turn_loss import loss
from torres3d.games.torres.commands.text.choice_outcomes import distinct, outcome
from torres3d.games.torres.commands.text.typed_and_listed_choices import card_words, matching_commands, walk_meant
from torres3d.games.torres.commands.text.typed_line import LEAST_LETTERS, cards_named
from torres3d.games.torres.kit.engine_adapter import TorresHistory, as_command
from torres3d.games.torres.kit.setup_and_options import Player, Setup, as_setup
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import AddKnight, Build, Buy, Command, EndTurn, Keep, Move, Play, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State
from torres3d.terminal.dialogue import LONGEST_SPOKEN

LEVELS = ("medium", "hard")
SEEDS = (1, 2)
CARDS = card_words(texts())


def typed_turns() -> list[TypedTurn]:
    """Every second turn or so of games of bots, in their spellings; those of now were typed and did the same."""
    found = []
    for seed in SEEDS:
        history = history_of_bots(LEVELS, seed)
        turns = _turns(history)
        step = len(turns) * len(SEEDS) // TURNS
        for begun, commands in turns[::step][: TURNS // len(SEEDS)]:
            found.append(_typed(history, seed, begun, commands))
    return found


def _turns(history: TorresHistory) -> list[tuple[int, list[Command]]]:
    """The turns after the set-up: the number of commands before each, and its commands."""
    found: list[tuple[int, list[Command]]] = []
    begun = False
    for number, step in enumerate(history.steps):
        if step.before.stage in ("turn", "keep"):
            if not begun:
                found.append((number, []))
            found[-1][1].append(as_command(step.standing_command))
            begun = not isinstance(step.command, EndTurn)
    return found


def _typed(history: TorresHistory, seed: int, begun: int, commands: Sequence[Command]) -> TypedTurn:
    state = history.state_at(begun)
    now = lines_now(state, commands)
    _check(history, begun, commands, now)
    return TypedTurn(
        f"game {seed}, year {state.phase}, round {state.round}",
        tuple(map(command_text, commands)),
        lines_before(state, commands),
        lines_before(state, commands, fishing=True),
        now,
    )


def _check(history: TorresHistory, begun: int, commands: Sequence[Command], lines: Sequence[str]) -> None:
    """Type the lines into a conversation; it has to make these commands, but for which of equal stacks they use."""
    old = as_setup(history.header.setup)
    actor = history.state_at(begun).actor
    players = tuple(
        Player(player.name, player.colour, None if seat == actor else "random")
        for seat, player in enumerate(old.players)
    )
    game = Game(branch(history, begun, Setup(old.edition, old.mode, old.rules, players)))
    speaker = talk(game, lines, speaker=Speaker())
    made = [as_command(step.standing_command) for step in game.history.standing_steps()[begun:]][: len(commands)]
    state = history.state_at(begun)
    for wanted, given in zip(commands, made, strict=True):
        assert outcome(state, wanted) == outcome(state, given), (lines, wanted, given, speaker.everything)
        state = apply(state, wanted)


def lines_now(state: State, commands: Sequence[Command]) -> tuple[str, ...]:
    """The fewest keystrokes for a turn, naming the squares; a card on offer is taken in a line of its own."""
    lines: list[list[str]] = [[]]
    at, last = 0, ""
    while at < len(commands):
        command = commands[at]
        count, words = _spelled(state, commands[at:], last)
        lines[-1] += words
        for done in commands[at : at + count]:
            state = apply(state, done)
        at += count
        last = command_text(commands[at - 1])[-2:] if isinstance(command, Move) else getattr(command, "at", last)
        if isinstance(command, Buy) and state.stage == "keep":
            lines.append([])
            last = ""
    return tuple(joined(_chained(line)) for line in lines)


def _chained(words: Sequence[str]) -> list[str]:
    """The words, with blocks placed one after another as one."""
    found: list[str] = []
    for word in words:
        if word.startswith("+") and found and found[-1].startswith("+"):
            found[-1] += word[1:]
        else:
            found.append(word)
    return found


def _spelled(state: State, commands: Sequence[Command], last: str) -> tuple[int, list[str]]:
    """The first command, or as many as one word does, and the words for them."""
    first = commands[0]
    if isinstance(first, Score):
        count = next((n for n, command in enumerate(commands) if not isinstance(command, Score)), len(commands))
        return count, ["*" * count if count <= 2 else f"*{count}"]
    if isinstance(first, Move):
        return _walk(state, commands, last)
    if isinstance(first, Keep):
        number = state.offer.index(first.card) + 1
        others = first.top or first.bottom
        shown = tuple(card for card in state.offer if card != first.card)
        order = "" if others == shown else "".join(str(state.offer.index(card) + 1) for card in others)
        return 1, [f"{number}{('^' if first.top else '_') if first.top or order else ''}{order}"]
    if isinstance(first, AddKnight) and first.at == last:
        return 1, ["a"]
    spellings = [_with_number(state, first, text) for text in _texts(state, first)]
    words = list(shortest([each for each in spellings if each]))
    if isinstance(first, EndTurn) and loss(state, legal(state), first):
        words.append("y")
    return 1, words


def _walk(state: State, commands: Sequence[Command], last: str) -> tuple[int, list[str]]:
    moves: list[Move] = []
    for command in commands:
        if not isinstance(command, Move) or (moves and moves[-1].to != command.from_):
            break
        moves.append(command)
    for count in range(len(moves), 0, -1):
        target = moves[count - 1].to
        for word, text in ((">", f">{target}"), (f">{target}", f">{target}"), *_from(moves[0], target)):
            if (word != ">" or target == last) and _goes(state, text, moves[:count]):
                return count, [word]
    raise AssertionError(moves)


def _from(move: Move, target: str) -> list[tuple[str, str]]:
    return [(f"{move.from_}{target}", f"{move.from_}-{target}")]


def _goes(state: State, text: str, moves: Sequence[Move]) -> bool:
    assert state.actor is not None
    found = matching_commands(text, legal(state))
    return found == list(moves) if found else walk_meant(state, state.actor, text) == tuple(moves)


def _texts(state: State, command: Command) -> list[tuple[str, str]]:
    """What may be typed for a command, and the text that it becomes."""
    own = command_text(command)
    if isinstance(command, Build):
        return [(f"+{command.at}", f"+{command.at}"), (own, own)]
    if isinstance(command, EndTurn):
        return [(".", "end")]
    if isinstance(command, Buy):
        return [("buy", "buy"), ("bu", "bu")]
    if not isinstance(command, Play):
        return [(own.casefold(), own)]
    lengths = range(LEAST_LETTERS, len(command.card) + 1)
    begun = next(command.card[:n] for n in lengths if cards_named(command.card[:n], CARDS) == [command.card])
    squares = [getattr(command, field) for field in ("from_", "to", "at") if isinstance(getattr(command, field), str)]
    if not squares:
        return [(begun, command.card)]
    texts_of = [(f"{begun} {square}", f"{command.card}:{square}") for square in reversed(squares)]
    return [*texts_of, (f"{begun} {''.join(squares)}", f"{command.card}:{'-'.join(squares)}")]


def _with_number(state: State, command: Command, typed: tuple[str, str]) -> tuple[str, ...]:
    """What is typed, with the number of the command where it is one of several; nothing where it is none of them."""
    word, text = typed
    met = [outcome(state, each) for each in distinct(state, matching_commands(text, legal(state)))]
    own = outcome(state, command)
    if own not in met:
        return ()
    if len(met) > LONGEST_SPOKEN:
        return ()
    return (word,) if len(met) == 1 else (word, str(met.index(own) + 1))
