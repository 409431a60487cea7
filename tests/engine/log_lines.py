"""Lines of logs, read and written by hand: without the engine."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any


def lines_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a log as plain JSON objects, read without the engine."""
    return [json.loads(line) for line in file.read_bytes().decode("utf-8").split("\n")[:-1]]


def write_lines(file: Path, lines: list[dict[str, Any]], resum: bool = True) -> Path:
    """Write lines as a log, with right sums where ``resum``, worked out without the engine."""
    total = ""
    texts = []
    for line in lines:
        if resum:
            bare = {key: value for key, value in line.items() if key != "sum"}
            text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            total = sha256((total + text).encode("utf-8")).hexdigest()[:16]
            texts.append(json.dumps({**bare, "sum": total}, ensure_ascii=False))
        else:
            texts.append(json.dumps(line, ensure_ascii=False))
    file.write_text("\n".join(texts) + "\n", encoding="utf-8", newline="\n")
    return file
