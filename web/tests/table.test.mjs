// The table: what stands on it, overlays, tips, and turning it by mouse, keys and touch.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfFile, choose, drawn, goTo, labels, MENUS, opened, pageTest } from "./support/browser.mjs";
import { atRest, difference, pixels, reference, SMALL, tablePicture } from "./support/pictures.mjs";
import { LOGS, shownStates, writtenPage } from "./support/program.mjs";
import { castlesOf } from "./support/torres_steps.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const states = shownStates(LOGS.torres);
const STEP = 150;
const state = states[STEP];
const heights = Object.values(state.heights).map(String).sort();

/** The overlays by their place in the menu. */
const OVERLAYS = { heights: 0, levels: 1, castles: 2, scores: 3 };

function pointsOf({ area, height }) {
  return area * height === 1 ? "one" : area * height;
}

pageTest("the picture is the one of this step, up to a small difference", found, file, {}, async (page) => {
  await goTo(page, STEP);
  const png = await tablePicture(page);
  const wanted = await pixels(found.browser, await reference(found.browser, "torres", png), SMALL.width, SMALL.height);
  const seen = await pixels(found.browser, png, SMALL.width, SMALL.height);
  assert.ok(difference(seen, wanted) < 6, `${difference(seen, wanted)}`);
  await goTo(page, 0);
  const empty = await pixels(found.browser, await tablePicture(page), SMALL.width, SMALL.height);
  assert.ok(difference(empty, wanted) > 6, "another step has another picture");
});

pageTest("the overlay of levels colours the stones", found, file, {}, async (page) => {
  await goTo(page, STEP);
  const before = await pixels(found.browser, await tablePicture(page), SMALL.width, SMALL.height);
  await choose(page, MENUS.overlays, OVERLAYS.levels);
  const tinted = await pixels(found.browser, await tablePicture(page), SMALL.width, SMALL.height);
  assert.ok(difference(before, tinted) > 3, `${difference(before, tinted)}`);
  await choose(page, MENUS.overlays, OVERLAYS.levels);
  const after = await pixels(found.browser, await tablePicture(page), SMALL.width, SMALL.height);
  assert.ok(difference(before, after) < 0.5, `${difference(before, after)}`);
});

pageTest("overlays label heights, castles and points", found, file, {}, async (page) => {
  await goTo(page, STEP);
  const texts = async () => (await labels(page)).map(({ text }) => text).sort();
  assert.deepEqual(await texts(), []);
  await choose(page, MENUS.overlays, OVERLAYS.heights);
  assert.deepEqual(await texts(), heights);
  await choose(page, MENUS.overlays, OVERLAYS.heights);
  await choose(page, MENUS.overlays, OVERLAYS.castles);
  assert.deepEqual(await texts(), castlesOf(state.heights).map(({ area, height }) => `${area} × ${height}`).sort());
  assert.ok((await page.$$(".lines line")).length > 20, "castles have edges");
  await choose(page, MENUS.overlays, OVERLAYS.castles);
  const byKey = async () => {
    await page.keyboard.press("o");
    return texts();
  };
  assert.deepEqual(await byKey(), heights);
  assert.deepEqual(await byKey(), [], "levels are colours");
  assert.ok((await byKey()).every((text) => / × /.test(text)));
  const scores = await byKey();
  assert.ok(scores.length > 0 && scores.every((text) => /^[+−\d]/.test(text)), `${scores}`);
  assert.deepEqual(await byKey(), []);
});

pageTest("the tip under the pointer tells level, castle and knight", found, file, {}, async (page) => {
  await goTo(page, STEP);
  await page.keyboard.press("6");
  await choose(page, MENUS.overlays, OVERLAYS.heights);
  const castles = castlesOf(state.heights);
  const names = await page.$$eval(".standings .name", (found) => found.map((name) => name.textContent));
  const told = new Set();
  for (const { x, y } of await labels(page)) {
    await page.mouse.move(x, y);
    const tip = await page.$eval(".tip", (element) => (element.hidden ? "" : element.textContent));
    if (tip === "") continue;
    const [, square, level] = /^([a-h][1-8]) · (?:level (\d)|ground)/.exec(tip);
    told.add(square);
    assert.equal(Number(level ?? 0), state.heights[square] ?? 0, tip);
    const castle = castles.find(({ squares }) => squares.includes(square));
    const castleLine = castle && `astle: area ${castle.area}, height ${castle.height}\\. Top: ${pointsOf(castle)} point`;
    if (castle !== undefined) assert.match(tip, new RegExp(castleLine));
    state.knights.forEach((squares, seat) =>
      assert.equal(tip.includes(`A knight of ${names[seat]}`), squares.includes(square), tip),
    );
    assert.equal(tip.includes("The king"), tip.includes("The king's") || state.king === square, tip);
  }
  assert.ok(told.size > 0.8 * heights.length, `${told.size} of ${heights.length}`);
  await page.mouse.move(5, 5);
  assert.ok(await page.$eval(".tip", (tip) => tip.hidden));
});

/** How far labels moved on average, and by which factor their distances grew. */
function moved(before, after) {
  const middle = (all) => [all.reduce((sum, { x }) => sum + x, 0) / all.length, all.reduce((sum, { y }) => sum + y, 0) / all.length];
  const spread = (all) => {
    const [x, y] = middle(all);
    return all.reduce((sum, each) => sum + Math.hypot(each.x - x, each.y - y), 0) / all.length;
  };
  const far = before.reduce((sum, each, n) => sum + Math.hypot(each.x - after[n].x, each.y - after[n].y), 0) / before.length;
  const [from, to] = [middle(before), middle(after)];
  return { far, shift: Math.hypot(from[0] - to[0], from[1] - to[1]), grown: spread(after) / spread(before) };
}

async function withHeights(page) {
  await goTo(page, STEP);
  await choose(page, MENUS.overlays, OVERLAYS.heights);
  return labels(page);
}

pageTest("the mouse turns, moves and zooms the table", found, file, {}, async (page) => {
  const before = await withHeights(page);
  const { x, y, width, height } = await (await page.$("canvas")).boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const drag = async (button) => {
    await page.mouse.move(left, top);
    await page.mouse.down({ button });
    await page.mouse.move(left + 90, top + 10, { steps: 4 });
    await page.mouse.up({ button });
  };
  await drag("left");
  const turned = await labels(page);
  assert.ok(moved(before, turned).far > 15);
  assert.ok(moved(before, turned).shift < 40);
  await drag("right");
  const shifted = await labels(page);
  assert.ok(Math.abs(moved(turned, shifted).shift - 90) < 40, `${moved(turned, shifted).shift}`);
  const place = await page.$eval(".labels .label", (label) => label.style.transform);
  await page.mouse.wheel({ deltaY: -300 });
  await page.waitForFunction((before) => document.querySelector(".labels .label").style.transform !== before, {}, place);
  assert.ok(moved(shifted, await labels(page)).grown > 1.1);
  await atRest(page);
});

pageTest("letters turn, tilt and zoom the table", found, file, {}, async (page) => {
  let before = await withHeights(page);
  for (const key of ["q", "e", "r", "f", "+", "-"]) {
    await page.keyboard.press(key);
    const after = await labels(page);
    assert.ok(moved(before, after).far > 3, key);
    if (key === "+") assert.ok(moved(before, after).grown > 1.05);
    before = after;
  }
});

const telephone = { window: { width: 360, height: 740 }, touch: true };

async function touch(page, type, ...points) {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
  await page.cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** Fingers go along lines, each from one point to another. */
async function swipe(page, ...lines) {
  const at = (share) => lines.map(([[x0, y0], [x1, y1]]) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]);
  await touch(page, "touchStart", ...at(0));
  for (let n = 1; n <= 5; n++) await touch(page, "touchMove", ...at(n / 5));
  await touch(page, "touchEnd");
  await drawn(page);
}

pageTest("one finger turns, two zoom and move", found, file, telephone, async (page) => {
  const before = await withHeights(page);
  const { x, y, width, height } = await (await page.$("canvas")).boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  await swipe(page, [[left, top], [left + 80, top]]);
  const turned = await labels(page);
  assert.ok(moved(before, turned).far > 10, "turned");
  assert.ok(moved(before, turned).shift < 30, "turned in its place");
  await swipe(page, [[left - 25, top], [left - 75, top]], [[left + 25, top], [left + 75, top]]);
  const zoomed = await labels(page);
  assert.ok(moved(turned, zoomed).grown > 1.3, `zoomed by ${moved(turned, zoomed).grown}`);
  await swipe(page, [[left - 40, top], [left - 40, top + 60]], [[left + 40, top], [left + 40, top + 60]]);
  const shifted = await labels(page);
  const { shift, grown } = moved(zoomed, shifted);
  assert.ok(shift > 30 && Math.abs(grown - 1) < 0.2, `moved by ${shift}, grown by ${grown}`);
});

pageTest("a tap tells what is there", found, file, telephone, async (page) => {
  await page.keyboard.press("6");
  const [{ x, y }] = await withHeights(page);
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => !document.querySelector(".tip").hidden);
  assert.match(await page.$eval(".tip", (tip) => tip.textContent), /^[a-h][1-8] · level \d/);
});

test("a fine screen has its finer pixels", async () => {
  const page = await opened(found.browser, file, { window: { width: 400, height: 400, deviceScaleFactor: 2 } });
  await atRest(page);
  const [width, wide] = await page.$eval("canvas", (canvas) => [canvas.width, canvas.clientWidth]);
  assert.equal(width, 2 * wide);
  assert.deepEqual(page.faults, []);
  await page.close();
});
