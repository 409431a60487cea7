"""A position in words: board, castles, points, stacks, cards. Squares come first, for screen readers."""

from collections.abc import Sequence

from torres3d.games.torres.commands.text.choice_outcomes import stacks_words
from torres3d.games.torres.rules.board import castle_top, ground
from torres3d.games.torres.rules.command_notation import SEAT_LETTERS
from torres3d.games.torres.rules.diagram import SIDE, board_text
from torres3d.games.torres.rules.literal_types import FOUNDATIONS, KNIGHTS, PHASES, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, castle_scores, master_now
from torres3d.games.torres.rules.squares import NAMES, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Translate

FILES = "abcdefgh"


def picture_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """The board as a table of eight lines with ranks and files, bare ground left blank, and what its letters mean."""
    rows = [row.replace(".", " ") for row in board_text(state).split("\n")]
    ranks = [f"{rank}  {row}".rstrip() for rank, row in zip(range(SIDE, 0, -1), rows, strict=True)]
    files = "   " + "".join(f"{file:4}" for file in FILES).rstrip()
    who = [f"{letter} {name}" for letter, name in zip(SEAT_LETTERS, names, strict=False)]
    return [*ranks, files, say("text-legend", who=", ".join(who))]


def castle_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """A line for each castle with its pieces, and one for pieces on the ground."""
    lines = []
    for castle in ground(state.board.towers).castles:
        squares = ", ".join(square_words(state, square, names, say) for square in square_list(castle))
        area, top = castle.bit_count(), castle_top(state.board, castle)
        lines.append(say("text-castle", area=area, top=top, squares=squares))
    below = list(square_list(state.pieces & ~state.board.towers))
    if below:
        lines.append(say("text-ground", squares=", ".join(square_words(state, at, names, say) for at in below)))
    return lines or [say("text-board-empty")]


def square_words(state: State, square: Square, names: Sequence[str], say: Translate) -> str:
    who = piece_words(state, square, names, say)
    what = say("text-square", square=NAMES[square], level=state.board.heights[square])
    return f"{what} {who}" if who else what


def piece_words(state: State, square: Square, names: Sequence[str], say: Translate) -> str:
    """The piece on a square; empty if there is none."""
    owner = next((seat for seat, knights in enumerate(state.knights) if knights >> square & 1), None)
    if owner is not None:
        return say("text-knight-of", name=names[owner])
    return say("text-king") if state.king >> square & 1 else ""


def look_lines(state: State, square: Square, names: Sequence[str], say: Translate) -> list[str]:
    """A square, the castle it belongs to, and the four squares beside it."""
    lines = [square_words(state, square, names, say)]
    castle = ground(state.board.towers).castle_at[square]
    if castle:
        area, top = castle.bit_count(), castle_top(state.board, castle)
        lines.append(say("tip-castle", area=area, top=top, points=area * top))
    file, rank = square % SIDE, square // SIDE
    beside = (("north", file, rank + 1), ("east", file + 1, rank), ("south", file, rank - 1), ("west", file - 1, rank))
    for way, x, y in beside:
        if 0 <= x < SIDE and 0 <= y < SIDE:
            what = square_words(state, SIDE * y + x, names, say)
            lines.append(say(f"text-beside-{way}", what=what))
    return lines


def point_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """A line for each player: points, points if scored now, knights and cards left."""
    lines = []
    for seat, name in enumerate(names):
        own = state.knights[seat]
        castles = [
            say("break-castle", square=NAMES[score.knight], area=score.area, level=score.level, points=score.points)
            for score in castle_scores(state.board, own)
        ]
        king, master = bonus_now(state, seat), master_now(state, seat)
        extra = [say("break-king", points=king)] * bool(king) + [say("break-master", points=master)] * bool(master)
        cards = len(state.hands[seat]) + (len(state.bought) if seat == state.actor else 0)
        lines.append(
            say(
                "text-points",
                name=name,
                points=state.scores[seat],
                now=castle_points(state.board, own) + king + master,
                knights=KNIGHTS - own.bit_count(),
                cards=cards,
            )
        )
        lines += [f"  {line}" for line in (*castles, *extra)]
    return lines


def turn_lines(state: State, seat: Seat, names: Sequence[str], say: Translate, brief: bool = False) -> list[str]:
    """The resources of a player: phase and round, AP, stacks, knights, cards; with ``brief`` only phase and round."""
    name = names[seat]
    if state.stage in ("foundations", "knights", "king"):
        task = say(f"prompt-{state.stage}", name=name, left=FOUNDATIONS - state.board.blocks)
        return [task, *_how(state.stage, brief, say)]
    if state.stage in ("move_king", "starter", "carry", "keep"):
        stage = state.stage.replace("_", "-")
        lines = [say(f"prompt-{stage}", name=name)]
        return [*lines, *(stack_lines(state, seat, say) if stage == "carry" else []), *_how(stage, brief, say)]
    rounds = state.options.rounds(state.phase)
    moment = say("text-moment", name=name, phase=state.phase, phases=PHASES, round=state.round, rounds=rounds)
    if brief:
        return [moment]
    knights = KNIGHTS - state.knights[seat].bit_count()
    cards = len(state.hands[seat]) + len(state.bought)
    return [moment, say("text-means", ap=state.ap, knights=knights, cards=cards), *stack_lines(state, seat, say)]


def _how(stage: str, brief: bool, say: Translate) -> list[str]:
    """What to type in a stage other than a turn; nothing with ``brief``."""
    return [] if brief else [say("text-offer-how" if stage == "keep" else f"text-how-{stage}")]


def stack_lines(state: State, seat: Seat, say: Translate) -> list[str]:
    """The stacks of a player by their blocks, the one this turn builds from, and blocks for later stacks."""
    used = state.stack if seat == state.actor else None
    others = sorted((held for index, held in enumerate(state.stacks[seat]) if held and index != used), reverse=True)
    lines = [say("text-stacks", stacks=stacks_words(others, say), count=len(others))]
    if used is not None:
        lines.insert(0, say("text-stack-used", blocks=state.stacks[seat][used]))
    if state.waiting[seat]:
        lines.append(say("text-waiting", blocks=state.waiting[seat]))
    return lines


def blocks_to_build(state: State) -> int:
    """The most blocks that the actor can still build from a stack this turn."""
    assert state.actor is not None
    stacks = state.stacks[state.actor]
    return max(stacks, default=0) if state.stack is None else stacks[state.stack]


def hand_lines(state: State, seat: Seat, say: Translate) -> list[str]:
    """The cards of a player, with the word to type for each and what it does; the master card last."""
    lines = [card_line(card, say) for card in state.hands[seat]]
    if seat == state.actor:
        lines += [say("text-card-bought", card=card_line(card, say)) for card in state.bought]
    lines = lines or [say("text-no-cards")]
    if state.master is not None:
        effect = say(f"master-{state.master}-effect")
        points = say(f"master-{state.master}-points-{state.phase}")
        lines.append(say("text-master", card=say(f"master-{state.master}"), effect=effect, points=points))
    return lines


def card_line(card: str, say: Translate) -> str:
    """A card: the word to type, its name, what it does."""
    return f"{card}: {card_name(card, say)}. {say(f'card-{card}-effect')}"
