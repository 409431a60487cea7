"""Hands in a replay: hidden, one player's, or all. Those of a game in progress stay secret."""

from collections import Counter
from collections.abc import Sequence

from torres3d.games.torres.hud.models.replay_models import HandsModel, OpenHand
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.names import card_name
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

CLOSED = -1
"""No hand is open."""


class OpenHands:
    """Open hands: `CLOSED`, a seat, or the number of players for all of them."""

    def __init__(self) -> None:
        self._eyes = CLOSED

    def turn(self, players: int) -> None:
        """The next player's, after the last all, then none."""
        self._eyes = self._eyes + 1 if self._eyes < players else CLOSED

    def owner_note(self, players: Sequence[PlayerLook], say: Translate) -> str:
        """The owner of the open hands, in words."""
        if self._eyes in (CLOSED, len(players)):
            return say("replay-eyes-closed" if self._eyes == CLOSED else "replay-eyes-all")
        return say("replay-eyes-of", name=players[self._eyes].name)

    def hands(self, state: State, players: Sequence[PlayerLook], say: Translate) -> HandsModel | None:
        """The hands that are open, with what was bought this turn; None while all are closed."""
        if self._eyes == CLOSED:
            return None
        found = []
        for seat, player in enumerate(players):
            if self._eyes in (seat, len(players)):
                held = Counter(sorted([*state.hands[seat], *(state.bought if state.actor == seat else ())]))
                cards = ", ".join(card_name(card, say) for card in held.elements())
                text = cards or say("replay-no-cards")
                cards_held = tuple(held.items())
                found.append(
                    OpenHand(player.name, player.colour, text, seat, player.emblem, cards_held, player.character)
                )
        return HandsModel(tuple(found))
