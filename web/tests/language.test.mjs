// Languages: the reader's own where the page has it, and any by the menu.
import assert from "node:assert/strict";
import { browserOfFile, choose, goTo, MENUS, pageTest } from "./support/browser.mjs";
import { LOGS, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);
const LOG = { en: "Log", de: "Verlauf", ro: "Jurnal" };
const order = ["en", "de", "ro"];

function seen(page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    log: document.querySelector("#tab-log").textContent,
    status: document.querySelector("header .status").textContent,
    pressed: document.querySelector(".menu [lang][aria-pressed=true]").lang,
  }));
}

const CASES = [["en-US", "en"], ["de-AT,en", "de"], ["ro", "ro"], ["fr,ro,en", "ro"], ["ja", "en"]];
for (const [languages, wanted] of CASES)
  pageTest(`a reader of ${languages} sees ${wanted}`, found, file, { languages, flat: true }, async (page) => {
    const { language, log, pressed } = await seen(page);
    assert.deepEqual([language, log, pressed], [wanted, LOG[wanted], wanted]);
  });

pageTest("the menu changes every text", found, file, { flat: true }, async (page) => {
  await goTo(page, 60);
  const texts = [];
  for (const [number, language] of order.entries()) {
    await choose(page, MENUS.language, number);
    const now = await seen(page);
    assert.deepEqual([now.language, now.log, now.pressed], [language, LOG[language], language]);
    texts.push(await page.evaluate(() => ({
      status: document.querySelector("header .status").textContent,
      line: document.querySelector(".log").textContent,
      board: document.querySelector(".board caption").textContent,
      facts: document.querySelector(".points .facts").textContent,
      keys: document.querySelector(".keys").textContent,
      play: document.querySelectorAll(".transport button")[2].title,
      colours: document.querySelector(".tools summary").textContent,
    })));
  }
  for (const part of Object.keys(texts[0]))
    assert.equal(new Set(texts.map((each) => each[part])).size, 3, `${part} in three languages`);
});

const german = writtenPage(LOGS.torres, "--language", "de");
pageTest("a page in German speaks German to readers of no language it has", found, german, { languages: "ja", flat: true }, async (page) => {
  assert.equal((await seen(page)).language, "de");
});
