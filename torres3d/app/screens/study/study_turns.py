"""The tree of a study by turns: a row for each turn in notation, unfolded ones with a row for each step in words."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from torres3d.engine.kit import EventT, Seat, StateT
from torres3d.engine.studies.study import BEGINNING, PlayedStudy, written_down
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.study_models import StudyRow, StudyStep
from torres3d.i18n.texts import Translate


class StudyTurn(NamedTuple):
    """Steps of one turn that follow each other in reading order: the whole turn, or a part of it between side lines.

    ``continued`` if earlier steps of the turn are in another part, ``moment`` is the time as the game counts it, None
    where it counts none.
    """

    nodes: list[int]
    seat: Seat
    depth: int
    moment: tuple[int, ...] | None
    continued: bool


class BaseStudyTurns(ABC, Generic[StateT, EventT]):
    """Turns and rows of the studies of one game."""

    # what differs from game to game

    @abstractmethod
    def moment(self, state: StateT) -> tuple[int, ...] | None:
        """The time of the turn in which a state is; None before and between turns."""

    @abstractmethod
    def ends(self, command: Any) -> bool:
        """Whether a command ends a turn, so that what follows is another one even of the same player and time."""

    @abstractmethod
    def when(self, moment: tuple[int, ...], last: StateT, say: Translate) -> str:
        """A moment in few letters; ``last`` is the state before the last step shown of the turn."""

    @abstractmethod
    def word(self, command: Any, state: StateT) -> str:
        """A command given in this state, in notation, as short as a row has it."""

    @abstractmethod
    def told(self, events: Sequence[EventT], before: StateT, names: Sequence[str], say: Translate) -> str:
        """What happened in a step, in words."""

    def player(self, state: StateT, players: Sequence[PlayerLook]) -> PlayerLook:
        """The player to act in a state, as it is shown."""
        assert state.actor is not None
        return players[state.actor]

    # what is the same

    def turns(self, grown: PlayedStudy[StateT, EventT]) -> list[StudyTurn]:
        """The turns of a study in reading order (`written_down`)."""
        study, found = grown.study, list[StudyTurn]()
        for node, depth in written_down(study):
            after = study.moves[node - 1].after
            seat, moment = self._whose(grown, node)
            same = after != BEGINNING and self._whose(grown, after) == (seat, moment)
            same = same and not self.ends(study.moves[after - 1].command)
            if same and found[-1].nodes[-1] == after and found[-1].depth == depth:
                found[-1].nodes.append(node)
            else:
                found.append(StudyTurn([node], seat, depth, moment, same))
        return found

    def rows(
        self,
        grown: PlayedStudy[StateT, EventT],
        unfolded: Collection[int],
        players: Sequence[PlayerLook],
        say: Translate,
    ) -> tuple[StudyRow, ...]:
        """The rows of a study. ``unfolded`` has the first nodes of turns whose steps have rows of their own."""
        study = grown.study
        rows = [StudyRow("comment", BEGINNING, study.comment)] if study.comment else []
        for turn in self.turns(grown):
            rows += self._turn_rows(grown, turn, turn.nodes[0] in unfolded, players, say)
        return tuple(rows)

    def _whose(self, grown: PlayedStudy[StateT, EventT], node: int) -> tuple[Seat, tuple[int, ...] | None]:
        """Who gave the command of a node, and when."""
        before, seat = grown.state(grown.study.moves[node - 1].after), grown.nodes[node].by
        assert seat is not None
        return seat, self.moment(before)

    def _turn_rows(
        self,
        grown: PlayedStudy[StateT, EventT],
        turn: StudyTurn,
        unfolded: bool,
        players: Sequence[PlayerLook],
        say: Translate,
    ) -> Iterator[StudyRow]:
        moves = grown.study.moves
        before = {node: grown.state(moves[node - 1].after) for node in turn.nodes}
        player = self.player(before[turn.nodes[0]], players)
        when = self.when(turn.moment, before[turn.nodes[-1]], say) if turn.moment is not None else ""
        steps = tuple(
            StudyStep(node, self.word(moves[node - 1].command, before[node]) + moves[node - 1].mark)
            for node in turn.nodes
        )
        last = turn.nodes[-1]
        yield StudyRow("turn", last, player.called, turn.depth, player, when, steps, turn.continued, unfolded)
        names = [each.name for each in players] if unfolded else []
        for node in turn.nodes:
            move = moves[node - 1]
            if unfolded:
                told = self.told(grown.nodes[node].events, before[node], names, say)
                yield StudyRow("move", node, " ".join(filter(None, (told, move.mark))), turn.depth, first=turn.nodes[0])
            if move.comment:
                yield StudyRow("comment", node, move.comment, turn.depth, first=turn.nodes[0])
