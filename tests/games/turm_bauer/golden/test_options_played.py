"""The golden games of Turm Bauer are played with every option, and by two, three and four. What they show, and that
they are what their texts say: `tests.games.test_golden`."""

from typing import Any

from tests.games.turm_bauer.golden.wanted import TURM_WANTED
from torres3d.games.turm_bauer.kit.setup_and_options import allowed_values
from torres3d.games.turm_bauer.rules.options import Options


def test_every_value_of_an_option_that_is_a_word_is_played() -> None:
    played: dict[str, set[Any]] = {name: set() for name in Options.__struct_fields__}
    for wanted in TURM_WANTED:
        for name, usual in zip(played, Options().__struct_defaults__, strict=True):
            played[name].add(wanted.rules.get(name, usual))
    for name, values in played.items():
        words = {value for value in allowed_values(name) if isinstance(value, str)}
        assert {value for value in values if isinstance(value, str)} == words, name
    assert len(played["slips"]) > 2
    assert len(played["collapse"]) > 2
    assert {wanted.players for wanted in TURM_WANTED} == {2, 3, 4}
