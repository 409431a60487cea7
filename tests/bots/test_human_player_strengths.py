"""The strengths of the persons at a machine: each game counts once, some never; what is wrong with their file."""

from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from tests.bots.ended_games import KIND, PLAYED, Played, seats, won
from torres3d.base.faults import FileFault
from torres3d.bots.human_player_strengths import PlayerStrengths, strengths_in
from torres3d.bots.person_elo_estimate import course
from torres3d.bots.rated_games import Kept, read_strength, write_strength
from torres3d.engine.kit import Progress
from torres3d.engine.log_errors import WriteFault

ELO = {"easy": 730, "medium": 1340, "hard": 1850}
TWO = seats(("Ana", None), ("A", "easy"))
OVER = Progress(200, (3, 4), (200, 150), (0,))
WHEN = "2026-01-01T10:00:00Z"


@pytest.fixture
def strengths(tmp_path: Path) -> PlayerStrengths:
    return opened(tmp_path)


def opened(folder: Path) -> PlayerStrengths:
    return PlayerStrengths(folder / "kept", KIND, lambda: {"Player 1": 1, "Spieler 1": 1}, ELO.get)


def test_nobody_is_known_where_there_is_no_file(strengths: PlayerStrengths) -> None:
    assert strengths.persons() == []
    assert not strengths.searched
    assert strengths.fault is None
    assert not strengths.file.parent.exists(), "nothing is written before there is something to keep"


def test_a_game_counts_once(strengths: PlayerStrengths, tmp_path: Path) -> None:
    assert strengths.count("g", TWO, OVER, WHEN)
    assert not strengths.count("g", TWO, OVER, WHEN)
    assert not opened(tmp_path).count("g", TWO, OVER, WHEN), "nor by another program"
    standing = opened(tmp_path).strength_of("ana")
    assert [played.game for played in standing.played] == ["g"]
    assert standing.belief.estimate == course([standing.played[0].rivals])[-1].estimate
    assert standing.belief.estimate.mean > standing.course[0].estimate.mean


@pytest.mark.parametrize("why", ["hint", "taken_over", "branch"])
def test_a_game_with_help_does_not_count(strengths: PlayerStrengths, tmp_path: Path, why: str) -> None:
    assert strengths.would_count("g", TWO)
    strengths.take_out("g", why)  # type: ignore[arg-type]  # one of a few words
    assert not strengths.would_count("g", TWO)
    assert not opened(tmp_path).count("g", TWO, OVER, WHEN), "nor after a restart"
    assert opened(tmp_path).why_out("g") == why
    assert strengths.count("other", TWO, OVER, WHEN)


def test_a_game_of_nobody_or_against_nobody_known_would_not_count(strengths: PlayerStrengths) -> None:
    assert not strengths.would_count("g", seats(("Ana", None), ("Ben", None)))
    assert not strengths.would_count("g", seats(("A", "easy"), ("B", "hard")))
    assert not strengths.would_count("g", seats(("Ana", None), ("A", "random")))


def test_persons_by_who_played_last_under_the_name_written_last(strengths: PlayerStrengths) -> None:
    games = [("Ana", "a"), ("Spieler 1", "b"), ("ANA", "c"), ("Ben", "d"), ("Player 1", "e")]
    for name, game in games:
        strengths.count(game, seats((name, None), ("A", "easy")), OVER, WHEN)
    assert strengths.persons() == ["#1", "ben", "ana"]
    assert strengths.strength_of("ana").name == "ANA"
    assert len(strengths.strength_of("#1").played) == 2
    assert strengths.strength_of("nobody").played == ()


def test_forgotten_is_forgotten_unless_one_is_sorry(strengths: PlayerStrengths, tmp_path: Path) -> None:
    for game in ("a", "b"):
        strengths.count(game, TWO, OVER, WHEN)
    strengths.count("c", seats(("Ben", None), ("A", "easy")), OVER, WHEN)
    gone = strengths.forget("ana")
    assert opened(tmp_path).persons() == ["ben"]
    assert b"Ana" not in strengths.file.read_bytes()
    strengths.remember(gone)
    assert [played.game for played in opened(tmp_path).strength_of("ana").played] == ["a", "b"]
    strengths.remember(gone)
    assert len(strengths.strength_of("ana").played) == 2


def test_earlier_games_are_taken_once_in_their_order(strengths: PlayerStrengths) -> None:
    strengths.count("late", TWO, OVER, "2026-05-01T10:00:00Z")
    strengths.take_out("helped", "hint")
    strengths.take_earlier([won("Ana", "early"), won("Ana", "late"), won("Ana", "helped")])
    assert [played.game for played in strengths.strength_of("ana").played] == ["early", "late"]
    assert strengths.searched


def test_the_level_offered_is_among_those_there_are(strengths: PlayerStrengths) -> None:
    level, chance = strengths.fitting("ana", ("random", "easy", "medium", "hard")) or ("", 0.0)
    assert level == "easy"
    assert 0.55 < chance < 0.75
    assert strengths.fitting("ana", ("random",)) is None


def test_games_against_a_bot_that_is_apart_count_and_it_is_not_offered(tmp_path: Path) -> None:
    strengths = PlayerStrengths(tmp_path, KIND, dict, ELO.get, lambda bot: bot == "medium")
    assert strengths.count("g", seats(("Ana", None), ("A", "medium")), OVER, WHEN)
    assert strengths.strength_of("ana").belief.estimate.mean > 1000
    assert strengths.fitting("ana", ("medium",)) is None
    assert strengths.fitting("ana", ("easy", "medium", "hard")) is not None


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (b"", 1, "not valid JSON"),
        (b"{}", 1, "format"),
        (b"nonsense\n", 1, "not valid JSON"),
        (b'{"format": "torres-log", "version": 1}\n', 1, "format"),
        (b'{"format": "torres-strength", "version": 1}\n{"game": "g"}\n', 2, "name"),
        (b'{"format": "torres-strength", "version": 1}\n\xff\xfe\n', 2, "UTF-8"),
        (b'{"format": "torres-strength", "version": 1}\n[[[[', 2, "JSON"),
    ],
)
def test_a_faulty_file_is_told_and_set_aside(strengths: PlayerStrengths, text: bytes, line: int, said: str) -> None:
    strengths.file.parent.mkdir()
    strengths.file.write_bytes(text)
    assert strengths.persons() == []
    assert strengths.fault is not None
    assert strengths.fault.line in (line, None)
    assert said in str(strengths.fault)
    assert strengths.file.read_bytes() == text, "reading alters nothing"
    assert strengths.count("g", TWO, OVER, WHEN)
    assert strengths.persons() == ["ana"]
    assert strengths.file.with_name(f"{KIND.name}.old").read_bytes() == text
    assert strengths.fault is not None, "it can still be told"


@pytest.mark.parametrize(
    "change",
    [
        {"players": 9}, {"place": 0}, {"rivals": []}, {"when": "yesterday"}, {"name": ""}, {"points": "many"},
        {"further": 1}, {"rivals": [{"bot": "easy", "elo": 730, "result": 2.0}]},
        {"rivals": [{"bot": "easy", "elo": 1e99, "result": 1}]},
    ],
    ids="-".join,
)  # fmt: skip
def test_values_that_cannot_be_are_told(strengths: PlayerStrengths, change: dict[str, object]) -> None:
    write_strength(strengths.file, KIND, Kept((won("Ana", "a"),)))
    head, game = strengths.file.read_bytes().splitlines()
    spoilt = msgspec.json.encode({**msgspec.json.decode(game), **change})
    strengths.file.write_bytes(head + b"\n" + game + b"\n" + spoilt + b"\n")
    assert strengths.persons() == ["ana"], "one bad line costs that line"
    assert strengths.fault is not None
    assert strengths.fault.line == 3
    before = strengths.file.read_bytes()
    assert strengths.count("g", TWO, OVER, WHEN)
    assert [each.game for each in strengths.strength_of("ana").played] == ["a", "g"]
    assert strengths.file.with_name(f"{KIND.name}.old").read_bytes() == before, "what could not be used is kept"


@pytest.mark.parametrize("head", [b"", b"torn", b'{"format":"torres-strength","version":1,"out":{"g":"later"}}'])
def test_a_bad_first_line_costs_that_line(strengths: PlayerStrengths, head: bytes) -> None:
    write_strength(strengths.file, KIND, Kept((won("Ana", "a"), won("Ana", "b"))))
    lines = strengths.file.read_bytes().splitlines()
    strengths.file.write_bytes(b"\n".join([head, *lines[1:], b""]))
    assert [each.game for each in strengths.strength_of("ana").played] == ["a", "b"]
    assert strengths.fault is not None
    assert strengths.fault.line in (1, None)


@pytest.mark.parametrize(("kept", "opened_by"), list(permutations(PLAYED, 2)), ids=lambda each: each.game.id)
def test_the_file_of_another_game_is_told_and_set_aside_whole(kept: Played, opened_by: Played, tmp_path: Path) -> None:
    other = tmp_path / opened_by.kind.name
    write_strength(other, kept.kind, Kept((won("Ana", "a"),), {"c": "hint"}))
    before = other.read_bytes()
    with pytest.raises(FileFault, match=opened_by.kind.format):
        read_strength(other, opened_by.kind)
    strengths = strengths_in(tmp_path, opened_by.game.bots())
    assert strengths.persons() == []
    assert strengths.fault is not None
    assert kept.kind.format in str(strengths.fault)
    assert strengths.count("g", opened_by.players, Progress(9, (9,), (1, 2, 3, 4), (3,)), WHEN)
    assert other.with_name(f"{other.name}.old").read_bytes() == before
    assert [each.game for each in read_strength(other, opened_by.kind).played] == ["g"]


def test_torres_keeps_name_and_head_of_its_file(tmp_path: Path) -> None:
    strengths = strengths_in(tmp_path, PLAYED[0].game.bots())
    strengths.count("g", PLAYED[0].players, Progress(9, (3, 4), (1, 2, 3, 4), (3,)), WHEN)
    head = (tmp_path / "strength.jsonl").read_bytes().splitlines()[0]
    assert head == b'{"format":"torres-strength","version":1,"out":{},"searched":false}'


def test_bots_of_a_game_that_is_not_rated_have_no_elo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = PLAYED[0].game.bots()
    assert strengths_in(tmp_path, bots).meet(PLAYED[0].players)
    monkeypatch.setattr(type(bots), "rated", False)
    assert not strengths_in(tmp_path, bots).meet(PLAYED[0].players)
    assert strengths_in(tmp_path, bots).fitting("ana", bots.level_ids()) is None


def test_what_a_later_version_wrote_stays_as_it_is(strengths: PlayerStrengths) -> None:
    write_strength(strengths.file, KIND, Kept((won("Ana", "a"),)))
    usual = strengths.file.read_bytes()
    later = usual.replace(b'"version":1', b'"version":2')
    strengths.file.write_bytes(later)
    assert strengths.persons() == []
    assert strengths.fault is not None
    assert (strengths.fault.reason, strengths.fault.line) == ("later_version", 1)
    for change in (
        lambda: strengths.count("g", TWO, OVER, WHEN),
        lambda: strengths.take_out("h", "hint"),
        lambda: strengths.forget("ana"),
        lambda: strengths.take_earlier([won("Ana", "b")]),
    ):
        with pytest.raises(WriteFault, match="later version"):
            change()
    assert strengths.file.read_bytes() == later
    assert [each.name for each in strengths.file.parent.iterdir() if ".old" in each.name] == []
    strengths.file.write_bytes(usual + b" ")
    assert strengths.count("g", TWO, OVER, WHEN), "a later program has set it right"


def test_files_that_were_set_aside_are_all_kept(strengths: PlayerStrengths) -> None:
    """Fifty rated games were lost where the second one went over the first."""
    strengths.file.parent.mkdir()
    for number in range(3):
        strengths.file.write_bytes(b"nonsense %d" % number)
        assert strengths.count(f"g{number}", TWO, OVER, WHEN)
    kept = sorted(each.name for each in strengths.file.parent.iterdir() if ".old" in each.name)
    assert kept == [f"{KIND.name}.old", f"{KIND.name}.old2", f"{KIND.name}.old3"]


@pytest.mark.parametrize("game", ["", "g" * 300])
def test_a_record_that_could_not_be_read_again_is_not_written(strengths: PlayerStrengths, game: str) -> None:
    assert strengths.count("a", TWO, OVER, WHEN)
    assert not strengths.count(game, TWO, OVER, WHEN)
    strengths.take_earlier([won("Ana", game)])
    assert [each.game for each in strengths.strength_of("ana").played] == ["a"]
    assert strengths.fault is None


def test_the_file_says_again_what_was_written(tmp_path: Path) -> None:
    kept = Kept((won("Ana", "a"), won("Zoë \u2028 \x85", "b", result=0.5)), {"c": "hint"}, searched=True)
    write_strength(tmp_path / KIND.name, KIND, kept)
    assert read_strength(tmp_path / KIND.name, KIND) == kept


def test_a_folder_that_cannot_be_written_is_told_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    strengths = opened(tmp_path)
    with pytest.raises(WriteFault):
        strengths.count("g", TWO, OVER, WHEN)
    with pytest.raises(WriteFault):
        strengths.take_out("g", "hint")
    assert strengths.persons() == []
