"""Type of the bots of Torres."""

from torres3d.bots.bot import ThinkingPlayer
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.seat_view import View

Bot = ThinkingPlayer[View, Command]
