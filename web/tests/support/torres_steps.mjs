// What a page of Torres shows at each step, read from its elements and held against states of the program.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./program.mjs";
import { letters, seenSteps, wonText } from "./steps.mjs";

/** Check all steps of a page in English; `states` are those it shows, in order, `players` those of the log's header. */
export async function checkSteps(page, states, players) {
  const shown = await seenSteps(page, states.length);
  const names = shown[0].names;
  const emblems = shown[0].emblems;
  names.forEach((name, seat) => assert.ok(letters(name).startsWith(letters(players[seat].name)), name));
  shown.forEach((seen, number) => {
    const state = states[number];
    // What happened is not in the state: held is that the reader hears the status behind it.
    assert.ok(seen.valueText.endsWith(seen.status));
    const { valueText, ...held } = seen;
    assert.deepEqual(held, expected(state, number, states.length - 1, names, emblems), `step ${number}, command ${state.n}`);
  });
}

function expected(state, number, last, names, emblems) {
  const points = state.scores.map(String);
  const status = statusOf(state, names);
  return {
    moment: `${number} / ${last}`,
    names,
    emblems,
    points,
    pointsTab: points,
    facts: state.knights.map((_, seat) => factsOf(state, seat)),
    boards: { [BOARD]: squaresOf(state, names, emblems) },
    status,
    boardStatus: status,
  };
}

const KNIGHTS = 6;
const BOARD = "The board: height and piece on each square";

/** The English names of cards by their ids. */
const CARDS = new Map(
  [...readFileSync(join(ROOT, "config/games/torres/locale/en/cards.ftl"), "utf8").matchAll(/^card-(\w+) = (.*)$/gm)].map(([, id, name]) => [id, name]),
);

function factsOf(state, seat) {
  const blocks = state.stacks[seat].join(" + ") || "0";
  const cards = [...state.hands[seat], ...(state.actor === seat ? state.bought : [])].sort();
  const names = cards.map((card) => CARDS.get(card)).join(", ");
  return `knights ${KNIGHTS - state.knights[seat].length}, blocks ${blocks}, cards ${cards.length}${names && `: ${names}`}`;
}

function squaresOf(state, names, emblems) {
  const found = {};
  const put = (square, name, sign) => {
    const height = state.heights[square] ?? "";
    found[square] = { read: `${height} ${name}`.trim(), seen: `${height}${sign}` };
  };
  for (const square of Object.keys(state.heights)) put(square, "", "");
  state.knights.forEach((squares, seat) => squares.forEach((square) => put(square, names[seat], emblems[seat])));
  if (state.king !== null) {
    put(state.king, "The king", "");
    found[state.king].seen = `${state.heights[state.king] ?? ""} ♔`.trim();
  }
  return found;
}

function statusOf(state, names) {
  if (state.stage === "over") return wonText(state.winners.map((seat) => names[seat]));
  if (!["turn", "keep"].includes(state.stage)) return "Before the first year";
  const left = state.ap === 1 ? "one AP" : `${state.ap} AP`;
  return `Year ${state.phase}, round ${state.round}: ${names[state.actor]} has ${left} left`;
}

/** The castles of a state: squares that touch by a side. Their number of squares is the area, the highest the height. */
export function castlesOf(heights) {
  const left = new Set(Object.keys(heights));
  const found = [];
  while (left.size > 0) {
    const [first] = left;
    const squares = [first];
    left.delete(first);
    for (const square of squares) {
      const [file, rank] = [square.charCodeAt(0), Number(square[1])];
      for (const [f, r] of [[file - 1, rank], [file + 1, rank], [file, rank - 1], [file, rank + 1]]) {
        const other = `${String.fromCharCode(f)}${r}`;
        if (left.delete(other)) squares.push(other);
      }
    }
    found.push({ squares, area: squares.length, height: Math.max(...squares.map((square) => heights[square])) });
  }
  return found;
}
