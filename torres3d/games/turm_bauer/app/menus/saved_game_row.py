"""A saved game of Turm Bauer as a row of the list."""

from msgspec.structs import replace

from torres3d.app.session.player_looks import player_names
from torres3d.engine.kit import Progress
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.games.turm_bauer.words.names import option_name
from torres3d.games.turm_bauer.words.outcome import turn_words
from torres3d.hud.models.library_models import GamePlayer, GameRow
from torres3d.i18n.texts import Translate


def saved_game_row(setup: Setup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
    """The row: ``bare`` is what all games' rows have. Scores are the levels of a player's figures, added up."""
    names = player_names(setup, BOTS, say)
    shown, signs = shown_as(setup), emblems_of(setup)
    players = []
    for seat, player in enumerate(setup.players):
        first, *others = player.colours
        second = others[0] if others else ""
        players.append(
            GamePlayer(
                names[seat], shown[first], progress.scores[seat], player.bot is not None, seat in progress.winners,
                signs[first], shown.get(second, ""), signs.get(second, 0),
            )
        )  # fmt: skip
    if progress.over:
        how = say("game-finished", name=", ".join(names[seat] for seat in progress.winners))
    else:
        how = turn_words(progress.moment[0] - 1, sum(len(player.colours) for player in setup.players), say)
    changed = ", ".join(option_name(option, say) for option in setup.rules)
    about = say("turm-shelf-rules", rules=len(setup.rules), changed=changed)
    return replace(bare, edition=about, progress=how, players=tuple(players))
