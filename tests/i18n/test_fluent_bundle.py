"""Texts are read one by one, and come out as if their files were read as a whole."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from torres3d.base import paths
from torres3d.i18n import fluent_texts
from torres3d.i18n.fluent_texts import Entries, TextBundle, read_texts
from torres3d.i18n.texts import Texts, language_ids, text_files

LOCALE = paths.config() / "locale"
FILES = [file for folder in ("locale", "guide") for file in sorted((paths.config() / folder).rglob("*.ftl"))]
DAMAGED = """\
# a comment
back = Back
-brand = Torres
  .gender = it
hello = { -brand.gender ->
[it] It is { -brand }
*[other] { back } again
}
    and a second line
broken = { $name
back = twice
empty =
only-attribute =
    .title = Title
open = {
back
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_each_text_of_ours_is_that_of_the_whole_file(file: Path) -> None:
    whole, single = read_texts(file).texts, Entries(file)
    assert single.keys == whole.keys()
    for key, entry in whole.items():
        found = single.get(key)
        assert found is not None
        assert found.equals(entry, ignored_fields=["span", "comment"])


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_damaged_file_gives_the_texts_of_the_whole_file(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    start = data.draw(st.integers(0, len(DAMAGED)))
    end = data.draw(st.integers(start, min(start + 9, len(DAMAGED))))
    piece = data.draw(st.text('{}=\n -#.*[]ab$"', max_size=6))
    file = tmp_path_factory.mktemp("damaged") / "a.ftl"
    file.write_text(DAMAGED[:start] + piece + DAMAGED[end:], "utf-8")
    whole, single = read_texts(file).texts, Entries(file)
    for key in single.keys | whole.keys():
        found, expected = single.get(key), whole.get(key)
        assert (found is None) == (expected is None), key
        assert found is None or found.equals(expected, ignored_fields=["span", "comment"]), key


def test_what_a_text_speaks_of_is_found_in_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "hello = { -greeting } { $who }, { $n ->\n [one] one\n *[other] { many }\n }\n", "utf-8"
    )
    (tmp_path / "b.ftl").write_text("many = { $n } of { -game }\n-greeting = Hello\n-game = Torres\n", "utf-8")
    bundle = TextBundle("en", text_files(tmp_path))
    assert bundle.text("hello", {"who": "Ana", "n": 1}) == ("Hello Ana, one", True)
    assert bundle.text("hello", {"who": "Ana", "n": 1234}) == ("Hello Ana, 1,234 of Torres", True)
    assert bundle.text("hello", {"n": 1})[1] is False
    assert bundle.text("-game", {}) == ("", False)


@pytest.fixture(scope="module", params=language_ids(LOCALE))
def both(request: pytest.FixtureRequest) -> tuple[TextBundle, FluentBundle, dict[str, list[str]]]:
    """A language as it is read here and by the library, and the names that each text is said with."""
    folder = LOCALE / request.param
    bundle, library = TextBundle(request.param, text_files(folder)), FluentBundle([request.param], use_isolating=False)
    names = {}
    for file in text_files(folder):
        for key, entry in read_texts(file).texts.items():
            assert entry.value is not None
            library.add_resource(ast.Resource([entry]))
            names[key] = [
                element.expression.id.name
                for element in entry.value.elements
                if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
            ]
    return bundle, library, names


@pytest.mark.slow
@pytest.mark.parametrize("value", ["Ana & Otto", 0, 7, 999, 1000, 12345, -3, True, 2.5])
def test_each_text_is_said_as_the_library_says_it(
    both: tuple[TextBundle, FluentBundle, dict[str, list[str]]], value: object
) -> None:
    bundle, library, names = both
    for key, named in names.items():
        if not key.startswith("-"):
            values = dict.fromkeys(named, value)
            said, errors = library.format_pattern(library.get_message(key).value, values)
            assert bundle.text(key, values) == (str(said).strip(), not errors)


def test_a_text_is_read_when_it_is_said_and_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("one = One\ntwo = Two { $name }\nthree = Three\n", "utf-8")
    pieces: list[str] = []

    class Counting(FluentParser):
        def parse(self, source: str) -> ast.Resource:
            pieces.append(source)
            return super().parse(source)

    monkeypatch.setattr(fluent_texts, "FluentParser", Counting)
    texts = Texts(tmp_path, "en")
    assert (texts("two", name="Ana"), texts("one"), texts("two", name="Otto")) == ("Two Ana", "One", "Two Otto")
    assert pieces == ["two = Two { $name }\n", "one = One\n"]
