"""The tree of a study by turns: a row for each turn in notation, unfolded ones with a row for each step in words."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from torres3d.games.torres.hud.models.study_models import StudyRow, StudyStep
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.studies.study import BEGINNING, PlayedStudy, written_down
from torres3d.games.torres.words.event_sentences import brief_line, is_told
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class StudyTurn(NamedTuple):
    """Steps of one turn that follow each other in reading order: the whole turn, or a part of it between side lines.

    ``continued`` if earlier steps of the turn are in another part, ``moment`` is phase and round, None before and
    between turns.
    """

    nodes: list[int]
    seat: Seat
    depth: int
    moment: tuple[int, int] | None
    continued: bool


def study_turns(grown: PlayedStudy) -> list[StudyTurn]:
    """The turns of a study in reading order (`written_down`)."""
    study, found = grown.study, list[StudyTurn]()
    for node, depth in written_down(study):
        after = study.moves[node - 1].after
        seat, moment = _whose(grown, node)
        same = after != BEGINNING and _whose(grown, after) == (seat, moment)
        same = same and not isinstance(study.moves[after - 1].command, EndTurn)
        if same and found[-1].nodes[-1] == after and found[-1].depth == depth:
            found[-1].nodes.append(node)
        else:
            found.append(StudyTurn([node], seat, depth, moment, same))
    return found


def _whose(grown: PlayedStudy, node: int) -> tuple[Seat, tuple[int, int] | None]:
    """Who gave the command of a node, and in which phase and round."""
    before, seat = grown.state(grown.study.moves[node - 1].after), grown.nodes[node].by
    assert seat is not None
    return seat, (before.phase, before.round) if before.stage in ("turn", "keep") else None


def study_rows(
    grown: PlayedStudy, unfolded: Collection[int], players: Sequence[PlayerLook], say: Translate
) -> tuple[StudyRow, ...]:
    """The rows of a study. ``unfolded`` has the first nodes of turns whose steps have rows of their own."""
    study = grown.study
    rows = [StudyRow("comment", BEGINNING, study.comment)] if study.comment else []
    for turn in study_turns(grown):
        rows += _turn_rows(grown, turn, turn.nodes[0] in unfolded, players, say)
    return tuple(rows)


def _turn_rows(
    grown: PlayedStudy, turn: StudyTurn, unfolded: bool, players: Sequence[PlayerLook], say: Translate
) -> Iterator[StudyRow]:
    moves, player = grown.study.moves, players[turn.seat]
    when = say("log-when", phase=turn.moment[0], round=turn.moment[1]) if turn.moment is not None else ""
    steps = tuple(StudyStep(node, command_text(moves[node - 1].command) + moves[node - 1].mark) for node in turn.nodes)
    last = turn.nodes[-1]
    yield StudyRow("turn", last, player.called, turn.depth, player, when, steps, turn.continued, unfolded)
    names = [each.name for each in players] if unfolded else []
    for node in turn.nodes:
        move = moves[node - 1]
        if unfolded:
            events = grown.nodes[node].events
            told = next((event for event in events if is_told(event)), events[0])
            words = " ".join(filter(None, (brief_line(told, names, say), move.mark)))
            yield StudyRow("move", node, words, turn.depth, first=turn.nodes[0])
        if move.comment:
            yield StudyRow("comment", node, move.comment, turn.depth, first=turn.nodes[0])
