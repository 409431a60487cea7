// Firefox, by WebDriver BiDi: a page opens, goes through its steps and says nothing in the console.
//
// TORRES3D_FIREFOX names another Firefox than Debian's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { goTo, openTab, PATIENCE, place, watchedFaults } from "../support/browser.mjs";
import { LOGS, linesOf, shownStates, writtenPage } from "../support/program.mjs";
import { checkSteps } from "../support/torres_steps.mjs";

const FIREFOX = process.env.TORRES3D_FIREFOX ?? "/usr/bin/firefox-esr";

test("a page opens in Firefox, and each step is told", { timeout: 10 * PATIENCE }, async () => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, protocolTimeout: 5 * PATIENCE });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const url = pathToFileURL(writtenPage(LOGS.torres)).href;
    const faults = watchedFaults(page, [url]);
    await page.goto(`${url}#87`);
    await page.waitForSelector("body[data-ready]");
    const states = shownStates(LOGS.torres);
    assert.equal(states[(await place(page)).at].n, 87);
    await checkSteps(page, states, linesOf(LOGS.torres)[0].setup.players);
    await goTo(page, 100);
    await page.keyboard.press("ArrowLeft");
    assert.equal((await place(page)).at, 99);
    for (const tab of ["points", "board", "log"]) await openTab(page, tab);
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open]");
    assert.ok((await page.screenshot()).length > 10_000);
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
});
