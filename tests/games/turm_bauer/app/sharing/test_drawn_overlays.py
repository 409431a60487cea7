"""Overlays of a page of Turm Bauer: every one that a page offers shows something, and signs stand for figures."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from tests.app.sharing.read_page import ReadPage
from tests.games.turm_bauer.scene.played import played
from torres3d.app.sharing.page_content import game_content
from torres3d.app.sharing.written_page import written_page
from torres3d.games.turm_bauer.app.app_declaration import APP
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.lattice.walking import reachable

STEP = 16


@cache
def page() -> ReadPage:
    """A game of four up to that step as a page."""
    content = game_content(played())
    begun = replace(content, moments=content.moments[: STEP + 1])
    return ReadPage(written_page(APP, "turm", begun, "en", "standard"))


def labels(overlay: str, step: int) -> list[list[Any]]:
    """The labels of an overlay at a step of the main line."""
    standing: dict[int, list[Any]] = {}
    count = 0
    for number in range(step + 1):
        exchange = page().steps[number].get("labels", {}).get(overlay, {"gone": [], "come": []})
        for gone in exchange["gone"]:
            del standing[gone]
        for come in exchange["come"]:
            standing[count] = come
            count += 1
    return [*standing.values()]


def test_each_overlay_has_labels() -> None:
    names = [each["id"] for each in page().document["overlays"]]
    assert names == ["levels", "stairs", "load"]
    for name in names:
        assert labels(name, STEP), name


def test_stairs_have_the_sign_of_each_figure_on_the_fields_it_reaches() -> None:
    state = played().state_at(STEP)
    signs = [(text, owner) for text, _, _, _, owner in labels("stairs", STEP)]
    for number, each in enumerate(state.sets):
        own = (page().document["emblems"][number], number)
        assert signs.count(own) == len((reachable(state, each.colour) | {each.figure}) - {TABLE}) > 0
