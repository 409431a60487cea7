"""A saved game of Torres as a row of the list."""

from msgspec.structs import replace

from torres3d.app.session.player_looks import character_of, player_names
from torres3d.engine.kit import Progress
from torres3d.engine.player_names_and_colours import display_colours, emblems
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.words.card_and_edition_names import edition_name
from torres3d.hud.models.library_models import GamePlayer, GameRow
from torres3d.i18n.texts import Translate


def saved_game_row(setup: Setup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
    """The row: ``bare`` is what all games' rows have."""
    names, colours = player_names(setup, BOTS, say), display_colours([player.colour for player in setup.players])
    signs = emblems(colours)
    players = tuple(
        GamePlayer(
            names[seat], colours[seat], progress.scores[seat], player.bot is not None, seat in progress.winners,
            signs[seat], character=character_of(player.bot, BOTS),
        )
        for seat, player in enumerate(setup.players)
    )  # fmt: skip
    if progress.over:
        how = say("game-finished", name=", ".join(names[seat] for seat in progress.winners))
    else:
        how = say("game-progress", phase=progress.moment[0], round=progress.moment[1])
    edition = edition_name(setup.edition, editions()[setup.edition].title, say)
    about = say("games-edition", edition=edition, mode=say(f"mode-{setup.mode}"), rules=len(setup.rules))
    return replace(bare, edition=about, progress=how, players=players)
