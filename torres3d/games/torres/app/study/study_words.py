"""Texts of studies and of the position editor: facts of a position, and the result of the analysis."""

from collections.abc import Sequence
from itertools import takewhile

from torres3d.app.session.playback import shown_events
from torres3d.app.window.services import Services
from torres3d.engine.log_entries import GameHeader
from torres3d.games.torres.app.log.turn_log import TurnLog, turn_actions, words_of
from torres3d.games.torres.app.presentation.reason_words import gain_and_reason_lines, signed
from torres3d.games.torres.bots.hint_and_analysis_types import LineFound, PositionReport, lead
from torres3d.games.torres.hud.models.editor_models import EditorModel, EditorSeat
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.from_position import begun_history
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.commands import Buy, Command, EndTurn
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, KNIGHTS, MASTER_CARDS, MODES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.position_editor import MOST_AP, cards_left
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.study_models import FoundModel, FoundRow
from torres3d.i18n.texts import Translate


def copy_position(state: State, services: Services) -> None:
    """Lay a position on the clipboard as a diagram."""
    services.copy(diagram(state), "study-copied", "study-not-copied")


def arrange_model(setup: Setup, state: State, players: Sequence[PlayerLook]) -> EditorModel:
    """The facts of a position in a turn; the tool, the tab and the flaws are the screen's."""
    seats = []
    for seat, player in enumerate(players):
        cards = tuple((card, state.hands[seat].count(card), cards_left(state, seat, card)) for card in ACTION_CARDS)
        knights = state.knights[seat].bit_count()
        seats.append(EditorSeat(player, state.scores[seat], knights, KNIGHTS, state.stacks[seat], cards))
    master = state.options.mode == "master"
    return EditorModel(
        tab="pieces",
        tool="raise",
        seat=0,
        seats=tuple(seats),
        edition=setup.edition,
        editions=tuple((name, edition.title) for name, edition in editions().items()),
        mode=setup.mode,
        modes=MODES,
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds(state.phase),
        actor=state.actor or 0,
        start=state.start,
        ap=state.ap,
        ap_most=MOST_AP,
        supply=state.supply,
        deck=sum(map(len, state.decks)),
        master=state.master if master else None,
        masters=MASTER_CARDS if master else (),
    )


def found_model(
    report: PositionReport | None,
    header: GameHeader,
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    busy: bool = False,
    shown: int | None = None,
) -> FoundModel:
    """The analysis of a position; ``shown`` is the turn that lies on the board."""
    if state.actor is None:
        return FoundModel(told=say("study-over"))
    if report is None:
        return FoundModel(busy=busy)
    rows = []
    best = lead(report.points, state.actor)
    for number, found in enumerate(report.lines):
        about = gain_and_reason_lines(found, state.actor, [player.name for player in players], say, "hint-why")
        text = turn_words(header, state, found.commands, players, say)
        rows.append(FoundRow(signed(best - found.behind), text, about, number == shown))
    standing = tuple((player, str(round(report.points[player.seat]))) for player in players)
    return FoundModel(tuple(rows), report.effort + 1, report.efforts, busy, standing)


def turn_words(
    header: GameHeader, state: State, commands: Sequence[Command], players: Sequence[PlayerLook], say: Translate
) -> str:
    """A turn in a few words: what is done, without its end."""
    # What a card brings cannot be known.
    given = takewhile(lambda command: not isinstance(command, Buy | EndTurn), commands)
    bought = sum(isinstance(command, Buy) for command in commands)
    names = [player.name for player in players]
    turns = TurnLog(state).extended(shown_events(begun_history(header, state, given).standing_steps())).turns
    parts = [words_of(deed, names, turn, say) for turn in turns for deed in turn_actions(turn)]
    if bought:
        parts.append(say("study-buys", cards=bought))
    return " · ".join(part for part in parts if part) or say("study-ends")


def line_of(report: PositionReport | None, number: int) -> LineFound | None:
    """A turn that was found, by its number from 0."""
    if report is None or not 0 <= number < len(report.lines):
        return None
    return report.lines[number]
