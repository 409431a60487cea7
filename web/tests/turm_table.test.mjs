// The table of Turm Bauer: where everything lies, a fall and what it leaves, tips.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfFile, choose, goTo, labels, MENUS, pageTest, place, steadyClock } from "./support/browser.mjs";
import { difference, pixels, pixelsOfHue, reference, SMALL, tableNow, tablePicture } from "./support/pictures.mjs";
import { LOGS, linesOf, shownStates, writtenPage } from "./support/program.mjs";
import { readDocument, tablesOf } from "./support/read_document.mjs";
import { checkTurmSteps, colourName, spot, TurmGame } from "./support/turm_steps.mjs";

const found = browserOfFile();

/** A game with its page. */
function shownGame(log) {
  const file = writtenPage(log);
  const document = readDocument(file);
  const lines = linesOf(log);
  const colours = lines[0].setup.players.flatMap((player) => player.colours);
  return { file, document, lines, colours, states: shownStates(log), tables: tablesOf(document) };
}

const slips = shownGame(LOGS.turm);
const collapse = shownGame(LOGS.collapse);
const BLOCKS = 12;
const LEVELS = 0;
/** A step late in the game. */
const STEP = 70;
/** A step in which a block slips and takes another one along, which is put back. */
const FALL = slips.states.findIndex(({ n }) => {
  const rest = slips.lines[n].do?.rest;
  return rest !== undefined && rest.pose === null && rest.fell.length > 1;
});

function isBlock({ name }) {
  return / \d[a-z] \d$/.test(name);
}

/** The middle of a block in its pose: a cell's is half an edge west and south of its numbers. */
function middleOf({ cells, pose }) {
  const mean = (axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return [mean(0) - 0.5 + pose[0] / 1000, mean(1) - 0.5 + pose[1] / 1000, mean(2) + 0.5];
}

/** The degrees by which a rotation differs from one by quarters, if it does so about the upright axis alone. */
function yawOf([x, y, z, w]) {
  const upward = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
  const level = (value) => Math.abs(value) < 0.002 || Math.abs(Math.abs(value) - 1) < 0.002;
  assert.ok(upward.every(level) || level(2 * (x * z - w * y)) || level(2 * (y * z + w * x)), "it stands on a face");
  // A horizontal direction of the table as the block sees it: by how much it misses a quarter.
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
  ];
  const column = [0, 1, 2].find((each) => Math.hypot(rows[0][each], rows[1][each]) > 0.9);
  const turned = (Math.atan2(rows[1][column], rows[0][column]) * 180) / Math.PI;
  return turned - 90 * Math.round(turned / 90);
}

function near(one, other, most) {
  return one.every((value, axis) => Math.abs(value - other[axis]) <= most);
}

for (const { colours, states, tables, lines } of [slips, collapse])
  test(`blocks lie where the log says at every step, ${lines[0].setup.players.length} players`, () => {
    states.forEach((state, number) => {
      const blocks = tables[number].parts.filter(isBlock);
      colours.forEach((_, owner) => assert.equal(blocks.filter((each) => each.owner === owner).length, BLOCKS));
      if (state.collapse !== null) return;
      const built = blocks.filter(({ scale }) => scale === 1);
      assert.equal(built.length, state.blocks.length, `step ${number}`);
      for (const block of state.blocks) {
        const owner = colours.indexOf(block.colour);
        const size = String(block.cells.length);
        const part = built.find((each) => each.owner === owner && near(each.place, middleOf(block), 0.0011));
        assert.ok(part !== undefined, `step ${number}: ${block.colour} ${block.block}`);
        assert.equal(part.name.split(" ")[1][0], size);
        assert.ok(Math.abs(yawOf(part.rotation) - block.pose[2] / 10) < 0.05, `step ${number}: ${yawOf(part.rotation)}, ${block.pose}`);
      }
    });
  });

test("after a collapse blocks lie as they fell, on the table or on others", () => {
  const [before, after] = collapse.tables.slice(-2).map(({ parts }) => parts.filter(isBlock).filter(({ scale }) => scale === 1));
  assert.equal(after.length, before.length + 1, "the new one is among them");
  const height = (blocks) => Math.max(...blocks.map(({ place: [, , z] }) => z));
  assert.ok(height(after) < 0.7 * height(before), `${height(after)} of ${height(before)}`);
  for (const { place: [x, y, z] } of after) assert.ok(z > 0.3 && Math.hypot(x, y) < 40, `${[x, y, z]}`);
});

test("tips name dice, figures, rings and what is left of the supply", () => {
  const { colours, states, tables, lines } = slips;
  const { players } = lines[0].setup;
  const names = players.map(({ name }) => name);
  const { blocks } = new TurmGame(lines[0].setup, names, names);
  const known = new Set(Object.values(blocks));
  states.forEach((state, number) => {
    const tips = tables[number].tips.map((tip) => tip.split("\n"));
    const dice = tips.filter(([tip]) => /^\d$/.test(tip)).map(([tip]) => Number(tip));
    assert.deepEqual(dice.sort(), [...(state.dice ?? [])].sort(), `step ${number}`);
    assert.equal(tips.filter(([tip]) => tip.startsWith("Figure")).length, players.length);
    for (const colour of colours) {
      const own = tips.filter(([, whose]) => whose?.endsWith(` (${colourName(colour)})`)).map(([name]) => name.toLowerCase());
      const heaps = own.filter((name) => known.has(name)).sort();
      assert.deepEqual(heaps, state.supply[colour].map((id) => blocks[id]).sort(), `step ${number}`);
      if (state.rings[colour] > 0) assert.ok(own.includes(`rings left: ${state.rings[colour]}`), `step ${number}: ${own}`);
    }
  });
});

pageTest("every step of a game with two colours each and a collapse is told", found, collapse.file, { flat: true }, async (page) => {
  await checkTurmSteps(page, collapse.states, collapse.lines);
});

const small = { window: { width: 640, height: 480 } };

/** The table at a step from its first view, which is fitted to it; small. */
async function pictureAt(page, step) {
  await goTo(page, step);
  await page.keyboard.press("1");
  const png = await tablePicture(page);
  return { png, seen: await smallPixels(png) };
}

function smallPixels(png) {
  return pixels(found.browser, png, SMALL.width, SMALL.height);
}

pageTest("pictures are those of their steps, up to a small difference", found, slips.file, small, async (page) => {
  const wanted = [];
  for (const [name, step] of [["turm", STEP], ["turm-fall", FALL]]) {
    const { png, seen } = await pictureAt(page, step);
    wanted.push(await smallPixels(await reference(found.browser, name, png)));
    assert.ok(difference(seen, wanted.at(-1)) < 6, `${name}: ${difference(seen, wanted.at(-1))}`);
  }
  assert.ok(difference(...wanted) > 6, `another step has another picture: ${difference(...wanted)}`);
});

const PACE = 4;

pageTest("a tower is seen to fall, and lies in the end as it is shown at once", found, collapse.file, small, async (page) => {
  const last = collapse.states.length - 1;
  const { seen: wanted } = await pictureAt(page, last);
  await goTo(page, last - 1);
  await page.select(".transport select", String(PACE));
  await steadyClock(page);
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" })));
  const all = (collapse.document.steps[last].seconds / PACE) * 10;
  const falling = [];
  // All before it lies, in as few pixels as anything that moves.
  for (const share of [0.02, 0.5, 0.3]) {
    await page.evaluate((count) => window.pictures(count), Math.max(1, Math.round(share * all)));
    falling.push(await smallPixels(await tableNow(page)));
  }
  const top = falling.shift().slice(0, 4 * SMALL.width * 3);
  const coloured = [0, 150, 220].map((hue) => pixelsOfHue(top, hue));
  assert.deepEqual(coloured, [0, 0, 0], "the view has all of the tower");
  assert.ok(difference(...falling) > 4, `it is seen to fall: ${difference(...falling)}`);
  await page.evaluate((count) => window.pictures(count), Math.ceil(all));
  assert.equal((await place(page)).at, last);
  await page.keyboard.press("1");
  const ended = await smallPixels(await tablePicture(page));
  assert.ok(difference(ended, wanted) < 0.5, `it lies as it fell: ${difference(ended, wanted)}`);
});

pageTest("the tip under the pointer tells column, level, block and owner", found, slips.file, {}, async (page) => {
  await goTo(page, STEP);
  await page.keyboard.press("6");
  await choose(page, MENUS.overlays, LEVELS);
  const state = slips.states[STEP];
  const names = await page.$$eval(".standings .name", (all) => all.map((name) => name.textContent));
  const { players } = slips.lines[0].setup;
  const game = new TurmGame(slips.lines[0].setup, names, names);
  const parts = new Map();
  for (const { colour, block, cells } of state.blocks) {
    const owner = players.findIndex(({ colours }) => colours.includes(colour));
    const name = game.blocks[block];
    const whose = `${names[owner]} (${colourName(colour)})`;
    for (const cell of cells) parts.set(`${spot(cell)}, level ${cell[2] + 1}`, `${name[0].toUpperCase()}${name.slice(1)} · ${whose}`);
  }
  for (const column of ["m10", "n10", "m11", "n11"]) parts.set(`${column}, level 1`, "Cornerstone");
  const told = new Set();
  for (const { x, y } of await labels(page)) {
    await page.mouse.move(x, y);
    const [where, what] = (await page.$eval(".tip", (tip) => (tip.hidden ? "" : tip.textContent))).split("\n");
    if (!/level/.test(where)) continue;
    assert.equal(what, parts.get(where), where);
    told.add(where);
  }
  assert.ok(told.size > 12, `${told.size} parts`);
});

pageTest("a key shows levels of fields, then loads of blocks, then neither", found, slips.file, small, async (page) => {
  await goTo(page, STEP);
  const { blocks, figures } = slips.states[STEP];
  const cells = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], ...blocks.flatMap((block) => block.cells)];
  const filled = new Set([...cells, ...Object.values(figures).map(([x, y, z]) => [x, y, z + 1])].map(String));
  const fields = cells.filter(([x, y, z]) => !filled.has(String([x, y, z + 1])));
  const seen = [];
  do {
    await page.keyboard.press("o");
    seen.push((await labels(page)).map(({ text }) => text));
  } while (seen.at(-1).length > 0 && seen.length < 10);
  const count = (texts, text) => texts.filter((each) => each === text).length;
  const [levels] = seen;
  for (const [, , z] of fields) {
    const wanted = fields.filter((each) => each[2] === z).length;
    assert.ok(count(levels, String(z + 1)) >= wanted, `level ${z + 1}: ${levels}`);
  }
  const loads = seen.find((texts) => texts.length > 0 && texts.every((text) => /^\d+ %$/.test(text)));
  assert.ok(loads?.length > 3, `${seen}`);
  assert.deepEqual(seen.at(-1), []);
});
