// What stands on the table after a step: the program's numbers of parts, labels, lines and tips, put together.

import type { Exchange, FlatParts, Label, Line, PageDocument, Step, TextId, Tip } from "./document";
import { FLAT } from "./document";

export interface Placed {
  part: number;
  owner: number;
  x: number;
  y: number;
  z: number;
  rotation: [number, number, number, number];
  scale: number;
  rise: number;
  plain: boolean;
}

/** What a cell shows, its owner (-1: nobody), and its text for readers. */
export type Cell = [string, number, TextId];

/** The table after one step. Parts, labels, lines and tips have the numbers of their coming. */
export interface Situation {
  parts: Map<number, Placed>;
  labels: Map<string, Map<number, Label>>;
  lines: Map<string, Map<number, Line>>;
  tips: Map<number, Tip>;
  cells: Map<number, Cell>;
  points: number[];
  status: TextId | undefined;
  facts: TextId[];
}

export function placedParts(flat: FlatParts, rotations: PageDocument["rotations"]): Placed[] {
  const found: Placed[] = [];
  for (let n = 0; n < flat.length; n += FLAT) {
    const [part, owner, x, y, z, rotation, scale, rise, plain] = flat.slice(n, n + FLAT) as [
      number, number, number, number, number, number, number, number, number,
    ];
    found.push({
      part,
      owner,
      x: x / 1000,
      y: y / 1000,
      z: z / 1000,
      rotation: rotations[rotation]!,
      scale: scale / 1000,
      rise: rise / 1000,
      plain: plain === 1,
    });
  }
  return found;
}

/** Every situation of a game; those between are put together when they are asked for. */
export class Situations {
  private readonly kept = new Map<number, Situation>();
  private readonly first: Counts[] = [];
  private readonly nexts: number[][] = [];

  constructor(private readonly document: PageDocument) {
    // Numbers go on from one step to the one that follows it.
    document.steps.forEach((_, number) => {
      this.nexts.push([]);
      this.nexts[this.parent(number)]?.push(number);
      const before = number === 0 ? undefined : this.first[this.parent(number)];
      const earlier = before === undefined ? undefined : document.steps[this.parent(number)];
      this.first.push(before === undefined || earlier === undefined ? emptyCounts() : after(before, earlier));
    });
  }

  /** The steps that follow one, the main line first. */
  following(number: number): number[] {
    return this.nexts[number] ?? [];
  }

  /** All steps from the beginning over this one to the end of its line. */
  line(number: number): number[] {
    const found: number[] = [];
    for (let at = number; at >= 0; at = this.parent(at)) found.unshift(at);
    for (let at = this.following(number)[0]; at !== undefined; at = this.following(at)[0]) found.push(at);
    return found;
  }

  parent(number: number): number {
    return this.document.steps[number]?.parent ?? number - 1;
  }

  /** The situation after a step. It is kept: do not change it. */
  at(number: number): Situation {
    const way: number[] = [];
    let from = number;
    while (from >= 0 && !this.kept.has(from)) {
      way.push(from);
      from = this.parent(from);
    }
    let found = from < 0 ? emptySituation() : this.kept.get(from)!;
    for (const each of way.reverse()) found = this.changed(found, each);
    this.kept.set(number, found);
    if (this.kept.size > 24) this.kept.delete(this.kept.keys().next().value!);
    return found;
  }

  /** The number of the first part that comes in a step. */
  firstPart(number: number): number {
    return this.first[number]!.parts;
  }

  private changed(before: Situation, number: number): Situation {
    const step = this.document.steps[number]!;
    const first = this.first[number]!;
    const parts = new Map(before.parts);
    step.gone?.forEach((each) => parts.delete(each));
    placedParts(step.come ?? [], this.document.rotations).forEach((each, n) => parts.set(first.parts + n, each));
    const cells = new Map(before.cells);
    for (const cell of step.cells ?? []) {
      if (cell.length === 1) cells.delete(cell[0]);
      else cells.set(cell[0], [cell[1], cell[2], cell[3]]);
    }
    return {
      parts,
      labels: exchangedEach(before.labels, step.labels, first.labels),
      lines: exchangedEach(before.lines, step.lines, first.lines),
      tips: exchanged(before.tips, step.tips, first.tips),
      cells,
      points: step.points ?? before.points,
      status: step.status ?? before.status,
      facts: step.facts ?? before.facts,
    };
  }
}

interface Counts {
  parts: number;
  tips: number;
  labels: Record<string, number>;
  lines: Record<string, number>;
}

function emptyCounts(): Counts {
  return { parts: 0, tips: 0, labels: {}, lines: {} };
}

function after(counts: Counts, step: Step): Counts {
  const added = (before: Record<string, number>, come: Record<string, Exchange<unknown>> | undefined) => {
    const found = { ...before };
    for (const [id, exchange] of Object.entries(come ?? {})) found[id] = (found[id] ?? 0) + exchange.come.length;
    return found;
  };
  return {
    parts: counts.parts + (step.come?.length ?? 0) / FLAT,
    tips: counts.tips + (step.tips?.come.length ?? 0),
    labels: added(counts.labels, step.labels),
    lines: added(counts.lines, step.lines),
  };
}

function exchanged<T>(before: Map<number, T>, exchange: Exchange<T> | undefined, first: number): Map<number, T> {
  if (exchange === undefined) return before;
  const found = new Map(before);
  exchange.gone.forEach((each) => found.delete(each));
  exchange.come.forEach((each, n) => found.set(first + n, each));
  return found;
}

function exchangedEach<T>(
  before: Map<string, Map<number, T>>,
  exchanges: Record<string, Exchange<T>> | undefined,
  first: Record<string, number>,
): Map<string, Map<number, T>> {
  if (exchanges === undefined) return before;
  const found = new Map(before);
  for (const [id, exchange] of Object.entries(exchanges))
    found.set(id, exchanged(found.get(id) ?? new Map<number, T>(), exchange, first[id] ?? 0));
  return found;
}

function emptySituation(): Situation {
  return {
    parts: new Map(),
    labels: new Map(),
    lines: new Map(),
    tips: new Map(),
    cells: new Map(),
    points: [],
    status: undefined,
    facts: [],
  };
}
