"""Turm Bauer on a page: its texts in three languages, and how it describes a turn in progress.

`web/tests/support/turm_steps.mjs` holds each step's English text against the log.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.app.sharing.read_page import ReadPage
from tests.engine.log_lines import lines_of, write_lines
from tests.house.places import ROOT
from torres3d.app.sharing.new_page import write_new_page
from torres3d.app.sharing.page_content import game_content
from torres3d.app.sharing.written_page import written_page
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.app_declaration import APP
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.kit.engine_adapter import TURM

LOGS = ROOT / "tests/games/turm_bauer"
SLIPS, TWO = "examples/020-3p-hand-drawn-wobble-windy", "examples/005-2p-collapseat"


@cache
def page_of(name: str) -> ReadPage:
    """A recorded game as a page."""
    return shown(LOGS / f"{name}.turm")


def shown(log: Path) -> ReadPage:
    """The page of a log."""
    history = load_log(TURM, log)[1]
    return ReadPage(written_page(APP, "turm_bauer", game_content(history), "en", "standard"))


@pytest.mark.parametrize("name", [SLIPS, TWO])
def test_every_text_is_whole_in_every_language(name: str) -> None:
    for text in page_of(name).texts():
        assert not re.search(r"\b(page|turm|text)-[a-z]+|[{}]|\$", text), text
        assert text == text.strip()
        assert "  " not in text


SLIPPED = {
    "en": ("builds again after a slip", "builds again after 2 slips"),
    "de": ("baut nach einem Abrutscher noch einmal", "baut nach 2 Abrutschern noch einmal"),
    "ro": ("construiește din nou după o alunecare", "construiește din nou după 2 alunecări"),
}


@pytest.mark.parametrize("language", SLIPPED)
def test_slips_are_told_until_the_block_stands(language: str) -> None:
    page = page_of(SLIPS)
    told = [page.text(page.shown(step).status, language) for step in range(len(page.steps))]
    for words in SLIPPED[language]:
        assert any(words in text for text in told), words


def test_dice_stay_ignored_after_a_slip_with_a_ring(tmp_path: Path) -> None:
    lines = lines_of(LOGS / f"{SLIPS}.turm")
    last = next(number for number, line in enumerate(lines) if number and line["do"].get("ring") == "free")
    history = load_log(TURM, write_lines(tmp_path / "first.turm", lines[:last]))[1]
    command = lines[last]["do"]
    command["rest"] = {"pose": None, "moved": [], "fell": [[history.state.acting.colour, command["block"]]]}
    page = shown(write_lines(tmp_path / "slipped.turm", lines[: last + 1]))
    status = page.text(page.shown(len(page.steps) - 1).status)
    assert status.endswith("builds again after a slip, ring: any block")


def test_the_window_is_not_told_of_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torres3d.base.paths.user_output", lambda among: among)
    log = write_lines(tmp_path / "begun.turm", lines_of(LOGS / f"{SLIPS}.turm")[:4])
    written = write_new_page("turm_bauer", GAME.app, GAME.kit, log, tmp_path, "begun", "en", "standard")
    assert (written.file, written.closed) == (str(tmp_path / "begun.html"), False)
