// The panels beside the table: the log by turns, points as a graph, the board as text.

import type { PageDocument, TextId } from "./document";
import { drawn, element } from "./elements";
import type { Cell, Situation, Situations } from "./placed";
import type { Words } from "./words";

export class LogPanel {
  readonly element = element("div", { class: "log" });
  private readonly notation = element("button", { type: "button", class: "notation-switch", "aria-pressed": "false" });
  private readonly lines = new Map<number, HTMLElement>();
  private current: HTMLElement | undefined;

  constructor(
    private readonly page: PageDocument,
    private readonly situations: Situations,
    private readonly go: (step: number) => void,
  ) {
    this.notation.addEventListener("click", () => {
      const on = this.element.classList.toggle("with-notation");
      this.notation.setAttribute("aria-pressed", String(on));
      this.current?.scrollIntoView({ block: "center" });
    });
  }

  write(words: Words, colours: string[]): void {
    this.lines.clear();
    const { steps, turns } = this.page;
    const before = steps[0]!.note;
    const parts: Node[] = before === undefined ? [] : [element("p", { class: "note" }, words.text(before))];
    this.notation.textContent = words.word("notation");
    parts.unshift(this.notation);
    turns.forEach((_, number) => parts.push(this.turnOf(words, colours, number)));
    if (turns.length === 0) {
      const list = element("ol", { class: "steps" });
      for (const step of this.situations.line(0).slice(1)) this.addStep(words, list, step);
      parts.push(list);
    }
    this.element.replaceChildren(...parts);
  }

  private turnOf(words: Words, colours: string[], number: number): HTMLElement {
    const turn = this.page.turns[number]!;
    const list = element("ol", { class: "steps" });
    // A step may have no words of its own, and yet a comment or variations.
    const own = this.situations.line(0).filter((step) => this.page.steps[step]!.turn === number);
    const told = new Map<number, TextId[]>(own.map((step) => [step, []]));
    for (const [step, text] of turn.lines) told.set(step, [...(told.get(step) ?? []), text]);
    const steps = [...told.keys()].sort((one, other) => one - other);
    for (const step of steps) this.addStep(words, list, step, told.get(step)!);
    const name = element("span", { class: "who" }, words.text(turn.title));
    const colour = colours[turn.owner];
    if (colour !== undefined) name.style.setProperty("--owner", colour);
    else name.classList.add("nobody");
    const parts: Node[] = [element("h2", {}, name, element("span", { class: "when" }, words.text(turn.when))), list];
    const verdict = (turn.verdict ?? []).map((id) => element("p", {}, words.text(id)));
    if (verdict.length > 0) parts.push(element("div", { class: "verdict" }, ...verdict));
    for (const step of own.flatMap((each) => this.besides(each)))
      if (this.isTitled(step)) parts.push(this.variation(words, step));
    return element("section", { class: "turn" }, ...parts);
  }

  /** A step as a line, and below it the variations beside it that have no title. */
  private addStep(words: Words, list: HTMLElement, step: number, told = this.page.steps[step]!.told): void {
    const lines = told.map((id) => words.text(id)).filter((text) => text !== "");
    const known = this.lines.has(step);
    if (lines.length > 0) {
      const { notation } = this.page.steps[step]!;
      const texts: HTMLElement[] = lines.map((text) => element("span", {}, text));
      if (notation !== undefined && !known) texts.push(element("code", {}, notation));
      const line = element("button", { type: "button", class: "line", click: () => this.go(step) }, ...texts);
      this.lines.set(step, line);
      list.append(element("li", {}, line));
    }
    if (known) return;
    const { note } = this.page.steps[step]!;
    if (note !== undefined) list.append(element("li", { class: "note" }, words.text(note)));
    for (const other of this.besides(step))
      if (!this.isTitled(other)) list.append(element("li", {}, this.variation(words, other)));
  }

  /** The first steps of variations that stand beside a step, where that is the main one. */
  private besides(step: number): number[] {
    const [main, ...others] = this.situations.following(this.situations.parent(step));
    return main === step ? others : [];
  }

  /** Whether it is said what a variation is: then it stands below the turn, as a whole. */
  private isTitled(step: number): boolean {
    return this.page.steps[step]!.title !== undefined;
  }

  private variation(words: Words, first: number): HTMLElement {
    const list = element("ol", { class: "steps" });
    for (const step of [first, ...this.after(first)]) this.addStep(words, list, step);
    const { title } = this.page.steps[first]!;
    const text = title === undefined ? words.word("variation") : words.text(title);
    return element("details", { class: "variation", open: true }, element("summary", {}, text), list);
  }

  /** The steps that follow one to the end of its line. */
  private after(step: number): number[] {
    const found: number[] = [];
    for (let at = this.situations.following(step)[0]; at !== undefined; at = this.situations.following(at)[0]) found.push(at);
    return found;
  }

  mark(step: number): void {
    this.current?.removeAttribute("aria-current");
    let at = step;
    while (at > 0 && !this.lines.has(at)) at = this.situations.parent(at);
    this.current = this.lines.get(at);
    if (this.current === undefined) {
      this.element.scrollTop = 0;
      return;
    }
    this.current.setAttribute("aria-current", "step");
    for (let around = this.current.closest("details"); around; around = around.parentElement!.closest("details"))
      around.open = true;
    const area = this.element.getBoundingClientRect();
    const line = this.current.getBoundingClientRect();
    if (line.top < area.top || line.bottom > area.bottom)
      this.element.scrollTop += line.top - area.top - area.height / 3;
  }
}

const WIDTH = 320;
const HEIGHT = 190;
const EDGE = { left: 34, right: 12, top: 12, bottom: 22 };

export class PointsPanel {
  readonly element = element("div", { class: "points" });
  private readonly graph = element("div", { class: "graph" });
  private readonly rows = element("tbody");
  private marker: SVGElement | undefined;

  constructor(
    private readonly page: PageDocument,
    private readonly go: (step: number) => void,
  ) {
    this.element.append(element("table", {}, this.rows), this.graph);
  }

  write(words: Words, colours: string[]): void {
    const points = this.page.turns.map((turn) => turn.points);
    const most = Math.max(10, ...points.flat());
    const step = [5, 10, 20, 50, 100].find((each) => most / each <= 6) ?? 200;
    const top = Math.ceil(most / step) * step;
    const x = (turn: number) =>
      EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * (turn + 1)) / Math.max(this.page.turns.length, 1);
    const y = (value: number) => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * value) / top;
    const graph = drawn("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": words.word("points"),
      click: (event) => {
        const area = graph.getBoundingClientRect();
        const share = (((event as MouseEvent).clientX - area.left) / area.width) * WIDTH - EDGE.left;
        const turn = Math.round((share / (WIDTH - EDGE.left - EDGE.right)) * this.page.turns.length) - 1;
        this.go((this.page.turns[Math.max(turn, 0) + 1]?.first ?? this.page.steps.length) - 1);
      },
    });
    for (let value = 0; value <= top; value += step)
      graph.append(
        drawn("line", { x1: EDGE.left, x2: WIDTH - EDGE.right, y1: y(value), y2: y(value), class: "scale" }),
        drawn("text", { x: EDGE.left - 6, y: y(value) + 4, class: "number" }, String(value)),
      );
    this.page.seats.forEach((_, seat) => {
      const places = [[x(-1), y(0)], ...points.map((each, turn) => [x(turn), y(each[seat] ?? 0)])];
      const line = drawn("polyline", { points: places.map((place) => place.join(",")).join(" "), class: "course" });
      line.style.stroke = colours[this.page.seats[seat]!.owners[0]!] ?? "#ccc";
      graph.append(line);
    });
    this.marker = drawn("line", { y1: EDGE.top, y2: HEIGHT - EDGE.bottom, class: "now" });
    graph.append(this.marker);
    this.graph.replaceChildren(graph);
  }

  mark(words: Words, colours: string[], situation: Situation, turn: number): void {
    const order = this.page.seats.map((_, seat) => seat);
    this.rows.replaceChildren(
      ...order.map((seat) => {
        const { name, owners } = this.page.seats[seat]!;
        return element(
          "tr",
          {},
          element("th", { scope: "row" }, ...chips(this.page, owners, colours), words.text(name)),
          element("td", { class: "facts" }, words.text(situation.facts[seat])),
          element("td", { class: "count" }, String(situation.points[seat] ?? 0)),
        );
      }),
    );
    const share = (turn + 1) / Math.max(this.page.turns.length, 1);
    const x = EDGE.left + (WIDTH - EDGE.left - EDGE.right) * share;
    this.marker?.setAttribute("x1", x.toFixed(1));
    this.marker?.setAttribute("x2", x.toFixed(1));
  }
}

export class BoardPanel {
  readonly element = element("div", { class: "board" });

  constructor(private readonly page: PageDocument) {}

  show(words: Words, colours: string[], situation: Situation): void {
    const { columns, rows, layers } = this.page.grid;
    const size = columns.length * rows.length;
    const count = Math.max(layers.length, 1);
    const tables: Node[] = [element("p", { class: "status" }, words.text(situation.status))];
    for (let layer = 0; layer < count; layer++) {
      const filled = rows.flatMap((_, row) => columns.map((_, column) => layer * size + row * columns.length + column));
      if (layers.length > 0 && !filled.some((cell) => situation.cells.has(cell))) continue;
      const head = element(
        "tr",
        {},
        element("td"),
        ...columns.map((column) => element("th", { scope: "col" }, column)),
      );
      const body = rows.map((name, row) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, name),
          ...columns.map((_, column) =>
            this.cell(words, colours, situation.cells.get(layer * size + row * columns.length + column)),
          ),
        ),
      );
      const caption = layers[layer];
      tables.push(
        element(
          "table",
          {},
          element("caption", {}, caption === undefined ? words.word("position") : words.text(caption)),
          element("thead", {}, head),
          element("tbody", {}, ...body),
        ),
      );
    }
    this.element.replaceChildren(...tables);
  }

  private cell(words: Words, colours: string[], cell: Cell | undefined): HTMLElement {
    if (cell === undefined) return element("td");
    const [shown, owner, text] = cell;
    const emblem = this.page.emblems[owner];
    const parts: (Node | string)[] = [shown];
    if (emblem !== undefined) parts.push(chip(emblem, colours[owner]));
    return element(
      "td",
      {},
      element("span", { "aria-hidden": "true" }, ...parts),
      element("span", { class: "read" }, words.text(text)),
    );
  }
}

/** The players with their points; the seat that gave the command is marked. Names that are cut are whole in their tips. */
export function standings(
  page: PageDocument,
  words: Words,
  colours: string[],
  situation: Situation,
  acting: number,
): HTMLElement[] {
  return page.seats.map(({ name, owners }, seat) => {
    const text = words.text(name);
    const points = element("b", {}, String(situation.points[seat] ?? 0));
    const shown = element("span", { class: "name", title: text }, text);
    return element("li", { class: acting === seat ? "acting" : "" }, ...chips(page, owners, colours), shown, points);
  });
}

/** The signs of these owners. */
function chips(page: PageDocument, owners: number[], colours: string[]): HTMLElement[] {
  return owners.map((owner) => chip(page.emblems[owner] ?? "", colours[owner]));
}

/** The sign of an owner on a plate in its colour. */
function chip(emblem: string, colour: string | undefined): HTMLElement {
  const made = element("span", { class: "chip", "aria-hidden": "true" }, emblem);
  made.style.setProperty("--owner", colour ?? "#888");
  return made;
}
