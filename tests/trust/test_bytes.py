"""A log cut at any byte, or with any bit of it wrong, gives what is right in it, or a fault: no other position."""

from pathlib import Path

import pytest

from tests.at_length import at_length
from tests.trust.whole_logs import BOTH, Whole

NAMES = [log.suffix[1:] for log in BOTH]


@pytest.mark.slow
@pytest.mark.parametrize("log", BOTH, ids=NAMES)
@pytest.mark.parametrize("every", [29, *at_length(1)])
def test_a_log_cut_at_any_byte_gives_all_that_was_written_before(log: Path, every: int, tmp_path: Path) -> None:
    whole = Whole(log, tmp_path)
    for size in range(0, len(whole.data), every):
        history, fault = whole.read(whole.data[:size])
        lines = (whole.data[:size] + whole.data[size : size + 1]).count(b"\n")  # but for its line feed a line is whole
        if lines == 0:
            assert history is None
            assert fault is not None
        else:
            assert fault is None, "a torn line is no fault"
            assert history is not None
            assert history.n == lines - 1, f"cut after {size} bytes"


@pytest.mark.slow
@pytest.mark.parametrize("log", BOTH, ids=NAMES)
@pytest.mark.parametrize("every", [149, *at_length(1)])
def test_any_wrong_bit_is_found_and_brings_no_other_position(log: Path, every: int, tmp_path: Path) -> None:
    whole = Whole(log, tmp_path)
    last_line = whole.data.rindex(b"\n", 0, -1)
    for bit in range(0, len(whole.data) * 8, every):
        place, mask = bit // 8, 1 << bit % 8
        wrong = bytearray(whole.data)
        wrong[place] ^= mask
        history, fault = whole.read(bytes(wrong))
        if place < last_line:
            assert fault is not None, f"bit {bit} is taken as it is"
        else:
            assert history is not None, "the lines before the last are right"
            lost = 2 if place == last_line else 1  # without the line feed between them the last two lines are one
            assert fault is not None or history.n == len(whole.states) - 1 - lost, f"bit {bit} is taken as it is"
