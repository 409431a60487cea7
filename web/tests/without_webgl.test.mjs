// A browser without WebGL: log, points and the board as text remain.
import assert from "node:assert/strict";
import { browserOfFile, goTo, openTab, pageTest, place } from "./support/browser.mjs";
import { LOGS, linesOf, shownStates, writtenPage } from "./support/program.mjs";
import { checkSteps } from "./support/torres_steps.mjs";

const found = browserOfFile("--disable-gpu", "--disable-3d-apis");
const file = writtenPage(LOGS.torres);

pageTest("the board is open, and log and points are there", found, file, {}, async (page) => {
  assert.equal(await page.evaluate(() => document.createElement("canvas").getContext("webgl2")), null);
  assert.ok(await page.$eval("#panel-board", (panel) => !panel.hidden));
  assert.match(await page.$eval(".no-table", (text) => text.innerText), /WebGL/);
  assert.ok(await page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector(".no-table"));
    return text.getBoundingClientRect().top >= document.querySelector(".tools").getBoundingClientRect().bottom;
  }), "the menus do not cover it");
  await openTab(page, "log");
  assert.ok((await page.$$(".log .line")).length > 100);
  await openTab(page, "points");
  assert.equal((await page.$$(".points tr")).length, 4);
  assert.equal((await page.$$(".graph polyline")).length, 4);
});

pageTest("every step is told", found, file, {}, async (page) => {
  await checkSteps(page, shownStates(LOGS.torres), linesOf(LOGS.torres)[0].setup.players);
});

pageTest("keys, playing, views and printing do no harm", found, file, {}, async (page) => {
  await goTo(page, 10);
  for (const key of ["1", "6", "q", "r", "+", "o", "ArrowRight"]) await page.keyboard.press(key);
  assert.equal((await place(page)).at, 11);
  await page.keyboard.press("Space");
  await page.waitForFunction(() => parseInt(document.querySelector(".moment").textContent) > 12);
  await page.keyboard.press("Space");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const sheets = await page.$$eval(".paper article", (all) => all.map((sheet) => [sheet.textContent, sheet.querySelectorAll("img, table").length]));
  assert.equal(sheets.length, 4);
  for (const [text, boards] of sheets) {
    assert.match(text, /Torres/);
    assert.equal(boards, 1, "the board as text");
  }
});
