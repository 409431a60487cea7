"""Texts of the position editor's panel."""

from collections.abc import Sequence

from torres3d.app.window.services import Services
from torres3d.games.torres.hud.models.study_models import EditorModel, EditorSeat
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup import Setup
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.kinds import ACTION_CARDS, KNIGHTS, MASTER_CARDS, MODES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.position_editor import MOST_AP, cards_left
from torres3d.hud.models.player_look import PlayerLook


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
