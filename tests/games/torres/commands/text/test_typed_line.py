"""A line of commands is divided as it was meant, with or without blanks."""

import pytest

from tests.games.torres.commands.text.speaking import texts
from torres3d.games.torres.commands.text.typed_and_listed_choices import card_words, game_vocabulary
from torres3d.games.torres.commands.text.typed_line import commands_in
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.commands import AddKnight, Build, Buy, EndTurn, Keep, Move, Play, Score
from torres3d.terminal.dialogue import Asked


def divided(line: str, language: str = "en") -> list[str]:
    """The commands of a line."""
    say = texts(language)
    return commands_in(line, game_vocabulary(say).known, card_words(say))


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("+d4 c4-d4 end", ["+d4", "c4-d4", "end"]),
        ("+d4e4e4>e4*2.", ["+d4", "+e4", "+e4", ">e4", "*", "*", "end"]),
        ("+d4, e4 /1 +f4", ["+d4/1", "+e4/1", "+f4"]),
        ("+d4>", ["+d4", ">d4"]),
        ("+d4a>e5", ["+d4", "Ad4", ">e5"]),
        ("ac4 a c5", ["Ac4", "Ac5"]),
        ("c4 d4 e4 f4", ["c4-d4", "e4-f4"]),
        ("c4d4 C5-D5 c6>d6", ["c4-d4", "c5-d5", "c6-d6"]),
        ("** *3", ["*"] * 5),
        ("d4", ["d4"]),
        ("d4 2", ["d4", "2"]),
        ("climb c4 c5 +d4", ["climb:c4-c5", "+d4"]),
        ("cl c5 six", ["climb:c5", "six"]),
        ("ladder c4c5", ["climb:c4-c5"]),
        ("secret stairs b5 b7.", ["doors:b5-b7", "end"]),
        ("under c4 2 +c5", ["under:c4/2", "+c5"]),
        ("spare block g7+h2", ["extra:g7", "+h2"]),
        ("end/1>02", ["end/1>02"]),
        ("end yes", ["end", "yes"]),
        ("+d4 2y", ["+d4", "2", "yes"]),
        ("nonsense %", ["nonsense", "%"]),
    ],
)
def test_a_line_is_divided_into_commands(line: str, commands: list[str]) -> None:
    assert divided(line) == commands


def test_names_and_words_of_the_language_are_understood() -> None:
    assert divided("sechs punkte leiter c4c5 wertung ende ja", "de") == ["six", "climb:c4-c5", "*", "end", "yes"]
    assert divided("scară c4 c5 gata da", "ro") == ["climb:c4-c5", "end", "yes"]


def test_a_turn_in_notation_is_read_as_the_notation_reads_it() -> None:
    turn = [
        *(AddKnight("c4"), Move("c4", "c5"), Build("d4", 0), Score(), Buy()),
        Keep("leap", ("six",), ("under",)),
        Play("climb", "c4", "c5"),
        Play("under", at="c4", stack=2),
        Play("seven"),
        EndTurn(1, (0, 2)),
    ]
    text = turn_text(turn)
    assert divided(text) == text.split()


def test_a_word_takes_the_rest_of_the_line() -> None:
    words = game_vocabulary(texts())
    assert words.commands("look d4 d5") == [Asked("look", "d4 d5")]
    assert words.commands("+d4 undo yes") == ["+d4", Asked("undo"), Asked("yes")]
