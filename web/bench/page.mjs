// Measures pages in headless Chromium without a graphics card: `npm run bench`, or `npm run bench -- GAME.torres …`.
//
// Printed for each log: milliseconds from navigation to the first picture; pictures a second while the table turns,
// and the share of the pixels each way that the page chose for it; milliseconds of a step from the input to its
// picture; bytes of the heap, and of geometry, textures and targets asked of WebGL (the canvas itself is not counted).
// Beside times stands what they cost: milliseconds of processors, of all of the browser's processes together (Linux).
// On a busy machine times grow much and costs little; two quiet cores take at least half of the cost.
import { readFileSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { drawn, launched, opened, place } from "../tests/support/browser.mjs";
import { LOGS, writtenPage } from "../tests/support/program.mjs";

const WINDOW = { width: 1280, height: 720 };
const BROWSERS = 3;
const STEPS = 60;
/** The page needs some pictures until it has found its quality. */
const SETTLING_MS = 3000;
const TURNED_MS = 6000;
const TICK_MS = 10;

const logs = process.argv.length > 2 ? process.argv.slice(2).map((log) => resolve(log)) : Object.values(LOGS);
for (const log of logs) {
  const file = writtenPage(log);
  console.log(basename(log));
  for (const [name, value] of await figures(file)) console.log(`  ${name.padEnd(60)} ${value}`);
}

async function figures(file) {
  const firsts = [];
  for (let run = 1; ; run++) {
    const browser = await launched();
    try {
      const page = await opened(browser, file, { window: WINDOW });
      const first = await page.waitForFunction(() => window.graphics.firstPicture);
      firsts.push(Math.round(await first.jsonValue()));
      if (run === BROWSERS)
        return [
          [`first picture after navigation, in ${BROWSERS} new browsers (ms)`, firsts.join(" ")],
          ...(await figuresOfUse(page, browser.process().pid)),
        ];
    } finally {
      await browser.close();
    }
  }
}

async function figuresOfUse(page, browser) {
  const idle = processorTime(browser);
  const steps = await stepTimes(page);
  const stepCost = (processorTime(browser) - idle) / STEPS;
  const { rate, quality, cost, triangles } = await turning(page, browser);
  const bytes = await page.evaluate(() => window.graphics.bytes());
  const all = Object.values(bytes).reduce((sum, size) => sum + size);
  return [
    ["a step by the scrubber: median, 95 of 100, most (ms)", [0.5, 0.95, 1].map((part) => steps[Math.ceil(part * STEPS) - 1].toFixed(0)).join(" ")],
    ["a step, of processors (ms)", stepCost.toFixed(0)],
    ["pictures a second while turning", rate.toFixed(1)],
    ["one of these pictures, of processors (ms)", cost.toFixed(0)],
    ["share of the pixels each way meanwhile, median", quality.toFixed(2)],
    ["triangles of a picture (thousands)", (triangles / 1000).toFixed(0)],
    ["heap after all that, garbage collected (MB)", mega(await heap(page))],
    ...Object.entries(bytes).map(([kind, size]) => [`${kind} (MB)`, mega(size)]),
    ["geometry, textures and targets (MB)", mega(all)],
  ];
}

function mega(bytes) {
  return (bytes / 1e6).toFixed(1);
}

/** Milliseconds from the input of a step until its picture is drawn, sorted; steps near and far from each other. */
async function stepTimes(page) {
  const { last } = await place(page);
  return page.evaluate(
    async (end, count) => {
      const scrubber = document.querySelector(".transport input");
      const found = [];
      for (let n = 0; n < count; n++) {
        const part = n % 2 === 0 ? n / count : ((n * 37) % count) / count;
        await new Promise((done) => setTimeout(done, 50));
        const begun = performance.now();
        scrubber.value = String(Math.round(part * end));
        scrubber.dispatchEvent(new Event("input"));
        await new Promise((done) => requestAnimationFrame(done));
        window.graphics.finish();
        found.push(performance.now() - begun);
      }
      return found.sort((a, b) => a - b);
    },
    last,
    STEPS,
  );
}

/** Turn by the mouse: pictures a second, and the share of the pixels each way. */
async function turning(page, browser) {
  const { x, y, width, height } = await (await page.$("canvas")).boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  let angle = 0;
  const turn = async (milliseconds) => {
    const frames = () =>
      page.evaluate(() => {
        window.graphics.finish();
        const { frames: count, triangles } = window.graphics;
        return { count, triangles, now: performance.now() };
      });
    const before = await frames();
    const idle = processorTime(browser);
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      angle += 0.05;
      await page.mouse.move(left + 200 * Math.sin(angle), top + 30 * Math.sin(angle / 3));
    }
    const after = await frames();
    const count = after.count - before.count;
    const widths = await page.evaluate(
      (first, last) => {
        const full = document.querySelector("canvas").clientWidth * Math.min(devicePixelRatio, 2);
        return window.graphics.widths.slice(first, last).map((width) => width / full).sort((a, b) => a - b);
      },
      before.count,
      after.count,
    );
    return {
      rate: (count / (after.now - before.now)) * 1000,
      cost: (processorTime(browser) - idle) / count,
      quality: widths[Math.floor(widths.length / 2)],
      triangles: (after.triangles - before.triangles) / count,
    };
  };
  await turn(SETTLING_MS);
  const found = await turn(TURNED_MS);
  await page.mouse.up();
  await drawn(page);
  return found;
}

/** Milliseconds of processors that a process and its descendants have used. */
function processorTime(first) {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      // After the name in brackets: state, parent, and as 14th and 15th of all fields ticks for itself and the system.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ");
      return [{ id: Number(name), parent: Number(fields[1]), time: (Number(fields[11]) + Number(fields[12])) * TICK_MS }];
    } catch {
      return [];
    }
  });
  const family = new Set([first]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  return all.reduce((sum, { id, time }) => sum + (family.has(id) ? time : 0), 0);
}

async function heap(page) {
  await page.cdp.send("HeapProfiler.enable");
  await page.cdp.send("HeapProfiler.collectGarbage");
  return (await page.metrics()).JSHeapUsedSize;
}
