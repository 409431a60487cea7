// Every step of a page of Turm Bauer shows what `torres3d replay --states` says, and tells what its command did.
import { browserOfFile, pageTest } from "./support/browser.mjs";
import { LOGS, linesOf, shownStates, writtenPage } from "./support/program.mjs";
import { checkTurmSteps } from "./support/turm_steps.mjs";

const found = browserOfFile();

pageTest("every step of a game with slips, rings and discards", found, writtenPage(LOGS.turm), { flat: true }, async (page) => {
  await checkTurmSteps(page, shownStates(LOGS.turm), linesOf(LOGS.turm));
});
