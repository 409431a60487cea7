"""What a bot of Turm Bauer is."""

from torres3d.bots.bot import ThinkingPlayer
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.rules.view import View

Bot = ThinkingPlayer[View, Choice]
"""It makes a choice; a judge makes a command of that."""
