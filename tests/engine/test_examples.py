"""The recorded games of the specification: every state and every list of legal commands is equal."""

import json
from pathlib import Path

import pytest

from tests.games.torres.recorded_games import examples
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES


@pytest.mark.slow
@pytest.mark.parametrize("file", examples(), ids=lambda file: file.stem)
def test_states_and_legal_commands_equal_the_example(file: Path) -> None:
    log, history = load_log(TORRES, file)
    wanted = [json.loads(line) for line in file.with_suffix(".states.jsonl").read_bytes().split(b"\n") if line]
    assert log.torn is None
    assert len(wanted) == len(history.states)
    for n, want in enumerate(wanted):
        have = json.loads(TORRES.document_line(history.states[n], n, with_legal="legal" in want))
        assert have == want
