"""A bot for Torres: it does what brings most points at once."""

import json
import sys


def near(square):
    column, row = ord(square[0]), int(square[1])
    return [chr(column + x) + str(row + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def points(heights, knights):
    left, found = set(heights), 0
    while left:
        todo, castle = [left.pop()], set()
        while todo:
            castle.add(todo.pop())
            new = left.intersection(n for square in castle for n in near(square))
            left -= new
            todo += new
        found += len(castle) * max((heights[square] for square in knights if square in castle), default=0)
    return found


def worth(command, position):
    heights, knights = dict(position["heights"]), list(position["knights"][position["seat"]])
    kind, at = command["type"], command.get("at")
    if kind == "build":
        heights[at] = heights.get(at, 0) + 1
    elif kind == "move":
        knights[knights.index(command["from"])] = command["to"]
    elif kind in ("add_knight", "place_knight"):
        knights.append(at)
    return points(heights, knights) + {"score": 1, "end_turn": -1, "buy": -1}.get(kind, 0)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready", "version": 1, "name": "Sample", "games": ["torres"]}), flush=True)
    elif asked["type"] == "choose":
        best = max(asked["legal"], key=lambda command: worth(command, asked["position"]))
        print(json.dumps({"type": "commands", "id": asked["id"], "commands": [best]}), flush=True)
    elif asked["type"] == "quit":
        break
