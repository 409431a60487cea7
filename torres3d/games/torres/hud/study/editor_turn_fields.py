"""Moment of an edited position: year, round, actor, action points; and its rules."""

from torres3d.games.torres.hud.models.study_models import EditorModel, FactSet, MasterChosen, PlayedBy
from torres3d.games.torres.hud.study.seat_choice import MOST_SEATS, heading, seat_choice
from torres3d.games.torres.rules.literal_types import PHASES
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.controls import counter, segments, stepper
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, lines

ROW, GAP, WIDE = 28.0, 4.0, 126.0
HEIGHT = 8 * (ROW + GAP) + 20 + ROW + 6
LABEL = BODY._replace(size=14.5)


def moment_tab(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, box: Rect) -> None:
    """Numbers (``phase``, ``round``, ``ap``, each with ``:-1`` and ``:+1``), seats (``actor:0``, ``start:0``), how many
    play (``count:2``), ``mode:…``, ``edition:…`` and ``master:…``."""
    texts, send = panel.kit.texts, panel.kit.send

    def row(number: int, label: str) -> Rect:
        line = box.head(number * (ROW + GAP), ROW)
        canvas.fitted_text(box.x + 2, line.middle[1], label, LABEL, box.w - WIDE - 8)
        return Rect(line.right - WIDE, line.y, WIDE, ROW)

    rounds = texts("arrange-round-of", round=model.round, rounds=model.rounds)
    counter(panel, canvas, "phase", row(0, texts("arrange-phase")), str(model.phase), model.phase, 1, PHASES,
            lambda value: send(FactSet("phase", value)))  # fmt: skip
    counter(panel, canvas, "round", row(1, texts("arrange-round")), rounds, model.round, 1, model.rounds,
            lambda value: send(FactSet("round", value)))  # fmt: skip
    counter(panel, canvas, "ap", row(2, texts("arrange-ap")), "–" if model.ap is None else str(model.ap), model.ap, 0,
            model.ap_most, lambda value: send(FactSet("ap", value)))  # fmt: skip
    seat_choice(panel, canvas, "actor", row(3, texts("arrange-actor")), model.seats, model.actor,
                lambda seat: send(FactSet("actor", seat)))  # fmt: skip
    seat_choice(panel, canvas, "start", row(4, texts("arrange-start")), model.seats, model.start,
                lambda seat: send(FactSet("start", seat)))  # fmt: skip
    counts = [(str(count), str(count)) for count in range(2, MOST_SEATS + 1)]
    segments(panel, canvas, "count", row(5, texts("arrange-count")), counts, str(len(model.seats)),
             lambda count: send(FactSet("players", int(count))))  # fmt: skip
    line = box.row(box.y + 6 * (ROW + GAP) + 4, ROW)
    _rules(panel, canvas, model, line)


def _rules(panel: Panel[EditorModel], canvas: Canvas, model: EditorModel, line: Rect) -> None:
    texts, send = panel.kit.texts, panel.kit.send
    modes = [(mode, texts(f"mode-{mode}")) for mode in model.modes]
    segments(panel, canvas, "mode", line, modes, model.mode,
             lambda chosen: send(PlayedBy(model.edition, next(mode for mode in model.modes if mode == chosen))),
             [lines(texts(f"mode-{mode}-about")) for mode in model.modes])  # fmt: skip
    line = line.moved(0, ROW + GAP)
    names = [name for _, name in model.editions]
    ids = [edition for edition, _ in model.editions]
    at = ids.index(model.edition) if model.edition in ids else 0

    def next_edition(way: int) -> None:
        send(PlayedBy(ids[(at + way) % len(ids)], model.mode))

    stepper(panel, canvas, "edition", line, names[at] if names else "", next_edition,
            lines(title=texts("arrange-edition")))  # fmt: skip
    if model.master is None or not model.masters:
        return
    line = line.moved(0, ROW + GAP)
    heading(canvas, line.x + 2, line.y + 8, texts("arrange-master"), line.w)
    place = model.masters.index(model.master) if model.master in model.masters else 0

    def next_master(way: int) -> None:
        send(MasterChosen(model.masters[(place + way) % len(model.masters)]))

    tip = lines(texts(f"master-{model.master}-effect"), title=texts(f"master-{model.master}"))
    stepper(panel, canvas, "master", line.moved(0, 20), texts(f"master-{model.master}"), next_master, tip)
