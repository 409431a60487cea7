// Variations: better turns of an analysis, lines of a study as a tree, and links among them.
import assert from "node:assert/strict";
import { browserOfFile, choose, goTo, MENUS, opened, openTab, pageTest, place } from "./support/browser.mjs";
import { ANALYSED, analysedPage, documentOf, linesOf, studyPage } from "./support/program.mjs";

const found = browserOfFile();
const analysed = analysedPage();
const game = documentOf(analysed);
const study = studyPage("chance");
/** Without the table, which has no part in it. */
const flat = { calm: true, flat: true };

const parentOf = ({ steps }, number) => steps[number].parent ?? number - 1;

/** The steps of the main line. */
function mainLine(document) {
  const line = [0];
  for (;;) {
    const next = document.steps.findIndex((_, number) => number > 0 && parentOf(document, number) === line.at(-1));
    if (next < 0) return line;
    line.push(next);
  }
}

function english({ texts }, id) {
  return typeof texts[id] === "string" ? texts[id] : texts[id][0];
}

/** Runs in the page: the turn with the better turn, from above, as kinds and texts. */
function turnWithVariation() {
  const kinds = { summary: "title", ".verdict": "verdict", ".variation .line": "better", ".line": "line", "h2 .who": "who" };
  const turn = document.querySelector(".variation").closest(".turn");
  return [...turn.querySelectorAll(Object.keys(kinds).join())].map((element) => [
    Object.entries(kinds).find(([query]) => element.matches(query))[1],
    element.textContent,
  ]);
}

pageTest("a better turn stands below the one that was played and its verdict, under its title", found, analysed, flat, async (page) => {
  const parts = await page.evaluate(turnWithVariation);
  const kinds = parts.map(([kind]) => kind).filter((kind, number, all) => kind !== all[number - 1]);
  assert.deepEqual(kinds, ["who", "line", "verdict", "title", "better"]);
  const title = () => page.$eval(".variation summary", (summary) => summary.textContent);
  assert.equal(await title(), "The better turn");
  assert.match(parts.find(([kind]) => kind === "better")[1], /^Łucja: \+1 point/);
  await choose(page, MENUS.language, 1);
  assert.equal(await title(), "Der bessere Zug");
});

pageTest("a variation is folded by hand, and opens where its steps are gone to", found, analysed, flat, async (page) => {
  await openTab(page, "log");
  const open = () => page.$eval(".variation", (variation) => variation.open);
  assert.ok(await open());
  await page.focus(".variation summary");
  await page.keyboard.press("Enter");
  assert.equal(await open(), false);
  const better = game.steps.findIndex((step) => step.title !== undefined);
  await page.evaluate((n) => (location.hash = `#${n}`), game.steps[better + 1].n);
  await page.waitForFunction(() => document.querySelector(".variation").open);
  assert.match(await page.$eval(".log [aria-current]", (line) => line.closest(".variation").textContent), /better turn/);
});

/** The lines of a study as they should be read: the depth of each, and its first text. */
function treeOf(document) {
  const next = document.steps.map(() => []);
  document.steps.forEach((_, number) => number > 0 && next[parentOf(document, number)].push(number));
  const lines = [];
  const add = (number, depth) => {
    const [first] = document.steps[number].told;
    if (first !== undefined) lines.push([depth, english(document, first)]);
    const siblings = next[parentOf(document, number)];
    if (siblings[0] === number) for (const other of siblings.slice(1)) follow(other, depth + 1);
  };
  const follow = (number, depth) => {
    for (let at = number; at !== undefined; at = next[at][0]) add(at, depth);
  };
  follow(next[0][0], 0);
  return lines;
}

pageTest("a study is told as a tree: what was tried instead stands a step further in", found, study, flat, async (page) => {
  await openTab(page, "log");
  const wanted = treeOf(documentOf(study));
  assert.ok(Math.max(...wanted.map(([depth]) => depth)) > 2 && wanted.length > 30, "variations within variations");
  const depths = await page.$$eval(".log .line", (lines) =>
    lines.map((line) => {
      let depth = 0;
      for (let around = line.closest(".variation"); around !== null; around = around.parentElement.closest(".variation")) depth += 1;
      return [depth, line.querySelector("span").textContent];
    }),
  );
  assert.deepEqual(depths, wanted);
  const titles = await page.$$eval(".variation > summary", (all) => all.map((summary) => summary.textContent));
  assert.ok(titles.length > 5);
  assert.deepEqual([...new Set(titles)], ["Variation"]);
  const lefts = await page.$$eval(".log .line", (lines) => lines.map((line) => line.getBoundingClientRect().left));
  wanted.forEach(([depth], number) => {
    if (number > 0 && depth > wanted[number - 1][0]) assert.ok(lefts[number] > lefts[number - 1], `line ${number}`);
  });
});

const kept = studyPage("kept");

pageTest("comments and variations of a command without words are in the log", found, kept, flat, async (page) => {
  const notes = await page.$$eval(".log .note", (all) => all.map((note) => [note.textContent, note.closest(".variation") !== null]));
  assert.deepEqual(notes, [["number 2", false], ["number 3", true]]);
});

/** The step where a page opens by this link, as the number of its command in the address. */
async function opensAt(hash) {
  const page = await opened(found.browser, analysed, { ...flat, hash });
  const { at, last } = await place(page);
  await goTo(page, at);
  const better = await page.$(".variation [aria-current]");
  const text = await page.$eval("header .status", (status) => status.textContent);
  assert.deepEqual(page.faults, []);
  await page.close();
  return { at, last, better: better !== null, text };
}

const line = mainLine(game);
const end = line.length - 1;

pageTest("links open at their command, or at the one before it in the game", found, analysed, flat, async (page) => {
  assert.deepEqual(await place(page), { at: end, last: end });
  const undo = linesOf(ANALYSED).findIndex(({ do: command }, n) => n > 0 && command.type === "undo");
  assert.equal(game.steps.some(({ n }) => n === undo || n === undo - 1), false, "both were taken back");
  const before = line.findLastIndex((number) => game.steps[number].n < undo);
  const wanted = [["#0", 0], ["#999", end], ["#99999999999999999999", end], ["#abc", end], ["#-3", end], ["#", end]];
  for (const [hash, at] of [...wanted, [`#${undo}`, before], [`#${undo - 1}`, before]]) {
    const seen = await opensAt(hash);
    assert.deepEqual([seen.at, seen.better], [at, false], hash);
  }
  const better = game.steps.findIndex((step) => step.title !== undefined);
  const seen = await opensAt(`#${game.steps[better].n}`);
  assert.deepEqual([seen.at, seen.better], [line.indexOf(parentOf(game, better)) + 1, true]);
});
