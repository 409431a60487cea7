// A page inside another page, and on paper.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browserOfFile, goTo, PATIENCE, pageTest, watchedFaults } from "./support/browser.mjs";
import { difference, pixels } from "./support/pictures.mjs";
import { analysedPage, LOGS, newFile, ROOT, shownStates, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const url = pathToFileURL(file).href;

/** A page with a field, room to scroll, and the game in a frame with these attributes; and the frame. */
async function framed(attributes) {
  const outer = newFile(".html");
  writeFileSync(outer, `<!DOCTYPE html><title>Outside</title><input id="field"><iframe width="640" height="480" ${attributes}></iframe><p style="height: 3000px">`);
  const page = await found.browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults = watchedFaults(page, [pathToFileURL(outer).href, url, "about:srcdoc"]);
  await page.goto(pathToFileURL(outer).href);
  // A frame without an address may get another process while it loads, and is then found anew.
  const ready = (each) => each.waitForSelector("body[data-ready]").then(Boolean, () => false);
  const frame = await page.waitForFrame((each) => each.parentFrame() !== null && ready(each));
  return { page, frame, faults };
}

function moment(frame) {
  return frame.$eval(".moment", (element) => parseInt(element.textContent));
}

test("a page in a frame takes keys only when it has the focus", async () => {
  const { page, frame, faults } = await framed(`src="${url}#50"`);
  assert.equal(await moment(frame), 50);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY", "it did not take the focus");
  await page.focus("#field");
  for (const key of ["ArrowLeft", "ArrowRight", "Home", " ", "?"]) await page.keyboard.press(key);
  assert.equal(await moment(frame), 50);
  assert.equal(await frame.$("dialog[open]"), null);
  assert.equal(await page.$eval("#field", (field) => field.value), " ?");
  await frame.click(".transport [title='One step back']");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await moment(frame), 48);
  assert.equal(await page.evaluate(() => scrollY), 0, "the keys did not scroll the page around it");
  assert.equal(page.url().includes("#"), false);
  assert.deepEqual(faults, []);
  await page.close();
});

test("a page works in a frame that has no address and may only run programs", async () => {
  const { page, frame, faults } = await framed(`sandbox="allow-scripts" srcdoc="${escaped(readFileSync(file, "utf8"))}"`);
  const before = await moment(frame);
  await frame.click(".transport [title='One step back']");
  assert.equal(await moment(frame), before - 1);
  assert.deepEqual(faults, []);
  await page.close();
});

function escaped(html) {
  return html.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

const states = shownStates(LOGS.torres);
const last = states.length - 1;
const STEP = 150;
/** What stands on the board after the scoring of each year: the next one begins, or the game is over. */
const SCORED = [...[2, 3].map((year) => states.findIndex(({ phase, stage }) => phase === year && stage === "turn")), last];

/** Runs in the page: what is on each sheet. */
function readSheets(sheets) {
  return sheets.map((sheet) => ({
    title: sheet.querySelector("h1").textContent,
    turn: sheet.querySelector("h2").textContent,
    points: [...sheet.querySelectorAll(".standings b")].map((points) => Number(points.textContent)),
    heights: [...sheet.querySelectorAll("td [aria-hidden]")].map((cell) => parseInt(cell.textContent)).filter((height) => height > 0),
    told: [...sheet.querySelectorAll(".told li")].map((line) => line.textContent),
    pictures: [...sheet.querySelectorAll("img")].map((image) => [image.complete, image.naturalWidth > 800, image.src]),
  }));
}

function pagesOf(pdf) {
  const text = Buffer.from(pdf).toString("latin1");
  return { count: Math.max(...[...text.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count))), text };
}

pageTest("paper has a sheet for the board that is shown, and for that after each scoring", found, file, {}, async (page) => {
  await goTo(page, STEP);
  const paper = pagesOf(await page.pdf({ format: "A4" }));
  assert.equal(paper.count, 4);
  assert.ok([...paper.text.matchAll(/\/Subtype\s*\/Image/g)].length >= 4);
  const sheets = await page.$$eval(".paper article", readSheets);
  assert.equal(sheets.length, 4);
  sheets.forEach(({ title, points, heights, pictures }, number) => {
    const state = states[[STEP, ...SCORED][number]];
    assert.equal(title, "Torres");
    assert.deepEqual(points, state.scores, `sheet ${number}`);
    assert.deepEqual(heights.sort(), Object.values(state.heights).sort(), `sheet ${number}`);
    assert.deepEqual(pictures.map(([complete, wide]) => [complete, wide]), [[true, true]]);
  });
  assert.equal(new Set(sheets.map(({ pictures }) => pictures[0][2])).size, 4, "each has its own picture");
  assert.deepEqual(sheets.slice(1).map(({ turn }) => turn), [1, 2, 3].map((year) => `Scoring of year ${year}`));
  assert.ok(sheets[1].told.some((line) => /^Castle at a4: area 1 × level 1 = 1$/.test(line)));
  assert.match(sheets[0].turn, /^Hard \d.* · Y2 R\d$/);
  // The log of the turn that is shown ends with the step.
  await page.$eval(".log [aria-current]", (line) => line.scrollIntoView());
  const lines = await page.$eval(".log [aria-current]", (line) => [...line.querySelectorAll("span")].map((span) => span.textContent));
  assert.deepEqual(sheets[0].told.slice(-lines.length), lines);
  assert.equal(await page.$eval(".moment", (moment) => parseInt(moment.textContent)), STEP, "the page stays at its step");

  assert.equal(pagesOf(await page.pdf({ format: "Letter", landscape: true })).count, 4, "across, too");
  await page.emulateMediaType("print");
  assert.equal(await page.$eval("main", (main) => main.getClientRects().length), 0);
  const white = await pixels(found.browser, await page.screenshot(), 80, 60);
  const blank = white.map(() => 255);
  assert.ok(difference(white, blank) > 10, "there is a picture on the paper");
});

pageTest("the end of a game is printed once", found, file, { flat: true }, async (page) => {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const sheets = await page.$$eval(".paper article", readSheets);
  assert.deepEqual(sheets.map(({ points }) => points), [last, ...SCORED.slice(0, 2)].map((step) => states[step].scores));
});

const tower = writtenPage(join(ROOT, "tests/games/turm_bauer/pictures/four.turm"));

pageTest("a tower is printed as it is shown, and as it stood in the end", found, tower, { hash: "#20" }, async (page) => {
  assert.equal(pagesOf(await page.pdf({ format: "A4" })).count, 2);
  const sheets = await page.$$eval(".paper article", readSheets);
  const points = async () => page.$$eval(".standings", (lists) => [...lists[0].querySelectorAll("b")].map((points) => Number(points.textContent)));
  assert.deepEqual(sheets[0].points, await points());
  await page.keyboard.press("End");
  assert.deepEqual(sheets[1].points, await points());
  assert.notDeepEqual(sheets[0].points, sheets[1].points);
  assert.equal(new Set(sheets.map(({ pictures }) => pictures[0][2])).size, 2);
  assert.equal((await page.$$(".paper table")).length, 0, "the picture stands for a board of many levels");
});

const analysed = analysedPage();

pageTest("a sheet of a better turn tells its lines alone", found, analysed, { flat: true }, async (page) => {
  await page.$$eval(".variation .line", (lines) => lines.at(-1).click());
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const lines = await page.$$eval(".variation .line span", (all) => all.map((line) => line.textContent));
  const [shown] = await page.$$eval(".paper article", readSheets);
  assert.deepEqual(shown.told, lines);
  const turn = await page.$eval(".variation", (variation) => {
    const heading = variation.closest(".turn").querySelector("h2");
    return [...heading.children].map((part) => part.textContent).join(" · ");
  });
  assert.equal(shown.turn, turn);
});
