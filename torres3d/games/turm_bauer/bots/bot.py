"""Type of the bots of Turm Bauer."""

from torres3d.bots.bot import ThinkingPlayer
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.rules.seat_view import View

Bot = ThinkingPlayer[View, Choice]
"""A bot that makes a choice; a judge turns it into a command."""
