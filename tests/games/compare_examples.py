#!/usr/bin/env python3
"""Compares an engine with the examples of all games, in GAME/examples beside this file.

    python3 compare_examples.py "torres3d replay {file} --states --legal"

For each NAME.torres and NAME.turm the command's JSON lines must equal NAME.states.jsonl, line by line; the lists of legal
commands are compared where the example has them (every tenth or twelfth state). Exit status 0 if all agree.
"""
import json
import pathlib
import shlex
import subprocess
import sys

here = pathlib.Path(__file__).parent
failed = 0
for log in sorted([*here.glob("*/examples/*.torres"), *here.glob("*/examples/*.turm")]):
    wanted = [json.loads(line) for line in log.with_suffix(".states.jsonl").read_text("utf-8").splitlines()]
    run = subprocess.run([word.format(file=log) for word in shlex.split(sys.argv[1])], capture_output=True, text=True, encoding="utf-8")
    got = [json.loads(line) for line in run.stdout.splitlines()]
    problem = "" if run.returncode == 0 else f"exit status {run.returncode}: {run.stderr.strip()[-200:]}"
    for want, have in zip(wanted, got):
        if "legal" not in want:
            have.pop("legal", None)
        if want != have and not problem:
            keys = [key for key in want.keys() | have.keys() if want.get(key) != have.get(key)]
            problem = f"after command {want['n']}: " + "; ".join(
                f"{key}: expected {str(want.get(key))[:160]}, got {str(have.get(key))[:160]}" for key in sorted(keys) if key != "legal")
            if "legal" in keys:
                text = lambda commands: {json.dumps(c, sort_keys=True) for c in commands or []}
                missing, extra = text(want.get("legal")) - text(have.get("legal")), text(have.get("legal")) - text(want.get("legal"))
                problem += f" legal: missing {sorted(missing)[:3]}, too many {sorted(extra)[:3]}" if missing or extra else " legal: other order"
    if not problem and len(wanted) != len(got):
        problem = f"{len(got)} lines instead of {len(wanted)}"
    failed += bool(problem)
    print(f"{log.name}: {problem or 'equal'}")
sys.exit(failed > 0)
