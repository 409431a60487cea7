// The page that the README links to opens without a fault and goes through its game, whatever version wrote it.
import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { browserOfFile, goTo, openTab, pageTest, place } from "../support/browser.mjs";
import { ROOT } from "../support/program.mjs";

const found = browserOfFile();
const folder = join(ROOT, "docs/page");
const MOST_BYTES = 2 * 2 ** 20;

for (const name of readdirSync(folder))
  pageTest(`docs/page/${name} opens and goes through its game`, found, join(folder, name), { calm: true }, async (page) => {
    assert.ok(statSync(join(folder, name)).size < MOST_BYTES);
    const { last } = await place(page);
    const seen = new Set();
    for (let step = 0; step <= last; step += 25) {
      await goTo(page, step);
      seen.add(await page.$eval("header .status", (status) => status.textContent));
    }
    assert.ok(seen.size > 5, `${seen.size} situations`);
    await page.keyboard.press("End");
    assert.equal((await place(page)).at, last);
    assert.match(await page.$eval("header .status", (status) => status.textContent), /wins|share the victory/);
    for (const tab of ["points", "board", "log"]) await openTab(page, tab);
    assert.ok((await page.$$(".log .line")).length > 50);
  });
