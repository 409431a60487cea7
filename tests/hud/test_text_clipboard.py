"""Text fields have the clipboard, as any text field: copy, cut, paste; what cannot be is said."""

from collections.abc import Callable

import pytest

from tests.hud.conftest import Player
from tests.hud.examples import SETUP
from torres3d.base import clipboard
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.setup_models import SetupChanged


class Laid:
    """A clipboard of the test's own; with ``there`` False there is none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.text, self.there = "", True
        monkeypatch.setattr(clipboard, "read_text", lambda: self.text if self.there else "")
        monkeypatch.setattr(clipboard, "write_text", self._put)

    def _put(self, text: str) -> bool:
        if self.there:
            self.text = text
        return self.there


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Laid:
    return Laid(monkeypatch)


def _name(player: Player) -> str:
    told = player.told[-1]
    assert isinstance(told, SetupChanged)
    return told.draft.players[0].name


def editing(player: Player) -> None:
    """A name is being written, all of it marked."""
    player.hud.update(HudModel(screen=SETUP))
    player.click("name:0")
    player.hud.press_key("control-a")


@pytest.mark.slow
@pytest.mark.parametrize(("copy", "cut", "paste"), [("c", "x", "v"), ("insert", "delete", "insert")])
def test_a_name_is_copied_cut_and_pasted(player: Player, laid: Laid, copy: str, cut: str, paste: str) -> None:
    editing(player)
    player.hud.press_key(f"control-{copy}")
    assert laid.text == "Ana"
    player.hud.press_key("home")
    player.hud.press_key("control-v" if paste == "v" else "shift-insert")
    assert _name(player) == "AnaAna"
    player.hud.press_key("shift-home")
    player.hud.press_key("control-x" if cut == "x" else "shift-delete")
    assert (_name(player), laid.text) == ("Ana", "Ana")
    player.hud.press_key("control-c")
    assert laid.text == "Ana", "nothing is marked, so nothing is copied"


def test_lines_that_are_pasted_become_one(player: Player, laid: Laid) -> None:
    editing(player)
    laid.text = "  Ana\r\nMaria\tII\n"
    player.hud.press_key("control-v")
    assert _name(player) == "Ana Maria II"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is room for 40 characters only."),
        ("de", "Hier ist nur für 40 Zeichen Platz."),
        ("ro", "Aici încap doar 40 de caractere."),
    ],
)
def test_what_is_too_long_is_cut_and_told(
    make_hud: Callable[..., Player], laid: Laid, language: str, said: str
) -> None:
    player = make_hud(language)
    editing(player)
    laid.text = "x" * 41
    player.hud.press_key("control-v")
    assert (_name(player), player.hud.toast) == ("x" * 40, said)
    player.hud.type_text("y")
    assert _name(player) == "x" * 40


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("control-v", "There is no text on the clipboard."),
        ("control-c", "There is no clipboard here."),
        ("control-x", "There is no clipboard here."),
    ],
)
def test_without_a_clipboard_it_is_said_and_nothing_is_lost(player: Player, laid: Laid, key: str, said: str) -> None:
    laid.there = False
    editing(player)
    player.hud.press_key(key)
    assert player.hud.toast == said
    player.hud.type_text("B")
    assert _name(player) == "B", "what was marked still was"
