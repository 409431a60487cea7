// More of the table: all palettes, views, labels step by step, and turning on a slow machine.
import assert from "node:assert/strict";
import { browserOfFile, choose, goTo, labels, MENUS, pageTest, place, steadyClock } from "../support/browser.mjs";
import { atRest, difference, hueOf, pixels, pixelsOfHue, tablePicture } from "../support/pictures.mjs";
import { join } from "node:path";
import { LOGS, ROOT, shownStates, writtenPage } from "../support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const states = shownStates(LOGS.torres);
const STEP = 150;

function chipColours(page) {
  return page.$$eval(".standings .chip", (chips) => chips.map((chip) => getComputedStyle(chip).getPropertyValue("--owner")));
}

function rgb(colour) {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

pageTest("each palette shows its owners' colours on the table", found, file, {}, async (page) => {
  await goTo(page, STEP);
  const count = await page.evaluate((menu) => [...document.querySelectorAll(".tools details")].at(menu).querySelectorAll("button").length, MENUS.colours);
  assert.ok(count >= 2);
  const pictures = [];
  for (let number = 0; number < count; number++) {
    await choose(page, MENUS.colours, number);
    const data = await pixels(found.browser, await tablePicture(page), 400, 300);
    let checked = 0;
    for (const colour of await chipColours(page)) {
      const [hue, strength] = hueOf(...rgb(colour));
      if (strength < 0.4) continue;
      checked += 1;
      assert.ok(pixelsOfHue(data, hue) > 40, `${colour} in palette ${number}: ${pixelsOfHue(data, hue)} pixels`);
    }
    assert.ok(checked >= 2);
    pictures.push(data);
  }
  for (let number = 1; number < count; number++)
    assert.ok(difference(pictures[number - 1], pictures[number]) > 0.2, `palette ${number}: ${difference(pictures[number - 1], pictures[number])}`);
});

pageTest("labels follow the step", found, file, {}, async (page) => {
  await choose(page, MENUS.overlays, 0);
  for (const step of [5, 90, 200]) {
    await goTo(page, step);
    assert.deepEqual((await labels(page)).map(({ text }) => text).sort(), Object.values(states[step].heights).map(String).sort());
  }
});

pageTest("six views by their keys, each other than the others", found, file, {}, async (page) => {
  await goTo(page, STEP);
  await choose(page, MENUS.overlays, 0);
  const seen = [];
  for (const key of ["1", "2", "3", "4", "5", "6"]) {
    await page.keyboard.press(key);
    seen.push(JSON.stringify(await labels(page)));
  }
  assert.equal(new Set(seen).size, 6);
  await page.keyboard.press("1");
  assert.equal(JSON.stringify(await labels(page)), seen[0]);
});

pageTest("on a slow machine a table that turns has fewer pixels, at rest more than the screen", found, file, {}, async (page) => {
  await atRest(page);
  await steadyClock(page);
  const [full, screen] = await page.$eval("canvas", (canvas) => [canvas.width, canvas.clientWidth]);
  assert.ok(full > screen, `${full} for ${screen}`);
  // Keys are sent from inside: less than the time of rest is between them.
  const least = await page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn++) {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "q" }));
      await window.pictures(1);
    }
    return Math.min(...window.graphics.widths);
  });
  assert.ok(least < screen && least >= Math.floor(0.4 * screen), `${least} of ${screen}`);
  // Longer than what counts as leisure: then the fine picture is drawn.
  await page.evaluate(() => window.pictures(20));
  await atRest(page);
});

const tall = writtenPage(join(ROOT, "tests/games/turm_bauer/pictures/tall.turm"));

pageTest("a tower of 32 levels is seen to its top", found, tall, {}, async (page) => {
  await goTo(page, (await place(page)).last);
  await choose(page, MENUS.overlays, 0);
  const { y, height } = await (await page.$("canvas")).boundingBox();
  const levels = (await labels(page)).filter(({ text }) => /^\d+$/.test(text)).map((label) => ({ ...label, level: Number(label.text) }));
  const highest = Math.max(...levels.map(({ level }) => level));
  assert.ok(highest > 28, `${highest}`);
  for (const top of levels.filter(({ level }) => level === highest)) assert.ok(top.y > y && top.y < y + height, JSON.stringify(top));
});
