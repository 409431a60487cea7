"""Reading YAML and JSON: what fits is given, and whatever else there is becomes a fault with its place."""

import sys
import tracemalloc
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from torres3d.base.faults import FileFault
from torres3d.base.plain_values import MAX_DEPTH
from torres3d.base.read_document import LIMIT, read, read_line, read_source, read_text


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something with every kind of value."""

    width: Annotated[int, Meta(ge=1, le=50)]
    share: Annotated[float, Meta(ge=0, le=1)] = 0.5
    mode: Literal["fast", "slow"] = "fast"
    title: Annotated[str, Meta(description="a name for people")] = ""
    stacks: tuple[tuple[int, ...], ...] = ()
    swift: bool = True
    size: tuple[int, int] | None = None


Levels = dict[str, Level]


def fault(text: str, tmp_path: Path, kind: type = Levels, name: str = "mine.yaml") -> FileFault:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    with pytest.raises(FileFault) as told:
        read(file, kind)
    assert str(file) in str(told.value)
    assert told.value.remedy
    assert "{" not in told.value.problem
    return told.value


def test_what_fits_is_given(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(
        b"\xef\xbb\xbfa: {width: 3, stacks: [[1, 2], [3]]}\r\nb: &b {width: 4}\nc: {<<: *b, share: 1, width: 5}\n"
    )
    assert read(file, Levels) == {"a": Level(3, stacks=((1, 2), (3,))), "b": Level(4), "c": Level(5, 1.0)}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: {width: 3}\nb:\n  width: 77\n", 3, "`b.width` cannot be `77`; allowed: a whole number from 1 to 50"),
        ("a: {width: wide}\n", 1, "`a.width` cannot be `wide`; allowed: a whole number"),
        ("a: {width: true}\n", 1, "`a.width` cannot be `true`"),
        ("a: {width: 3,\n share: .nan}\n", 2, "`a.share` cannot be `nan`; allowed: a number with an end"),
        ("a: {width: 3, share: 1e999}\n", 1, "allowed: a number"),
        ("a: {width: 0xffffffffffffffffffffffff}\n", 1, "of at most 18 digits"),
        ("a: {width: 3, mode: quick}\n", 1, "`a.mode` cannot be `quick`; allowed: fast, slow"),
        ("a: {width: 3, title: 7}\n", 1, "`a.title` cannot be `7`; allowed: a name for people"),
        ("a: {width: 3, swift: maybe}\n", 1, "allowed: true, false"),
        ("a: {width: 3, size: [1]}\n", 1, "allowed: a list of 2"),
        ("a:\n  width: 3\n  stacks:\n    - [1]\n    - [2, x]\n", 5, "`a.stacks.2.2` cannot be `x`"),
        ("a: {width: 3}\nb: {breadth: 3}\n", 2, "there is no key `breadth` in `b`; there are: width, share, mode"),
        ("a: {width: 3}\nb: {share: 1}\n", 2, "`b.width` is missing; allowed values: a whole number from 1 to 50"),
        ("a: {width: 3}\n3: {width: 3}\n", 2, "a key cannot be `3`; allowed: a text"),
        ("a: {width: 3, 7: 3}\n", 1, "there is no key `7` in `a`"),
        ("a: 3\n", 1, "`a` cannot be `3`; allowed: values for the keys width"),
        ("- a\n- b\n", None, "the content cannot be the list `a`, `b`; allowed: keys with values"),
        ("", None, "the content cannot be empty"),
        ("just text\n", None, "the content cannot be `just text`"),
        ("a: {width: 3}\nb: {width: 4, width: 5}\n", 2, "the key `width` appears twice"),
        ("1: {width: 3}\n0x1: {width: 4}\n", 2, "the key `0x1` appears twice"),
        ("a: {width: [3}\n", 1, "not valid YAML"),
        ("a:\n\t- 3\n", 2, "not valid YAML"),
        ("a: {width: 3}\nb: !!int abc\n", 2, "this is not a valid int"),
        ("a: {width: 3}\nb: !!bool abc\n", 2, "this is not a valid bool"),
        ("a: {width: 3}\nb: !!float abc\n", 2, "this is not a valid float"),
        ("a: !!python/object:os.system {}\n", 1, "could not determine a constructor"),
        ("a: !!timestamp 2001-01-01\n", 1, "could not determine a constructor"),
        ("a: !!binary aaaa\n", 1, "could not determine a constructor"),
        (f"a: {{width: {'9' * 5000}}}\n", 1, "this is not a valid int"),
        ("? [a, b]\n: {width: 3}\n", 1, "a key cannot be a list"),
        ("? {a: b}\n: {width: 3}\n", 1, "a key cannot be keys and values"),
        ("a: {width: 3}\nb: {width: 3, title: \"\\ud800\"}\n", 2, "halves of characters"),
        ("a: {width: 3}\n\"\\udfff\": {width: 3}\n", 2, "halves of characters"),
        ("a: {width: 3}\nb: \0\n", 2, "U+0000"),
        ("a: {width: 3}\n---\nb: 3\n", 2, "not valid YAML"),
        ("a: *nobody\n", 1, "undefined alias"),
        ("a: &a [*a]\n", 1, "alias contains itself"),
        ("b: {width: 3}\na: {<<: 3}\n", 2, "expected a mapping for merging, but found scalar"),
        ("b: {width: 3}\na: {<<: [[3]]}\n", 2, "expected a mapping for merging, but found sequence"),
        ("a: " + "[" * 500 + "]" * 500, 1, "levels"),
        ("\n".join(f"{' ' * n}a:" for n in range(500)), MAX_DEPTH, "levels"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_line_and_key(tmp_path: Path, text: str, line: int | None, said: str) -> None:
    told = fault(text, tmp_path)
    assert said in str(told)
    assert told.line == line
    assert len(str(told)) < 600 + len(str(tmp_path))


def test_numbers_that_are_keys_are_not_taken_for_items(tmp_path: Path) -> None:
    told = fault("2: [1]\n3: [1, x]\n", tmp_path, dict[int, list[int]])
    assert (told.values["field"], told.line) == ("3.2", 2)


def test_dates_and_signs_are_texts() -> None:
    given = "{day: 2001-99-99, sign: =, other: 2001-01-01, yes: on}"
    assert read_text(given, dict[object, object], "here") == {
        "day": "2001-99-99",
        "sign": "=",
        "other": "2001-01-01",
        True: True,
    }


FACTOR = 2
"""How many times the work of the largest plain file a file with aliases may cost."""
FEW = 2000
"""The limit of values in the tests of aliases, in place of `MOST`: counting all calls takes long."""


class TooMuchWork(AssertionError):
    """Reading took more than its share."""


def work(text: str, most: int = sys.maxsize) -> tuple[object, int, int]:
    """What reading a text gives (a value, or the reason of its fault), the calls it took, and the peak of its bytes.

    Raises `TooMuchWork` after ``most`` calls.
    """
    calls = 0

    def count(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        if calls > most:
            raise TooMuchWork(f"more than {most} calls")

    tracemalloc.start()
    sys.setprofile(count)
    try:
        found: object = read_text(text, object, "here")
    except FileFault as told:
        found = told.reason
    finally:
        sys.setprofile(None)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return found, calls, peak


@cache
def plain_work() -> tuple[int, int]:
    """What a plain file of `FEW` values costs: calls and bytes."""
    pairs = [f"k{n}: 1\n" for n in range(FEW // 2 - 1)]
    found, calls, peak = work("".join(pairs))
    assert isinstance(found, dict)
    assert len(found) == len(pairs)
    return calls, peak


def tenfold(first: str, more: str, times: int = 24) -> str:
    """A text each of whose lines brings in the one before ten times."""
    return f"a0: &a0 {first}\n" + "".join(
        f"a{n}: &a{n} {more % ', '.join([f'*a{n - 1}'] * 10)}\n" for n in range(1, times + 1)
    )


WIDE = "a: &a {" + ", ".join(f"k{n}: 1" for n in range(FEW // 4)) + "}\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(tenfold("[x, x]", "[%s]"), "too_many", id="lists"),
        pytest.param(tenfold("[x, x]", "{x: [%s]}"), "too_many", id="mappings"),
        pytest.param(tenfold("{x: 1, y: 2}", "{<<: [%s]}"), None, id="merges of the same keys"),
        pytest.param(tenfold("{x: 1, y: 2}", "{<<: [%s], z: 3}", FEW // 20), "too_many", id="merges of three keys"),
        pytest.param(
            WIDE + "".join(f"b{n}: {{<<: *a}}\n" for n in range(FEW // 8)), "too_many", id="a wide one for many"
        ),
        pytest.param(WIDE + "b: {<<: [" + "*a, " * (FEW * 2 // 5) + "]}\n", "too_many", id="a wide one many times"),
        pytest.param("a: &a {x: {y: [{<<: [*a, *a]}]}}\n", "too_deep", id="a merge into itself"),
        pytest.param("[" + "a, " * (FEW + 1) + "]", "too_many", id="values"),
    ],
)
def test_aliases_cost_little_more_than_a_plain_file(
    monkeypatch: pytest.MonkeyPatch, text: str, reason: str | None
) -> None:
    """Whichever PyYAML reads: a text is read or told, for about the time (as calls) and memory of the largest file."""
    monkeypatch.setattr("torres3d.base.yaml_reader.MAX_VALUES", FEW)
    monkeypatch.setattr("torres3d.base.plain_values.MAX_VALUES", FEW)
    most_calls, most_bytes = (FACTOR * amount for amount in plain_work())
    found, _, peak = work(text, most_calls)
    assert peak <= most_bytes
    if reason is None:
        assert isinstance(found, dict)
    else:
        assert found == reason


def test_a_long_chain_of_merges_is_read_from_its_end() -> None:
    chain = "".join(f", &a{n} {{<<: *a{n - 1}}}" for n in range(1, 3000))
    given = f"deep: [[&a0 {{x: 1}}{chain}]]\ntop: {{<<: *a2999}}\n"
    assert read_text(given, dict[str, object], "here")["top"] == {"x": 1}


def test_of_merged_mappings_the_first_one_counts() -> None:
    given = "{a: &a {x: 1, y: 1}, b: &b {x: 2, z: 2}, c: {x: 0, <<: *a}, d: {<<: [*a, *b], y: 3}, e: {<<: []}}"
    found = read_text(given, dict[str, dict[str, int]], "here")
    assert (found["c"], found["d"], found["e"]) == ({"x": 0, "y": 1}, {"x": 1, "y": 3, "z": 2}, {})


def test_a_key_may_replace_what_an_alias_brings_in() -> None:
    given = "{base: &base {x: 1, y: 2}, over: &over {<<: *base, y: 3}, last: {<<: *over, y: 4}}"
    found = read_text(given, dict[str, dict[str, int]], "here")
    assert found == {"base": {"x": 1, "y": 2}, "over": {"x": 1, "y": 3}, "last": {"x": 1, "y": 4}}


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('{"a": {"width": 3}', 1, "not valid JSON: Expecting"),
        ('{"a":\n {"width": 3, "width": 4}}', None, "the key `width` appears twice"),
        ('{"a": {"width": NaN}}', None, "NaN is not a JSON number"),
        ('{"a": {"width": ' + "9" * 5000 + "}}", None, "not valid JSON"),
        ("[" * 100_000, None, "levels"),
        ('{"a": ' + "[" * 100 + "]" * 100 + "}", None, "levels"),
        ('{"a": {"width": 3, "title": "\\ud800"}}', None, "halves of characters"),
        ('{"a": {"width": 1e999}}', None, "a number with an end"),
        ('{"a": {"width": 99}}', None, "`a.width` cannot be `99`"),
    ],
)
def test_json_is_told_alike(tmp_path: Path, text: str, line: int | None, said: str) -> None:
    told = fault(text, tmp_path, name="mine.json")
    assert said in str(told)
    assert told.line == line


def test_numbers_are_keys_of_json(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"2": [1], "3": [2]}')
    assert read(file, dict[int, list[int]]) == {2: [1], 3: [2]}


def test_a_line_of_a_file_is_told_by_its_number() -> None:
    file = Path("results.jsonl")
    assert read_line(b'{"width": 3}', Level, file, 7) == Level(3)
    for line in (b'{"width": 99}', b'{"width": 3', b'{"width": "\xff"}'):
        with pytest.raises(FileFault, match=r"results\.jsonl, line 7"):
            read_line(line, Level, file, 7)


def test_text_from_elsewhere_is_told_by_its_place() -> None:
    assert read_text("[1, 2]", list[int], "--rules") == [1, 2]
    with pytest.raises(FileFault, match=r"^--rules: the content cannot be `x`; allowed: a list"):
        read_text("x", list[int], "--rules")
    with pytest.raises(FileFault, match=r"^--rules, line 1: this is not valid YAML"):
        read_text("[", list[int], "--rules")


def test_bytes_that_are_no_utf8_are_told_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"a: 1\nb: J\xfcrgen\n")
    with pytest.raises(FileFault) as told:
        read(file, dict[str, object])
    assert (told.value.reason, told.value.line) == ("not_utf8", 2)
    file.write_bytes("a: 1\n".encode("utf-16"))
    with pytest.raises(FileFault, match="not UTF-8"):
        read(file, dict[str, object])


def test_a_file_that_is_too_large_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"#" * LIMIT)
    assert read(file, type(None)) is None
    file.write_bytes(b"#" * (LIMIT + 1))
    with pytest.raises(FileFault) as told:
        read(file, type(None))
    assert told.value.reason == "too_large"


def test_checks_of_ones_own_say_the_line_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("a: {width: 3}\nb:\n  width: 4\n")
    found = read_source(file)
    told = found.wrong(("b", "width"), 4, "an odd number")
    assert str(told).startswith(f"{file}, line 3: `b.width` cannot be `4`; allowed: an odd number. What to do: ")
    assert found.fault("shared", "b", given="x", allowed="a, b").line == 2
    assert found.value(Levels, {"z": {"width": 9}})["z"] == Level(9)
