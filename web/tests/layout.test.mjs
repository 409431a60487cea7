// Windows of a telephone and of a desk: nothing is cut, nothing scrolls sideways, buttons can be hit.
import assert from "node:assert/strict";
import { browserOfFile, goTo, pageTest } from "./support/browser.mjs";
import { checkLayout, checkTabs } from "./support/layout.mjs";
import { LOGS, renamed, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const NAMES = ["W".repeat(40), "Maximiliane von und zu der Burg am Berge", "i", "Ștefania-Alexandrina Brâncoveanu-Popescu"];
const long = writtenPage(renamed(LOGS.torres, NAMES));

for (const [width, height] of [[360, 740], [1280, 720]]) {
  pageTest(`everything has its place in ${width} × ${height}`, found, file, { window: { width, height } }, checkLayout);

  pageTest(`long names have their place in ${width} × ${height}`, found, long, { window: { width, height } }, async (page) => {
    await goTo(page, 60);
    await checkTabs(page);
    const names = await page.$$eval(".points th", (cells) => cells.map((cell) => cell.textContent.slice(1)));
    assert.deepEqual(names, NAMES);
    // Above the table there is little room: a name that is cut there is whole for readers, and under the pointer.
    const shown = await page.$$eval(".standings .name", (spans) => spans.map(({ textContent, title }) => [textContent, title]));
    assert.deepEqual(shown, NAMES.map((name) => [name, name]));
    // By keys it is whole on the points tab.
    await page.focus("#tab-log");
    await page.keyboard.press("ArrowRight");
    const cut = await page.$$eval(".points th", (cells) => cells.filter((cell) => !cell.checkVisibility() || cell.scrollWidth > cell.clientWidth).length);
    assert.equal(cut, 0);
  });
}
