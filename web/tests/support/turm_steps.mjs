// What a page of Turm Bauer shows at each step, read from its elements and held against states and commands.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./program.mjs";
import { letters, seenSteps, wonText } from "./steps.mjs";

/** Check all steps of a page in English; `states` are those it shows, in order, `lines` those of the log. */
export async function checkTurmSteps(page, states, lines) {
  const shown = await seenSteps(page, states.length);
  const { players } = lines[0].setup;
  const { names, emblems } = shown[0];
  names.forEach((name, seat) => assert.ok(letters(name).startsWith(letters(players[seat].name)), name));
  const game = new TurmGame(lines[0].setup, names, emblems);
  shown.forEach((seen, number) => {
    const state = states[number];
    const status = game.status(state);
    const levels = players.map((_, seat) => String(game.height(state, seat)));
    const told = number === 0 ? [] : game.told(states[number - 1], lines[state.n].do, state);
    const expected = {
      moment: `${number} / ${states.length - 1}`,
      names,
      emblems,
      points: levels,
      pointsTab: levels,
      facts: players.map((_, seat) => game.facts(state, seat)),
      boards: game.boards(state),
      status,
      boardStatus: status,
      valueText: [`${number}`, ...(told.length > 0 ? [told.join("; ")] : []), status].join(". "),
    };
    assert.deepEqual(seen, expected, `step ${number}, command ${state.n}`);
  });
}

const COLOURS = new Map(
  [...readFileSync(join(ROOT, "config/locale/en/hud.ftl"), "utf8").matchAll(/^colour-(\w+) = (.*)$/gm)].map(([, id, name]) => [id, name]),
);
const BLOCKS = {
  "1c": "coloured cube", "1n": "plain cube", "2a": "bar of two", "2b": "bar of two", "3i": "bar of three",
  "3l": "angle of three", "4l": "angle of four", "4s": "square of four", "5l": "angle of five", "6s": "slab of six",
};
const OF_SETS = {
  house: { "5p": "throne of five", "6t": "stairs of six" },
  flat: { "5p": "flag of five", "6t": "boot of six" },
  twins: {
    "3a": "angle of three", "3b": "angle of three, reversed", "4a": "angle of four", "4b": "angle of four, reversed",
    "5a": "throne of five", "5b": "throne of five, reversed", "6a": "stairs of six", "6b": "stairs of six, reversed",
  },
};
const RINGS = { free: "ring: any block", pass: "ring: over others’ fields", leap: "ring: two levels at once" };
const CORNERSTONE = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]];
const TURNS = 12;

export function colourName(colour) {
  return COLOURS.get(colour) ?? colour;
}

/** Columns as docs/turm-bauer-notation.md names them. */
function column(x) {
  const letter = (number) => String.fromCharCode("a".charCodeAt(0) + number);
  const number = x + 12;
  if (number < 0) return `-${letter(-number - 1)}`;
  return number < 26 ? letter(number) : `z${letter(number - 26)}`;
}

export function spot([x, y]) {
  return `${column(x)}${y + 10}`;
}

function level(place) {
  return place === "table" ? 0 : place[2] + 1;
}

export function placeName(place) {
  return place === "table" ? "table" : `${spot(place)}, level ${level(place)}`;
}

/** The field of a block: of its lowest part; of several the westernmost, of these the southernmost. */
function fieldOf(cells) {
  return placeName([...cells].sort((one, other) => one[2] - other[2] || one[0] - other[0] || one[1] - other[1])[0]);
}

function parts(blocks) {
  return blocks.reduce((sum, id) => sum + Number(id[0]), 0);
}

function sum(values) {
  return values.reduce((one, other) => one + other, 0);
}

export class TurmGame {
  constructor({ players, rules }, names, emblems) {
    this.players = players;
    this.names = names;
    this.blocks = { ...BLOCKS, ...OF_SETS[rules.blocks ?? "house"] };
    this.emblems = Object.fromEntries(players.flatMap(({ colours }, seat) => colours.map((colour, n) => [colour, [...emblems[seat]][n]])));
  }

  /** The levels of a seat's figures together. */
  height(state, seat) {
    return sum(this.players[seat].colours.map((colour) => level(state.figures[colour])));
  }

  actor(seat, colour) {
    return this.players.length === 2 ? `${this.names[seat]} (${colourName(colour)})` : this.names[seat];
  }

  facts(state, seat) {
    const { colours } = this.players[seat];
    const each = colours.map((colour) => {
      const height = level(state.figures[colour]);
      const sizes = state.supply[colour].map((id) => id[0]);
      const where = height === 0 ? "figure on the table" : `figure on level ${height}`;
      const left = sizes.length === 0 ? "0" : `${sizes.length} (size${sizes.length === 1 ? "" : "s"} ${sizes.join(", ")})`;
      return `${where}, blocks ${left}, parts in the box ${parts(state.box[colour])}, rings ${state.rings[colour]}`;
    });
    return each.length === 1 ? each[0] : each.map((text, n) => `${colourName(colours[n])}: ${text}`).join("; ");
  }

  boards(state) {
    const found = {};
    const put = ([x, y, z], read, seen) => ((found[`Level ${z + 1}`] ??= {})[spot([x, y])] = { read, seen });
    for (const cell of CORNERSTONE) put(cell, "cornerstone", "▪");
    for (const { colour, cells } of state.blocks)
      for (const cell of cells) {
        const coloured = sum(cell) % 2 === 0;
        put(cell, coloured ? colourName(colour) : "plain", coloured ? this.emblems[colour] : "▫");
      }
    for (const [colour, cell] of Object.entries(state.figures)) {
      if (cell === "table") continue;
      const { read } = found[`Level ${cell[2] + 1}`][spot(cell)];
      put(cell, `${read} with the figure (${colourName(colour)})`, `♟${this.emblems[colour]}`);
    }
    return found;
  }

  status(state) {
    if (state.stage === "over") return `${wonText(state.winners.map((seat) => this.names[seat]))} ${this.reason(state)}`;
    const turns = TURNS * sum(this.players.map(({ colours }) => colours.length));
    const turn = `Turn ${state.turn + 1} of ${turns}: ${this.actor(state.actor, state.colour)}`;
    if (state.stage === "move") return `${turn} may move the figure`;
    const again = state.slips === 0 ? "" : state.slips === 1 ? " again after a slip" : ` again after ${state.slips} slips`;
    const may = state.ring_used === "free" ? RINGS.free : `dice ${state.dice[0]} and ${state.dice[1]}`;
    return `${turn} builds${again}, ${may}`;
  }

  /** Why the winners have won: T-8. */
  reason(state) {
    const collapsed = state.collapse !== null;
    const down = collapsed ? `${this.names[state.collapse]} brought the tower down` : "";
    const rivals = this.players.map((_, seat) => seat).filter((seat) => seat !== state.collapse);
    if (rivals.length === 1) return down;
    const [winner] = state.winners;
    const of = (seat, counted) => sum(this.players[seat].colours.map((colour) => counted[colour]));
    const unused = (seat) =>
      sum(this.players[seat].colours.map((colour) => parts(state.box[colour]) + (collapsed ? parts(state.supply[colour]) : 0)));
    const tests = [
      [(seat) => this.height(state, seat), (height) =>
        this.players.length === 2 ? `both figures together: ${height} levels` : `stood highest: level ${height}`],
      [unused, (count) => `as high, but fewest parts unused: ${count === 1 ? "one part" : `${count} parts`}`],
      [(seat) => of(seat, state.rings), (rings) => `all else equal, but most rings left: ${rings}`],
    ];
    let level = rivals;
    let why = "equal in height, parts and rings";
    for (const [count, tell] of tests) {
      level = level.filter((seat) => count(seat) === count(winner));
      if (level.length > 1) continue;
      why = tell(count(winner));
      break;
    }
    if (!collapsed) return why[0].toUpperCase() + why.slice(1);
    return `${down}; ${state.winners.map((seat) => this.names[seat]).join(", ")} – ${why}`;
  }

  /** What a command did between two states, in lines. */
  told(before, command, after) {
    const found = command.ring ? [RINGS[command.ring]] : [];
    if (command.type === "build") found.push(...this.built(before, command, after));
    if (command.type === "discard") found.push(`${this.blocks[command.block]} into the box`);
    if (command.type === "move") found.push(`figure ${placeName(before.figures[before.colour])} → ${placeName(command.to)}`);
    if (command.type === "stay") found.push("the figure stays");
    if (after.stage === "over") {
      const winners = after.winners.map((seat) => this.names[seat]);
      found.push(winners.length === 1 ? `${winners[0]} wins` : `${winners.join(", ")} share the victory`);
    }
    return found;
  }

  built({ colour, box }, { block, cells, rest }, after) {
    const name = this.blocks[block];
    const many = (count, one, other) => (count === 1 ? one : `${count} ${other}`);
    const slipped = rest.pose === null;
    const down = after.collapse !== null;
    const fell = rest.fell.filter(([owner, id]) => down || owner !== colour || id !== block);
    const found = [];
    if (down) found.push(`the tower comes down: ${many(fell.length, "one block falls", "blocks fall")}`);
    else if (slipped) found.push(`${name} slips from ${fieldOf(cells)}${fell.length > 0 ? `; ${many(fell.length, "one other", "others")} put back` : ""}`);
    else found.push(`${name} on ${fieldOf(cells)}${fell.length > 0 ? `; ${many(fell.length, "one block", "blocks")} put back` : ""}`);
    if (fell.length > 0) found.push(`fallen: ${fell.map(([owner, id]) => `${this.blocks[id]} (${colourName(owner)})`).join(", ")}`);
    if (after.box[colour].length > box[colour].length) found.push(`${name} into the box after slips`);
    return found;
  }
}
