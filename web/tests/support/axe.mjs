// axe: what a page puts in the way of some readers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { choose, goTo, MENUS, openTab } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page) {
  const { violations: all } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return all.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`);
}

/** Check a page with each tab, menu, overlay and dialog. */
export async function checkByAxe(page) {
  await page.evaluate(axe);
  await goTo(page, 150);
  for (const tab of ["log", "points", "board"]) {
    await openTab(page, tab);
    assert.deepEqual(await violations(page), [], `tab ${tab}`);
  }
  for (const menu of Object.values(MENUS)) {
    await page.evaluate((number) => [...document.querySelectorAll(".tools summary")].at(number).click(), menu);
    assert.deepEqual(await violations(page), [], `menu ${menu}`);
  }
  await choose(page, MENUS.overlays, 0);
  assert.deepEqual(await violations(page), [], "overlay");
  await page.keyboard.type("?");
  assert.deepEqual(await violations(page), [], "keys");
}
