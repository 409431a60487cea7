// Every step of a page of Torres shows what `torres3d replay --states` says.
import { browserOfFile, pageTest } from "./support/browser.mjs";
import { LOGS, linesOf, shownStates, writtenPage } from "./support/program.mjs";
import { checkSteps } from "./support/torres_steps.mjs";

const found = browserOfFile();

pageTest("every step shows the points, board, action points and reserves of its state", found, writtenPage(LOGS.torres), {}, async (page) => {
  await checkSteps(page, shownStates(LOGS.torres), linesOf(LOGS.torres)[0].setup.players);
});
