// Layout: nothing is cut, nothing scrolls sideways, buttons can be hit.
import assert from "node:assert/strict";
import { choose, goTo, MENUS, openTab } from "./browser.mjs";

/** Pixels each way: the least of WCAG 2.2. */
const TARGET = 24;

/** Runs in the page: what is cut, beyond the window's sides, too small to hit, or under something else. */
function faultsOfLayout(target) {
  const wide = window.innerWidth;
  const faults = [];
  const name = (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`;
  if (document.documentElement.scrollWidth > wide) faults.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > window.innerHeight) faults.push("the page scrolls down");
  const apart = (element) => element.closest(".read, .labels, canvas, svg, dialog:not([open]), .paper");
  for (const element of document.querySelectorAll("body *")) {
    if (apart(element) || !element.checkVisibility()) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (left < -0.5 || right > wide + 0.5) faults.push(`beyond the sides: ${name(element)} ${left} to ${right}`);
    const scrolls = element.closest(".panel, dialog");
    if (!scrolls && (top < -0.5 || bottom > window.innerHeight + 0.5)) faults.push(`beyond the window: ${name(element)} ${top} to ${bottom}`);
    const shortened = getComputedStyle(element).textOverflow === "ellipsis";
    if (!shortened && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible")
      faults.push(`cut: ${name(element)} ${element.scrollWidth} in ${element.clientWidth}`);
    if (element.matches("button, summary, select, input")) {
      if (width < target || height < target) faults.push(`small: ${name(element)} ${width} × ${height}`);
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!scrolls && !element.closest(".menu") && hit !== null && hit !== element && !element.contains(hit) && !hit.closest(".menu, dialog"))
        faults.push(`covered: ${name(element)} by ${name(hit)}`);
    }
  }
  return faults;
}

/** Check a page in all languages, with each tab, menu and dialog. */
export async function checkLayout(page) {
  await goTo(page, 60);
  for (const language of [0, 1, 2]) {
    await choose(page, MENUS.language, language);
    for (const tab of ["points", "board", "log"]) {
      await openTab(page, tab);
      assert.deepEqual(await page.evaluate(faultsOfLayout, TARGET), [], `language ${language}, tab ${tab}`);
    }
    for (const menu of Object.values(MENUS)) {
      await page.evaluate((number) => [...document.querySelectorAll(".tools summary")].at(number).click(), menu);
      assert.deepEqual(await page.evaluate(faultsOfLayout, TARGET), [], `language ${language}, menu ${menu}`);
      await page.evaluate((number) => [...document.querySelectorAll(".tools summary")].at(number).click(), menu);
    }
    await page.keyboard.type("?");
    assert.deepEqual(await page.evaluate(faultsOfLayout, TARGET), [], `language ${language}, keys`);
    await page.keyboard.press("Escape");
  }
  const share = await page.$eval(".stage", (stage) => (stage.clientWidth * stage.clientHeight) / (innerWidth * innerHeight));
  assert.ok(share > 0.3, `the table has ${share} of the window`);
}

/** Check the tabs as they are. */
export async function checkTabs(page) {
  for (const tab of ["points", "board", "log"]) {
    await openTab(page, tab);
    assert.deepEqual(await page.evaluate(faultsOfLayout, TARGET), [], `tab ${tab}`);
  }
}
