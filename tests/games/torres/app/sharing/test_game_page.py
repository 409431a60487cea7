"""Torres on a page: every step shows what the game's state documents say, in three languages."""

from collections import Counter
from typing import Any

import pytest

from tests.games.torres.app.sharing.pages import page_of
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.session.palettes import table_palette
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.app_declaration import APP
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.literal_types import KNIGHTS
from torres3d.i18n.texts import Texts
from torres3d.scene.export.page.page_document import Flattened
from torres3d.scene.export.page.placed_parts import PlacedPart

SHORT = "015-romanian-variant-2p"
MASTER = "022-rio-grande-1999-master-4p-level_same"
OLD, NEW = "001-ravensburger-1999-basic-3p", "v2-012-romanian-basic-2p"


def game(name: str) -> TorresHistory:
    """A recorded game."""
    return load_log(TORRES, EXAMPLES / f"{name}.torres")[1]


def flat(parts: list[PlacedPart]) -> Counter[tuple[Any, ...]]:
    """Parts as `ReadPage` gives them."""
    flattened, found = Flattened(), Counter[tuple[Any, ...]]()
    for part in parts:
        numbers = flattened.flat([part])
        found[(part.part, *numbers[1:5], part.rotation, *numbers[6:])] += 1
    return found


@pytest.mark.parametrize("name", [OLD, NEW, MASTER])
def test_placements_lead_to_the_parts_of_the_state(name: str) -> None:
    history = game(name)
    page = page_of(history)
    setup = history.header.setup
    shown = APP.page(setup, lambda say: APP.names(setup, say), table_palette(paths.config() / "palettes.yaml"))
    steps = history.standing_steps()
    for step in (len(steps), len(steps) // 2, 0):
        state = steps[step - 1].after if step else history.start
        assert page.shown(step).parts == flat(list(shown.parts(state)))


@pytest.mark.parametrize("name", [NEW, MASTER])
def test_points_cells_and_facts_are_those_of_the_state_documents(name: str) -> None:
    history = game(name)
    page = page_of(history)
    for number, step in enumerate(history.standing_steps(), 1):
        if number % 7 and step.after.actor is not None:
            continue
        document, shown = TORRES.document(step.after, step.n), page.shown(number)
        assert tuple(shown.points) == document["scores"]
        assert {cell: what[0].split(" ")[0] for cell, what in shown.cells.items() if what[0]} == {
            8 * (8 - int(square[1])) + "abcdefgh".index(square[0]): str(height)
            for square, height in document["heights"].items()
        }
        owners = {cell: what[1] for cell, what in shown.cells.items() if what[1] >= 0}
        assert Counter(owners.values()) == {seat: len(on) for seat, on in enumerate(document["knights"]) if on}
        for seat, fact in enumerate(page.facts(number)):
            cards = len(document["hands"][seat]) + (len(document["bought"]) if document["actor"] == seat else 0)
            assert f"knights {KNIGHTS - len(document['knights'][seat])}," in fact
            assert f"cards {cards}" in fact


def test_the_status_says_whose_turn_it_is_and_who_has_won() -> None:
    history = game(SHORT)
    page = page_of(history)
    for number, step in enumerate(history.standing_steps(), 1):
        state, status = step.after, page.text(page.shown(number).status)
        if state.stage == "over":
            assert all(page.text(page.document["seats"][seat]["name"]) in status for seat in state.winners)
        elif state.stage == "turn":
            assert f"Year {state.phase}, round {state.round}: " in status
            assert ("one AP" if state.ap == 1 else f"{state.ap} AP") in status
    assert page.document["start"] == len(page.steps) - 1


def test_turns_hold_the_commands_of_their_seat_alone() -> None:
    history = game(OLD)
    page = page_of(history)
    turns = page.document["turns"]
    assert [turn["first"] for turn in turns] == sorted({turn["first"] for turn in turns})
    for step in page.steps[1:]:
        seat = turns[step["turn"]]["seat"]
        assert seat in (-1, step["by"])
    assert [turn["seat"] for turn in turns[1:4]] == [0, 1, 2]


def test_a_turn_that_has_just_begun_is_not_listed() -> None:
    history = game(OLD)
    ends = next(step for step in history.standing_steps() if isinstance(step.command, EndTurn))
    cut = type(history)(TORRES, history.header)
    for step in history.standing_steps()[: ends.n]:
        cut.add(cut.prepare(step.by, step.standing_command))
    page = page_of(cut)
    assert page.document["turns"][-1]["seat"] == ends.by
    assert page.steps[-1]["turn"] == len(page.document["turns"]) - 1


def test_all_texts_are_in_three_languages() -> None:
    page = page_of(game(MASTER))
    assert sorted(page.languages) == ["de", "en", "ro"]
    last = len(page.steps) - 1
    told = {language: [*page.told(last, language), *page.facts(last, language)] for language in page.languages}
    assert told["en"] != told["de"] != told["ro"] != told["en"]
    assert "Karten" in told["de"][-1]
    assert "cărți" in told["ro"][-1]
    keys = [text for text in page.texts() if text.startswith(("page-", "log-", "brief-", "tip-", "view-", "overlay-"))]
    assert keys == [], "texts that no language has"
    assert page_of(game(MASTER), language="ro").languages[0] == "ro"


def test_the_master_card_lies_open_from_the_beginning() -> None:
    page = page_of(game(MASTER))
    assert page.note(0) == "Master card: One level. All your knights stand on the same level."
    assert page.note(0, "de").startswith("Meisterkarte: ")
    assert page_of(game(SHORT)).note(0) == ""


def test_hands_that_are_open_name_their_cards() -> None:
    history = game(OLD)
    page, say = page_of(history), Texts(paths.config() / "locale")
    last = history.state
    for seat, fact in enumerate(page.facts(len(page.steps) - 1)):
        assert ", ".join(say(f"card-{card}") for card in last.hands[seat]) in fact
    closed = page_of(history, [1])
    for number, fact in enumerate(page.facts(len(page.steps) - 1)):
        hidden = closed.facts(len(page.steps) - 1)[number]
        assert (hidden == fact) == (number != 1)
