"""Settings and keys: read, kept, and what is said of files that cannot be used."""

import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.games import ACTIONS, WINDOW_GAMES
from torres3d.app.window import key_bindings, settings
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.base.faults import FileFault
from torres3d.base.yaml_edit import set_values
from torres3d.games.torres.scene.overlays.active_overlays import SWITCHES
from torres3d.games.turm_bauer.scene.overlays.active_overlays import DECLARED


def test_the_shipped_settings_are_the_defaults() -> None:
    shipped = settings.read(paths.config() / "settings.yaml")
    assert shipped == Settings()


def test_settings_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.yaml"
    chosen = Settings(language="ro", ui_scale=1.4, quality="high", reduced_motion=True)
    settings.save(chosen, file)
    assert settings.load(paths.config(), file) == (chosen, None)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("language: fr\n", "language"),
        ("ui_scale: 9\n", "ui_scale"),
        ("no_such_key: 1\n", "no_such_key"),
        ("quality: best\n", "quality"),
    ],
)
def test_what_is_wrong_in_a_settings_file_is_told_and_stays(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text(f"# mine\n{text}letters: always", "utf-8")
    used, fault = settings.load(paths.config(), file)
    assert used == Settings(letters="always"), "the rest of it holds"
    assert isinstance(fault, FileFault)
    assert f"{file}, line 2" in str(fault)
    assert named in str(fault)
    settings.save(replace(used, palette="contrast"), file, ["palette"])
    assert file.read_text("utf-8") == f"# mine\n{text}letters: always\npalette: contrast\n"
    assert [each.name for each in tmp_path.iterdir()] == ["settings.yaml"]


@pytest.mark.parametrize(("text", "named"), [("- a list\n", "values for the keys"), ("language: [\n", "line")])
def test_a_settings_file_of_another_form_is_told_and_kept(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "settings.yaml"
    for old in ("settings.yaml.old", "settings.yaml.old2"):
        file.write_text(text, "utf-8")
        used, fault = settings.load(paths.config(), file)
        assert used == Settings(), "the program goes on with its defaults"
        assert isinstance(fault, FileFault)
        assert str(file) in str(fault)
        assert named in str(fault)
        assert file.read_text("utf-8") == text, "the file is not touched by reading"
        settings.save(Settings(language="de"), file, ["language"])
        assert (tmp_path / old).read_text("utf-8") == text, "what the person wrote is not lost"
        assert settings.load(paths.config(), file) == (Settings(language="de"), None)


@pytest.mark.parametrize(
    "folder", ["a\x85b", "Müller × 2", "two\nlines", "two\nlines\x85", "塔", "🏰\n", "\u2028", "'\""]
)
def test_any_text_of_a_setting_is_read_again_as_it_was_written(tmp_path: Path, folder: str) -> None:
    file = tmp_path / "settings.yaml"
    settings.save(Settings(), file)
    settings.save(Settings(games_folder=folder), file, ["games_folder"])
    assert settings.read(file).games_folder == folder


def test_two_windows_that_change_settings_lose_none_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    settings.save(Settings(window=(1280, 720)), file)
    file.write_text(f"{file.read_text('utf-8')}weather: rain  # of a later version\n", "utf-8")
    one, other = (settings.load(paths.config(), file)[0] for _ in range(2))
    settings.save(replace(one, window=(1600, 900), games_folder="/a: 'b'"), file, ["window", "games_folder"])
    settings.save(replace(other, language="ro"), file, ["language"])
    assert file.read_text("utf-8").endswith("\nweather: rain  # of a later version\n")
    used = settings.load(paths.config(), file)[0]
    assert used == Settings(window=(1600, 900), games_folder="/a: 'b'", language="ro")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("quality:\n", "quality: low\nwindow: [7, 9]\n"),
        ("{quality: high, other: 1}", "quality: low\nother: 1\nwindow:\n- 7\n- 9\n"),
        ("window:\n- 1\n- 2 # two\n# one\nother: 1\n", "window: [7, 9] # two\n# one\nother: 1\nquality: low\n"),
        ("window: [1, # one\n 2] # two\nother: 1", "window: [7, 9] # two\nother: 1\nquality: low\n"),
        ("a: &q high\nquality: *q\n", "a: high\nquality: low\nwindow:\n- 7\n- 9\n"),
        ("---\nother: 1\n...\n", "other: 1\nquality: low\nwindow:\n- 7\n- 9\n"),
        ("# nothing\n", "# nothing\nquality: low\nwindow: [7, 9]\n"),
    ],
)  # fmt: skip
def test_whatever_form_a_file_has_other_keys_stay(before: str, after: str) -> None:
    assert set_values(before, {"quality": "low", "window": [7, 9], "gone": None}) == after


def test_a_link_stays_a_link_and_a_mode_a_mode(tmp_path: Path) -> None:
    real, link = tmp_path / "dotfiles" / "mine.yaml", tmp_path / "settings.yaml"
    real.parent.mkdir()
    real.write_text("language: de\n", "utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    settings.save(Settings(language="ro"), link, ["language"])
    assert link.is_symlink()
    assert real.read_text("utf-8") == "language: ro\n"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    write_file(link, b"language: en\n", through=True)
    assert (link.is_symlink(), real.read_bytes()) == (True, b"language: en\n")
    assert [each.name for each in real.parent.iterdir()] == ["mine.yaml"]


def test_settings_that_are_not_text(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    file.write_bytes(b"\xff\xfe\x00language")
    used, fault = settings.load(paths.config(), file)
    assert used == Settings()
    assert fault is not None


def test_every_action_has_a_key() -> None:
    shipped = WINDOW_GAMES.usual_keys()
    assert set(shipped) == {*key_bindings.ACTIONS, *ACTIONS}
    twice = [(one, other) for one in shipped for other in shipped if shipped[one] == shipped[other] and one < other]
    assert not [pair for pair in twice if ACTIONS.clash(*pair)]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fly: f\n", "fly"),
        ("undo: 3\n", "undo"),
        ("undo: z\nredo: z\n", "undo, redo"),
        ("just text\n", "the name of a key in quotes"),
        ("undo: Ctrl-Z\n", "the name of a key in quotes"),
        ("undo: control-shift-z\n", "the name of a key in quotes"),
        ("undo: {\n", "line"),
    ],
)
def test_a_faulty_keys_file_names_what_is_wrong(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "keys.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(FileFault) as told:
        key_bindings.read(file, ACTIONS)
    assert str(file) in str(told.value)
    assert named in str(told.value)


def test_what_a_player_puts_on_a_key_is_taken_from_what_it_does_usually(tmp_path: Path) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "keys.yaml"
    file.write_text("undo: h\nbuy: none\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert fault is None
    assert own["undo"] == "h"
    assert "hint" not in own
    assert "buy" not in own
    assert {
        action: key for action, key in usual.items() if action not in ("undo", "hint", "buy")
    }.items() <= own.items()


def test_a_keys_file_of_a_player_that_ends_turns_with_enter_goes_on_working(tmp_path: Path) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "keys.yaml"
    file.write_text("end_turn: enter\nturn_left: arrow_left\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert fault is None
    assert (own["end_turn"], own["turn_left"]) == ("enter", "arrow_left")
    assert "cursor_left" not in own, "a key does one thing"


def test_a_faulty_keys_file_of_a_player_is_told_and_kept(tmp_path: Path) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "keys.yaml"
    file.write_text("undo: z\nredo: z\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert own == usual, "the program goes on with its own keys"
    assert isinstance(fault, FileFault)
    assert file.read_text("utf-8") == "undo: z\nredo: z\n"
    bindings = KeyBindings(usual, own, ACTIONS, file)
    bindings.bind("undo", "u")
    assert file.with_suffix(".yaml.old").read_text("utf-8") == "undo: z\nredo: z\n", "what the person wrote is not lost"
    assert key_bindings.load(usual, ACTIONS, file) == (bindings.keys, None)


def test_keys_are_bound_swapped_freed_and_reset_and_only_what_differs_is_kept(tmp_path: Path) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "deep" / "keys.yaml"
    bindings = KeyBindings(usual, usual, ACTIONS, file)
    bindings.swap("undo", "y")
    assert (bindings.keys["undo"], bindings.keys["redo"]) == ("y", "z")
    bindings.bind("hint", "b")
    assert "buy" not in bindings.keys
    assert bindings.doing("b", "torres") == "hint"
    bindings.free("score")
    assert file.read_text("utf-8").splitlines() == ["undo: y", "redo: z", "hint: b", "buy: none", "score: none"]
    assert key_bindings.load(usual, ACTIONS, file) == (bindings.keys, None)
    bindings.reset()
    assert not bindings.differs_from_default
    assert key_bindings.load(usual, ACTIONS, file) == (usual, None)


def test_two_windows_that_change_keys_lose_none_of_each_other(tmp_path: Path) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "keys.yaml"
    file.write_text("fly: f  # of a later version\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert (own, fault is not None and "fly" in str(fault)) == (usual, True), "a typing error still gets a message"
    one, other = (KeyBindings(usual, own, ACTIONS, file) for _ in range(2))
    one.bind("undo", "f10")
    other.bind("redo", "insert")
    assert file.read_text("utf-8") == "fly: f  # of a later version\nundo: f10\nredo: insert\n"
    other.bind("hint", "f10")
    found = key_bindings.load(usual, ACTIONS, file)[0]
    assert (found["hint"], found["redo"], "undo" in found) == ("f10", "insert", False), "one key does one thing"
    other.reset()
    assert file.read_text("utf-8") == "fly: f  # of a later version\nundo: none\n", "what this window did is undone"


def test_plus_is_plus_with_and_without_shift() -> None:
    bound = {"zoom_in": "+", "undo": "="}
    assert [key_bindings.holders(bound, key) for key in ("+", "=", "shift-=", "shift-+", "-")] == [
        ("zoom_in",),
        ("undo",),
        ("zoom_in",),
        ("zoom_in",),
        (),
    ]


def test_all_overlays_of_both_games_have_a_key() -> None:
    switches = {overlay.id for overlay in (*SWITCHES, *DECLARED.switches)}
    assert {action[8:] for action in ACTIONS if action.startswith("overlay_")} == switches


GAMES = key_bindings.GameActions({"one": ("duel", "rest", "wait"), "two": ("rest", "throw", "wait")})
"""Two games that know one action alone each; `rest` and `wait` are known to both."""


def test_a_key_of_one_game_is_free_for_the_other(tmp_path: Path) -> None:
    file = tmp_path / "keys.yaml"
    usual = {"duel": "d", "rest": "r", "throw": "t", "wait": "w"}
    bindings = KeyBindings(usual, usual, GAMES, file)
    assert bindings.in_the_way("throw", "d") == ()
    bindings.bind("throw", "d")
    assert (bindings.doing("d", "one"), bindings.doing("d", "two")) == ("duel", "throw")
    assert bindings.doing("r", "one") == bindings.doing("r", "two") == "rest"
    assert file.read_text("utf-8") == "throw: d\n"
    assert key_bindings.load(usual, GAMES, file) == (bindings.keys, None)


def test_a_key_of_both_games_is_in_the_way_of_either(tmp_path: Path) -> None:
    usual = {"duel": "d", "rest": "r", "throw": "d"}
    bindings = KeyBindings(usual, usual, GAMES, tmp_path / "keys.yaml")
    assert bindings.in_the_way("duel", "r") == ("rest",)
    assert bindings.in_the_way("rest", "d") == ("duel", "throw")
    bindings.swap("rest", "d")
    assert bindings.keys == {"duel": "r", "rest": "d", "throw": "r"}
    bindings.swap("duel", "d")
    assert bindings.keys == {"duel": "d", "rest": "r", "throw": "d"}, "what the other game had there goes along"
    bindings.bind("rest", "d")
    assert bindings.keys == {"rest": "d"}


def test_a_key_that_only_another_game_knows_is_told_to_this_one() -> None:
    """A lesson of Turm Bauer is answered with the keys of Torres' stacks."""
    usual = {"duel": "d", "rest": "r"}
    assert KeyBindings(usual, usual, GAMES).doing("d", "two") == "duel"


def test_a_file_that_gives_a_key_to_both_games_is_read_and_one_that_gives_it_twice_to_one_is_not(
    tmp_path: Path,
) -> None:
    usual = WINDOW_GAMES.usual_keys()
    file = tmp_path / "keys.yaml"
    file.write_text("buy: f9\ndiscard: f9\nturn_block: k\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert fault is None
    assert (own["buy"], own["discard"], own["turn_block"], own["add_knight"]) == ("f9", "f9", "k", "k")
    file.write_text("hint: f9\ndiscard: f9\n", "utf-8")
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert own == usual
    assert isinstance(fault, FileFault)
