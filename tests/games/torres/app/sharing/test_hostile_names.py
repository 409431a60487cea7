"""Names and comments on a page are text: no markup, no end of a script, nothing that turns what stands beside it."""

import re
from html import unescape

import pytest
from msgspec.structs import replace

from tests.app.sharing.read_page import ReadPage
from tests.games.torres.app.sharing.pages import begun, bytes_of
from torres3d.app.sharing.page_content import Moment, PageContent, game_content
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.cards import DECK

HOSTILE = (
    "</script><script>alert(1)</script>",
    "<!--<img src=x onerror=alert(1)>",
    "\u202etxt.exe\u202c and \u2066x",
    "a\u2028b\u2029c",
    "\"&amp;'`${x}",
    "שלום",
)


def game(first: str, second: str = "Otto") -> TorresHistory:
    """A game of these two in which nothing has been done."""
    history = begun(Chance((DECK, DECK), None))
    players = (Player(first, "red", None), Player(second, "blue", None))
    setup = Setup("rio-grande-1999", "basic", {}, players)
    return type(history)(history.kit, replace(history.header, setup=setup))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text(name: str) -> None:
    content = bytes_of(game_content(game(name[:40])))
    plain = bytes_of(game_content(game("Ana")))
    assert content.count(b"<script") == plain.count(b"<script")
    assert content.count(b"</script") == plain.count(b"</script")
    assert content.count(b"<!--") == plain.count(b"<!--")
    assert "\u2028" not in content.decode().split("</head>")[1].split('id="kit"')[0]
    page = ReadPage(content)
    shown = page.text(page.document["seats"][0]["name"])
    assert "\u202e" not in shown + page.text(page.shown(0).status)
    title = re.search(r"<title>(.*?)</title>", content.decode(), re.DOTALL)
    assert title is not None
    assert "<" not in title[1]
    assert shown in unescape(title[1])


def test_a_name_read_from_right_to_left_turns_nothing_beside_it() -> None:
    page = ReadPage(bytes_of(game_content(game("שלום"))))
    assert page.text(page.document["seats"][0]["name"]) == "\u2068שלום\u2069"


def test_long_comments_and_titles_are_whole() -> None:
    history = game("Ana")
    told = "x" * 300 + "</script>\u202e\nsecond line"
    content = PageContent(history.header.setup, [Moment(history.start, note=lambda say: told)], title="<b>" * 100)
    written = bytes_of(content)
    page = ReadPage(written)
    assert page.note(0) == told.replace("\u202e", "□")
    assert page.text(page.document["title"]) == "<b>" * 100
    assert b"<b>" not in written
