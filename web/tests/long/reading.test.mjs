// axe finds no violation on a telephone either.
import { checkByAxe } from "../support/axe.mjs";
import { browserOfFile, pageTest } from "../support/browser.mjs";
import { LOGS, writtenPage } from "../support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);

pageTest("axe finds no violation on a telephone", found, file, { window: { width: 360, height: 740 } }, checkByAxe);

pageTest("axe finds no violation on a page of Turm Bauer", found, writtenPage(LOGS.turm), {}, checkByAxe);
