// A page inside another page, and on paper.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browserOfFile, goTo, PATIENCE, pageTest, watchedFaults } from "./support/browser.mjs";
import { difference, pixels } from "./support/pictures.mjs";
import { LOGS, newFile, writtenPage } from "./support/program.mjs";

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
  const frame = await (await page.$("iframe")).contentFrame();
  await frame.waitForSelector("body[data-ready]");
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

pageTest("paper shows the table of this step on one page", found, file, {}, async (page) => {
  await goTo(page, 150);
  const paper = Buffer.from(await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(Math.max(...[...paper.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count))), 1);
  assert.match(paper, /\/Subtype\s*\/Image/);
  await page.emulateMediaType("print");
  const sheet = await page.$eval(".sheet", (element) => ({
    text: element.innerText,
    pictures: [...element.querySelectorAll("img")].map((image) => [image.complete, image.naturalWidth]),
    others: document.querySelector("main").getClientRects().length,
  }));
  assert.match(sheet.text, /Torres[\s\S]*Year \d, round \d/);
  assert.equal(sheet.pictures.length, 1);
  assert.ok(sheet.pictures[0][0] && sheet.pictures[0][1] > 800);
  assert.equal(sheet.others, 0);
  const white = await pixels(found.browser, await page.screenshot(), 80, 60);
  const blank = white.map(() => 255);
  assert.ok(difference(white, blank) > 10, "there is a picture on the paper");
});
