"""Whatever bytes a file holds, reading it gives a value or the reader's fault, and nothing else."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """Part of `Outer`."""

    colour: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
    places: dict[int, tuple[int, ...]] = {}


class Outer(msgspec.Struct):
    """Most kinds of types that the program reads."""

    inner: Inner | None = None
    share: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.5
    mode: Literal["one", "two"] = "one"
    pair: tuple[int, str] = (1, "")
    many: list[bool] = []
    named: dict[Literal["a", "b"], Inner] = {}


KINDS: list[Any] = [object, Outer, dict[str, Outer], list[int], str, int, dict[int, float], tuple[int, int]]

PIECES = st.sampled_from(
    [
        *"[]{}:,-?!&*|>'\"%@`#=~<\n\t 0123456789.eExX_abnyl\\",
        *["- ", ": ", "? ", "<<: ", "<<: *a", "&a ", "*a", "---\n", "...\n", "%YAML 9.9\n", "%TAG ! x\n"],
        *["!!int ", "!!float ", "!!bool ", "!!null ", "!!set ", "!!omap ", "!!binary ", "!!timestamp ", "!!str "],
        *["!!merge ", "2001-99-99", "0x", "0b", "1:30", ".nan", ".inf", "1e999", "null", "true", "yes", "9" * 4500],
        *['"\\ud800"', '"\\x00"', "\0", "\ufeff", "\x85", "\u2028", "{a: 1}"],
        *["inner: ", "colour: ", "places: ", "mode: one", "pair: ", "named: ", "'#aabbcc'"],
    ]
)
TEXTS = st.lists(PIECES, max_size=40).map(lambda pieces: "".join(pieces).encode("utf-8", "surrogatepass"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzzed")


def told(file: Path, data: bytes, kind: Any) -> str:
    """What is said of a file that holds these bytes; its name alone where it can be used."""
    file.write_bytes(data)
    try:
        read(file, kind)
    except FileFault as fault:
        return str(fault)
    return str(file)


def check(file: Path, data: bytes, kind: Any) -> None:
    text = told(file, data, kind)
    assert text.startswith(str(file))
    assert len(text.encode()) < 1000 + len(str(file))


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(
    data=st.one_of(st.binary(max_size=200), TEXTS),
    kind=st.sampled_from(KINDS),
    suffix=st.sampled_from([".yaml", ".json"]),
)
@example(data=b"? ? a\n", kind=object, suffix=".yaml")
@example(data=b"{<<: 3}", kind=object, suffix=".yaml")
@example(data=b"a: &a {<<: *a}", kind=object, suffix=".yaml")
@example(data=b"!!int _", kind=object, suffix=".yaml")
@example(data=b"!!float ''", kind=object, suffix=".yaml")
@example(data=b"!!int ''", kind=object, suffix=".yaml")
@example(data=b"!!seq {}", kind=object, suffix=".yaml")
@example(data=b"!!str [a]", kind=object, suffix=".yaml")
@example(data=b"!!map [a]", kind=object, suffix=".yaml")
@example(data=b"{!!merge a: 3}", kind=object, suffix=".yaml")
@example(data=b"'\xed\xa0\x80'", kind=object, suffix=".yaml")
def test_any_bytes_give_a_value_or_a_fault(folder: Path, data: bytes, kind: Any, suffix: str) -> None:
    check(folder / f"any{suffix}", data, kind)


SHIPPED = sorted(
    [*paths.config().glob("*.yaml"), *paths.config().glob("games/*/*/*.yaml"), *paths.config().glob("games/*/*.yaml")]
)


@pytest.mark.long
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_our_own_files_with_a_piece_replaced_give_a_value_or_a_fault(folder: Path, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SHIPPED)).read_bytes()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 20, len(text))))
    piece = data.draw(st.one_of(st.binary(max_size=4), TEXTS))
    check(folder / "own.yaml", text[:start] + piece + text[end:], dict[str, object])
