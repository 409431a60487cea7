// Going through a game: keys, buttons, scrubber, log, graph, links, playing, and tabs by keys.
import assert from "node:assert/strict";
import { browserOfFile, drawn, goTo, opened, openTab, pageTest, place, steadyClock } from "./support/browser.mjs";
import { linesOf, LOGS, shownStates, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const states = shownStates(LOGS.torres);
const lines = linesOf(LOGS.torres);
const last = states.length - 1;
/** Without the table, where it has no part in it. */
const flat = { calm: true, flat: true };

async function at(page) {
  return (await place(page)).at;
}

async function reached(page, wanted) {
  await page.waitForFunction((text) => document.querySelector(".moment").textContent.startsWith(`${text} /`), {}, wanted);
}

function hash(page) {
  return page.evaluate(() => location.hash);
}

pageTest("a page begins at the end of its game", found, file, {}, async (page) => {
  assert.deepEqual(await place(page), { at: last, last });
});

pageTest("a link opens at the step of its command", found, file, { hash: "#87" }, async (page) => {
  const number = await at(page);
  assert.equal(states[number].n, 87);
  assert.equal(await hash(page), "#87");
  await page.evaluate(() => (location.hash = "#30"));
  await page.waitForFunction(() => document.querySelector(".moment").textContent.startsWith("30 /"));
  assert.equal(states[await at(page)].n, 30);
});

pageTest("a link beyond the game opens at its end, one that names no step too", found, file, { hash: "#99999", flat: true }, async (page) => {
  assert.equal(await at(page), last);
  const other = await opened(found.browser, file, { hash: "#%3Cb%3E", flat: true });
  assert.equal(await at(other), last);
  assert.deepEqual(other.faults, []);
  await other.close();
});

pageTest("the address names the step that is shown", found, file, flat, async (page) => {
  await goTo(page, 44);
  await page.waitForFunction((n) => location.hash === `#${n}`, {}, states[44].n);
});

pageTest("keys go by steps, turns and to both ends", found, file, flat, async (page) => {
  const walk = async (key, wanted) => {
    await page.keyboard.press(key);
    await reached(page, wanted);
  };
  await walk("Home", 0);
  await walk("ArrowLeft", 0);
  await walk("ArrowRight", 1);
  await walk("ArrowRight", 2);
  await walk("ArrowLeft", 1);
  await walk("End", last);
  await walk("ArrowRight", last);
  await goTo(page, 103);
  await page.keyboard.press("PageDown");
  const next = await at(page);
  assert.ok(next > 103);
  // The step before is the same player's; this one begins the turn of another.
  const by = (number) => lines[states[number].n].by;
  assert.equal(by(next - 1), by(103));
  assert.notEqual(by(next), by(103));
  await page.keyboard.press("PageUp");
  assert.ok((await at(page)) <= 103);
  await page.keyboard.press("PageDown");
  await reached(page, next);
});

pageTest("the space bar plays and pauses", found, file, { calm: true }, async (page) => {
  await goTo(page, 20);
  const label = () => page.$eval(".transport [title='Play'], .transport [title='Pause']", (button) => button.title);
  assert.equal(await label(), "Play");
  await page.keyboard.press("Space");
  assert.equal(await label(), "Pause");
  await reached(page, 23);
  await page.keyboard.press("Space");
  assert.equal(await label(), "Play");
  const stopped = await at(page);
  // As long as another step would have taken.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  assert.equal(await at(page), stopped);
});

pageTest("playing ends at the end, and begins anew from there", found, file, flat, async (page) => {
  await goTo(page, last - 1);
  await page.keyboard.press("Space");
  await page.waitForSelector(".transport [title='Play']");
  assert.equal(await at(page), last);
  await page.keyboard.press("Space");
  await page.waitForFunction(() => parseInt(document.querySelector(".moment").textContent) < 10);
});

/** A step in which a knight walks. */
const moving = states.findIndex(({ n }) => lines[n].do?.type === "move");

/** How many pictures are drawn when one goes on to that step. */
async function picturesOfStep(page) {
  await goTo(page, moving - 1);
  await drawn(page);
  await steadyClock(page);
  return page.evaluate(async () => {
    const before = window.graphics.frames;
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    // Longer than any step takes to be shown.
    await window.pictures(30);
    return window.graphics.frames - before;
  });
}

const small = { window: { width: 500, height: 500 } };

pageTest("a step is shown at once to those who want less motion", found, file, { ...small, calm: true }, async (page) => {
  // On a slow machine it has more pixels after a moment, and all of them at leisure.
  const count = await picturesOfStep(page);
  assert.ok(count >= 1 && count <= 3, `${count}`);
  assert.equal(await at(page), moving);
});

pageTest("a step is shown on its way to others", found, file, small, async (page) => {
  const count = await picturesOfStep(page);
  assert.ok(count > 4, `${count}`);
  assert.equal(await at(page), moving);
});

pageTest("the scrubber goes to a step by mouse and by its keys", found, file, flat, async (page) => {
  const scrubber = await page.$(".transport input");
  const { x, y, width, height } = await scrubber.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  const middle = await at(page);
  assert.ok(Math.abs(middle - last / 2) < last / 20, `${middle} of ${last}`);
  await page.keyboard.press("ArrowRight");
  await reached(page, middle + 1);
  await page.keyboard.press("ArrowLeft");
  await reached(page, middle);
  const text = await page.$eval(".transport input", (input) => input.getAttribute("aria-valuetext"));
  assert.match(text, new RegExp(`^${middle}\\. .`));
});

pageTest("buttons, lines of the log and the graph go to their steps", found, file, flat, async (page) => {
  await page.click(".transport [title='To the beginning']");
  await reached(page, 0);
  await page.click(".transport [title='One step forward']");
  await reached(page, 1);
  await page.click(".transport [title='One step back']");
  await reached(page, 0);
  await page.click(".transport [title='To the end']");
  await reached(page, last);
  await page.evaluate(() => document.querySelectorAll(".log .line")[12].click());
  const line = await page.$eval(".log [aria-current=step]", (current) => [...document.querySelectorAll(".log .line")].indexOf(current));
  assert.equal(line, 12);
  const before = await at(page);
  await openTab(page, "points");
  await page.click(".graph svg");
  const now = await at(page);
  assert.ok(now > before && now < last, `${now}`);
});

pageTest("the log marks its line and keeps it in sight", found, file, flat, async (page) => {
  await openTab(page, "log");
  for (const step of [10, 120, last]) {
    await goTo(page, step);
    const seen = await page.$eval(".log [aria-current=step]", (line) => {
      const [inner, outer] = [line.getBoundingClientRect(), line.closest(".log").getBoundingClientRect()];
      return inner.bottom > outer.top && inner.top < outer.bottom;
    });
    assert.ok(seen, `the line of step ${step}`);
  }
});

pageTest("the log shows commands as they are written, when it is asked to", found, file, flat, async (page) => {
  await openTab(page, "log");
  const written = () => page.$$eval(".log .line code", (codes) => codes.filter((code) => code.checkVisibility()).map((code) => code.textContent));
  assert.deepEqual(await written(), []);
  await page.click(".notation-switch");
  const codes = await written();
  assert.ok(codes.length > 150);
  const builds = linesOf(LOGS.torres).filter(({ do: command }) => command?.type === "build");
  for (const { do: { at: square } } of builds.slice(0, 5)) assert.ok(codes.some((code) => code.includes(square)), square);
  await page.click(".notation-switch");
  assert.deepEqual(await written(), []);
});

pageTest("arrow keys go from tab to tab and leave the step alone", found, file, flat, async (page) => {
  await goTo(page, 50);
  await page.focus("#tab-log");
  const open = () =>
    page.evaluate(() => [
      document.activeElement.id,
      ...[...document.querySelectorAll("[role=tabpanel]")].filter((panel) => !panel.hidden).map((panel) => panel.id),
      ...[...document.querySelectorAll("[role=tab][aria-selected=true]")].map((tab) => tab.id),
    ]);
  for (const [key, id] of [["ArrowRight", "points"], ["ArrowRight", "board"], ["ArrowRight", "log"], ["ArrowLeft", "board"]]) {
    await page.keyboard.press(key);
    assert.deepEqual(await open(), [`tab-${id}`, `panel-${id}`, `tab-${id}`]);
  }
  assert.equal(await at(page), 50);
});

pageTest("the question mark lists the keys, Escape closes the list", found, file, flat, async (page) => {
  await page.keyboard.type("?");
  await page.waitForSelector("dialog[open]");
  assert.equal((await page.$$("dialog[open] tr")).length, 9);
  const before = await at(page);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(page), before);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog:not([open])");
});

pageTest("everything is reached by the tab key", found, file, { calm: true }, async (page) => {
  const reachedNames = new Set();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press("Tab");
    reachedNames.add(await page.evaluate(() => {
      const { tagName, id, title, textContent } = document.activeElement;
      return id || title || (tagName === "CANVAS" ? tagName : textContent.slice(0, 20));
    }));
  }
  for (const name of ["CANVAS", "View", "Overlays", "Colours", "Language", "Keys", "Play", "Step of the game", "Pace", "tab-log"])
    assert.ok(reachedNames.has(name), `${name} of ${[...reachedNames]}`);
});
