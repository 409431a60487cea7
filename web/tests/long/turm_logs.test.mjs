// Pages of games of Turm Bauer with 2, 3 and 4 players, of all sets of blocks, judges, hands and ends: every step is
// what the program says.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { browserOfFile, pageTest } from "../support/browser.mjs";
import { linesOf, ROOT, shownStates, writtenPage } from "../support/program.mjs";
import { checkTurmSteps } from "../support/turm_steps.mjs";

const found = browserOfFile();
const folder = join(ROOT, "tests/games/turm_bauer");

for (const part of ["examples", "logs/version-1", "logs/version-2", "pictures"])
  for (const name of readdirSync(join(folder, part)).filter((each) => each.endsWith(".turm"))) {
    const log = join(folder, part, name);
    pageTest(`every step of ${name}`, found, () => writtenPage(log), { flat: true }, async (page) => {
      await checkTurmSteps(page, shownStates(log), linesOf(log));
    });
  }
