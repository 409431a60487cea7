// Windows of other sizes: nothing is cut, nothing scrolls sideways, buttons can be hit.
import { browserOfFile, pageTest } from "../support/browser.mjs";
import { checkLayout } from "../support/layout.mjs";
import { LOGS, writtenPage } from "../support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);

for (const [width, height] of [[320, 640], [740, 360], [800, 600], [1920, 1080], [2560, 1440]])
  pageTest(`everything has its place in ${width} × ${height}`, found, file, { window: { width, height } }, checkLayout);

// Two colours each have the longest lines of what is left.
const tower = writtenPage(LOGS.collapse);
for (const [width, height] of [[320, 640], [360, 740], [1280, 720]])
  pageTest(`everything has its place on a page of Turm Bauer in ${width} × ${height}`, found, tower, { window: { width, height } }, checkLayout);
