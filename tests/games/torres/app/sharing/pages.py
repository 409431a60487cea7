"""Games of Torres as pages, and pairs of games that differ only in what is hidden."""

import random
from collections.abc import Collection

from msgspec.structs import replace

from tests.app.sharing.read_page import ReadPage
from tests.games.torres.lively_choices import lively
from tests.games.torres.logged_games import setup
from torres3d.app.sharing.page_content import PageContent, game_content, hiding
from torres3d.app.sharing.written_page import written_page
from torres3d.engine.history import History
from torres3d.engine.kit import Seat
from torres3d.engine.log_entries import Header
from torres3d.games.torres.app.app_declaration import APP
from torres3d.games.torres.kit.chance import Chance
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory, as_command
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ActionCard


def bytes_of(content: PageContent, language: str = "en") -> bytes:
    """The file of a page."""
    return written_page(APP, "torres", content, language, "standard")


def page_of(history: TorresHistory, hide: Collection[Seat] = (), language: str = "en") -> ReadPage:
    """A game as a page."""
    return ReadPage(bytes_of(hiding(game_content(history), hide), language))


def begun(chance: Chance, **options: object) -> TorresHistory:
    """A game of two in which nothing has been done."""
    header = Header(TORRES.format, TORRES.versions[-1], "test", "2026-01-31T20:15:00Z", setup(**options), chance)
    return History(TORRES, header)


def played(history: TorresHistory, seed: int, silent: Collection[Seat], commands: int = 10_000) -> TorresHistory:
    """Play a game by chance, in which seats ``silent`` never play a card."""
    rng = random.Random(seed)
    while history.state.actor is not None and history.n < commands:
        state = history.state
        choices = [each for each in legal(state) if not (isinstance(each, c.Play) and state.actor in silent)]
        history.add(history.prepare(state.actor, lively(state, choices, rng)))
    return history


def mirrored(history: TorresHistory, chance: Chance) -> TorresHistory:
    """The same game with other cards in the decks: of an offer the card at the same place is kept."""
    found = History(TORRES, replace(history.header, chance=chance))
    for step in history.standing_steps():
        command = as_command(step.standing_command)
        if isinstance(command, c.Keep):
            command = _at_same_places(command, step.before.offer, found.state.offer)
        found.add(found.prepare(step.by, command))
    return found


def _at_same_places(command: c.Keep, offer: tuple[ActionCard, ...], other: tuple[ActionCard, ...]) -> c.Keep:
    places: dict[str, list[ActionCard]] = {}
    for card, twin in zip(offer, other, strict=True):
        places.setdefault(card, []).append(twin)

    def twin_of(card: ActionCard) -> ActionCard:
        return places[card].pop(0)

    kept = twin_of(command.card)
    return c.Keep(kept, tuple(map(twin_of, command.top)), tuple(map(twin_of, command.bottom)))
