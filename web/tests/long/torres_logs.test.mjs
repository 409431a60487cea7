// Pages of games of all modes, editions and numbers of players: every step is what the program says.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { browserOfFile, pageTest } from "../support/browser.mjs";
import { linesOf, ROOT, shownStates, writtenPage } from "../support/program.mjs";
import { checkSteps } from "../support/torres_steps.mjs";

const found = browserOfFile();
const folder = join(ROOT, "tests/games/torres/examples");

for (const log of readdirSync(folder).filter((name) => name.endsWith(".torres")).map((name) => join(folder, name)))
  pageTest(`every step of ${basename(log)}`, found, () => writtenPage(log), {}, async (page) => {
    await checkSteps(page, shownStates(log), linesOf(log)[0].setup.players);
  });
