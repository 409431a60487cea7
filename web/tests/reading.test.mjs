// A page for screen readers and validators: axe finds nothing in any tab or dialog, the HTML is valid.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { checkByAxe } from "./support/axe.mjs";
import { browserOfFile, goTo, pageTest } from "./support/browser.mjs";
import { LOGS, studyPage, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const study = studyPage("chance");
pageTest("axe finds no violation", found, file, { window: { width: 1280, height: 720 } }, checkByAxe);
pageTest("axe finds no violation in a study", found, study, { window: { width: 1280, height: 720 } }, checkByAxe);

const RULES = {
  extends: ["html-validate:recommended"],
  rules: {
    // The document's programs and its style are written as they were built: long lines, minified.
    "long-title": "off",
    "no-inline-style": "off",
    // A program in the file has no address to check a sum of; the policy holds its sum.
    "require-sri": "off",
    // Elements without content are written by the program as browsers read them.
    "void-style": "off",
  },
};

async function complaints(html, rules = RULES) {
  const report = await new HtmlValidate(rules).validateString(html);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`));
}

/** A browser writes each attribute with a value, also those that need none. */
const WRITTEN_BY_BROWSER = { "attribute-empty-style": "off", "attribute-boolean-style": "off" };

test("the file is valid HTML", async () => {
  assert.deepEqual(await complaints(readFileSync(file, "utf8")), []);
});

async function checkMadeHtml(page) {
  await goTo(page, 150);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelectorAll("script, style").forEach((element) => element.remove());
    return `<!DOCTYPE html>${copy.outerHTML}`;
  });
  const rules = { ...RULES, rules: { ...RULES.rules, ...WRITTEN_BY_BROWSER } };
  assert.deepEqual([...new Set(await complaints(html, rules))], []);
}

pageTest("what the programs make of it is valid HTML", found, file, {}, checkMadeHtml);
pageTest("what the programs make of a study is valid HTML", found, study, {}, checkMadeHtml);

pageTest("a reader hears the step, and what is on the table", found, file, {}, async (page) => {
  await goTo(page, 60);
  const seen = await page.evaluate(() => ({
    live: document.querySelector("header .status").getAttribute("aria-live"),
    status: document.querySelector("header .status").textContent,
    canvas: document.querySelector("canvas").getAttribute("aria-label"),
    value: document.querySelector(".transport input").getAttribute("aria-valuetext"),
    hidden: document.querySelector(".labels").getAttribute("aria-hidden"),
  }));
  assert.equal(seen.live, "polite");
  assert.equal(seen.canvas, `The table in 3D: ${seen.status}`);
  assert.ok(seen.value.startsWith("60. ") && seen.value.endsWith(seen.status));
  assert.equal(seen.hidden, "true");
});
