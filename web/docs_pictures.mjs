// The pictures of docs/page.md: a page of each game in Chromium. `npm run pictures`, then look at them and commit.
import { join } from "node:path";
import { goTo, launched, opened } from "./tests/support/browser.mjs";
import { atRest } from "./tests/support/pictures.mjs";
import { ROOT, writtenPage } from "./tests/support/program.mjs";

const WINDOW = { width: 1280, height: 720 };
const PAGES = [
  { name: "page-torres", file: join(ROOT, "docs/page/torres.html"), step: 150 },
  { name: "page-turm", file: writtenPage(join(ROOT, "assets/games/turm_bauer/backdrop.turm")), step: 66 },
];

const browser = await launched();
for (const { name, file, step } of PAGES) {
  const page = await opened(browser, file, { window: WINDOW, languages: "en" });
  await goTo(page, step);
  await page.keyboard.press("1");
  await atRest(page);
  await page.screenshot({ path: join(ROOT, `docs/pictures/${name}.jpg`), type: "jpeg", quality: 82 });
}
await browser.close();
