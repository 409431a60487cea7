// The document of a page, as the program writes it (torres3d/scene/export/page). The page computes no rules.

/** The number of a text in `PageDocument.texts`. */
export type TextId = number;
/** A whole number of thousandths. */
export type Milli = number;

export interface Named {
  id: string;
  title: TextId;
}

export interface Palette extends Named {
  /** Colours as #rrggbb: of the owners by number, of roofs on level 1, 2 …, and of overlays by level 0, 1, 2 … */
  owners: string[];
  roofs: string[];
  levels: string[];
}

export interface Viewpoint extends Named {
  target: [number, number, number];
  /** Degrees: 0 south, 90 east; and the height, 90 straight above. */
  heading: number;
  pitch: number;
  distance: number;
}

export interface Light {
  direction: [number, number, number];
  sun: [number, number, number];
  sky: [number, number, number];
  horizon: [number, number, number];
  ground: [number, number, number];
  bounce: [number, number, number];
  fill: [number, number, number];
  fillFrom: [number, number, number];
  glow: [number, number, number];
  pool: [number, number, number];
  haze: [number, number];
  hazeColour: [number, number, number];
  share: number;
  exposure: number;
  colourful: number;
  span: number;
  stand: [number, number, number];
  aim: [number, number, number];
  depth: number;
  levelHeight: number;
}

/** Part (number in the kit), owner, x, y, z, rotation (number), scale, rise, plain (1) — one after another. */
export type FlatParts = number[];
export const FLAT = 9;

export interface Motion {
  part: number;
  /** The part that left for it; -1 for none. */
  source: number;
  style: "drop" | "walk" | "slide" | "fall" | "roll";
  /** Time, x, y, z, rotation as x, y, z, w — one key after another, in thousandths; none: it drops from above. */
  keys: number[];
  /** Time and scale, one after another, in thousandths. */
  scales?: number[];
}

/** Text, x, y, z, colour: a number of an owner, or -1. */
export type Label = [string, Milli, Milli, Milli, number];
/** x, y, z of the start, then of the end. */
export type Line = [Milli, Milli, Milli, Milli, Milli, Milli];
/** Low and high corner, and what it is. */
export type Tip = [Milli, Milli, Milli, Milli, Milli, Milli, TextId];

/** What leaves (numbers in the order of coming) and what comes. */
export interface Exchange<T> {
  gone: number[];
  come: T[];
}

export interface Step {
  /** The number of its command in the log; 0 for the beginning. */
  n: number;
  /** The step it follows, where that is not the one before. */
  parent?: number;
  /** The seat that gave the command; -1 for nobody. */
  by: number;
  turn: number;
  gone?: number[];
  come?: FlatParts;
  motions?: Motion[];
  seconds?: number;
  labels?: Record<string, Exchange<Label>>;
  lines?: Record<string, Exchange<Line>>;
  tips?: Exchange<Tip>;
  /** Number of a cell, what it shows, its owner (-1: nobody), its text for readers; a number alone is empty now. */
  cells?: ([number] | [number, string, number, TextId])[];
  points?: number[];
  /** The situation: whose turn it is, with what. */
  status?: TextId;
  /** What each player has, by seat. */
  facts?: TextId[];
  /** What happened, for the log. */
  told: TextId[];
  /** A comment. */
  note?: TextId;
  /** What the variation is that begins with this step. */
  title?: TextId;
  /** Its command in the game's notation. */
  notation?: string;
}

export interface Turn {
  title: TextId;
  when: TextId;
  /** The seat; -1 for what is nobody's turn. */
  seat: number;
  /** The owner whose turn it is; -1 for nobody. */
  owner: number;
  /** Its first step, and its lines: the number of a step and a text. */
  first: number;
  lines: [number, TextId][];
  points: number[];
  /** What the analysis said of it. */
  verdict?: TextId[];
}

export interface Grid {
  columns: string[];
  rows: string[];
  layers: TextId[];
}

export interface PageDocument {
  version: 1;
  game: string;
  title: TextId;
  languages: { id: string; name: string }[];
  /** One text for all languages, or one for each. */
  texts: (string | string[])[];
  words: Record<string, TextId>;
  /** The signs of owners, by number. */
  emblems: string[];
  /** The players, each with the owners that are the player's own. */
  seats: { name: TextId; owners: number[] }[];
  winners: number[];
  palettes: Palette[];
  views: Viewpoint[];
  /** Points that are in the picture in each view. */
  frame: [number, number, number][];
  /** Overlays; with `tint` stones have the colours of their levels. */
  overlays: (Named & { tint?: boolean })[];
  light: Light;
  /** The names of the kit's parts, by number. */
  parts: string[];
  rotations: [number, number, number, number][];
  ground: FlatParts;
  grid: Grid;
  steps: Step[];
  turns: Turn[];
  /** The step to begin with. */
  start: number;
}
