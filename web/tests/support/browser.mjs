// Browsers and pages for tests: one browser a file, one new page a test, and nothing to complain of on any.
//
// TORRES3D_CHROMIUM names another Chromium than Debian's.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { watchGraphics } from "./graphics.mjs";

export const CHROMIUM = process.env.TORRES3D_CHROMIUM ?? "/usr/bin/chromium";
/** Machines may be busy: a test waits this long, in milliseconds, and never for a time alone. */
export const PATIENCE = 60_000;
export const WINDOW = { width: 800, height: 600 };
// Pictures are drawn without a graphics card, so that they are the same everywhere. Root may use no sandbox.
const DRAWING = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--hide-scrollbars"];

export function launched(...options) {
  return puppeteer.launch({
    executablePath: CHROMIUM,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...DRAWING, ...options],
    protocolTimeout: 5 * PATIENCE,
  });
}

/** A browser for all tests of a file. */
export function browserOfFile(...options) {
  const found = {};
  before(async () => (found.browser = await launched(...options)));
  after(() => found.browser?.close());
  return found;
}

/** What went wrong on a page: errors, messages of its console, requests for anything but `urls`. */
export function watchedFaults(page, urls) {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warn", "assert"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url().split("#")[0];
    if (!urls.includes(url) && !/^(data|blob):/.test(url)) faults.push(`request: ${url.slice(0, 200)}`);
  });
  return faults;
}

/**
 * A new page with the file of a game, ready.
 *
 * `hash` as in a link, `window` in pixels, `languages` the reader's, `calm` for less motion, `flat` without WebGL: what
 * needs no table is tried in a third of the time.
 */
export async function opened(browser, file, { hash = "", window = WINDOW, languages = "en", calm = false, touch = false, flat = false } = {}) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const url = pathToFileURL(file).href;
  page.faults = watchedFaults(page, [url]);
  await page.setViewport({ ...window, hasTouch: touch, isMobile: touch });
  page.cdp = await page.createCDPSession();
  await page.cdp.send("Emulation.setUserAgentOverride", { userAgent: await browser.userAgent(), acceptLanguage: languages });
  if (calm) await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.evaluateOnNewDocument(watchGraphics);
  if (flat) await page.evaluateOnNewDocument(withoutWebGL);
  await page.goto(`${url}${hash}`, { timeout: PATIENCE });
  await page.waitForSelector("body[data-ready]");
  return page;
}

function withoutWebGL() {
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** A test with a new page, which must be without fault in the end. */
export function pageTest(name, found, file, options, body) {
  test(name, { timeout: 5 * PATIENCE }, async () => {
    const page = await opened(found.browser, typeof file === "function" ? file() : file, options);
    try {
      await body(page);
      assert.deepEqual(page.faults, []);
    } finally {
      await page.close();
    }
  });
}

/** Wait until the pictures asked for are drawn. */
export async function drawn(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * From now on each picture seems to take a tenth of a second, whatever the machine: how many are drawn is certain.
 *
 * `window.pictures(n)` waits for n of them; between two calls the time stands still.
 */
export async function steadyClock(page) {
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame.bind(window);
    let now = performance.now();
    let last = 0;
    let waiting = false;
    performance.now = () => now;
    window.requestAnimationFrame = (draw) =>
      ask((time) => {
        if (waiting && time !== last) now += 100;
        last = time;
        draw(now);
      });
    window.pictures = async (count) => {
      waiting = true;
      for (let n = 0; n < count; n++) await new Promise((done) => window.requestAnimationFrame(done));
      waiting = false;
    };
  });
}

/** Go to a step of the line, as its scrubber does. */
export async function goTo(page, place) {
  await page.$eval(
    ".transport input",
    (scrubber, value) => {
      scrubber.value = value;
      scrubber.dispatchEvent(new Event("input"));
    },
    String(place),
  );
}

/** The place in the line of steps, and its length. */
export async function place(page) {
  const [at, last] = (await page.$eval(".moment", (moment) => moment.textContent)).split("/").map(Number);
  return { at, last };
}

/** Open a tab by its name. */
export async function openTab(page, id) {
  await page.$eval(`#tab-${id}`, (tab) => tab.click());
}

/** Press an entry of a menu above the table; both by their numbers. Without a table there are fewer menus. */
export async function choose(page, menu, entry) {
  await page.evaluate(
    (one, other) => [...document.querySelectorAll(".tools details")].at(one).querySelectorAll(".menu button")[other].click(),
    menu,
    entry,
  );
}

export const MENUS = { views: 0, overlays: 1, colours: -2, language: -1 };

/** The labels of an overlay where they are seen: text, and middle in pixels of the window. */
export async function labels(page) {
  await drawn(page);
  return page.$$eval(".labels .label", (found) =>
    found.map((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      return { text: label.textContent, x: left + width / 2, y: top + height / 2 };
    }),
  );
}
