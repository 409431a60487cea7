"""Everything that can speak against a position is said in one or two plain sentences."""

import pytest

from tests.games.torres.rules.test_soundness import flawed
from torres3d.base import paths
from torres3d.games.torres.rules.soundness.flaw import FLAWS, Flaw
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.words.event_sentences import flaw_text
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"
PLAYERS = ("Ana", "Otto", "Cleo", "Dan")
OF_THE_TURN = {
    "ap_out_of_range", "wrong_stack_used", "too_many_bought", "wrong_offer", "card_played_now", "hidden_card_played",
}  # fmt: skip
"""Flaws of who is to act, who need not be named."""


@pytest.mark.parametrize("language", language_ids(LOCALE))
@pytest.mark.parametrize("flaw", [flaw for _, flaw in flawed()], ids=list(FLAWS))
def test_every_flaw_is_said_with_its_players_squares_and_numbers(language: str, flaw: Flaw) -> None:
    said = flaw_text(flaw, PLAYERS, Texts(LOCALE, language))
    assert not said.startswith("flaw-")
    assert "{" not in said
    assert said.endswith(".")
    assert len(said) <= 140
    for square in flaw.squares:
        assert NAMES[square] in said
    for seat in (flaw.seat, flaw.other):
        assert seat is None or flaw.id in OF_THE_TURN or PLAYERS[seat] in said


def test_flaws_are_said_plainly() -> None:
    flaw = Flaw(id="castle_too_tall", squares=(27,), found=5, wanted=3)
    assert flaw_text(flaw, PLAYERS, Texts(LOCALE, "en")) == (
        "The tower on d4 is 5 high, but its castle has an area of 3 only."
    )
    assert flaw_text(flaw, PLAYERS, Texts(LOCALE, "de")) == (
        "Der Turm auf d4 ist 5 hoch, seine Burg hat aber nur Fläche 3."
    )


def test_cards_of_all_and_cards_of_one_player() -> None:
    say = Texts(LOCALE, "en")
    own = flaw_text(Flaw(id="card_too_often", seat=1, card="leap", found=2, wanted=1), PLAYERS, say)
    common = flaw_text(Flaw(id="card_too_often", card="leap", found=5, wanted=4), PLAYERS, say)
    assert own == "Cards of Otto of the kind Vault: 2. Each player has only 1."
    assert common == "Cards of the kind Vault: 5. There are only 4."


def test_one_block_and_several() -> None:
    say = Texts(LOCALE, "ro")
    said = [flaw_text(Flaw(id="stacks_too_low", seat=0, found=found), PLAYERS, say) for found in (1, 2, 20)]
    assert len(set(said)) == 3
    assert "20 de piese" in said[2]
