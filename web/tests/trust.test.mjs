// A page asks for nothing, runs nothing but its own programs, and shows names as text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { browserOfFile, choose, goTo, MENUS, opened, openTab, pageTest } from "./support/browser.mjs";
import { LOGS, renamed, writtenPage } from "./support/program.mjs";

const found = browserOfFile();
const file = writtenPage(LOGS.torres);

let asked = 0;
let address = "";
const server = createServer((request, answer) => {
  asked += 1;
  answer.end();
});
before(() => new Promise((done) => server.listen(0, "127.0.0.1", done)).then(() => (address = `127.0.0.1:${server.address().port}`)));
after(() => server.close());

pageTest("no request leaves a page that is used", found, file, {}, async (page) => {
  for (const id of ["points", "board", "log"]) await openTab(page, id);
  for (const menu of [MENUS.views, MENUS.overlays, MENUS.colours, MENUS.language]) await choose(page, menu, 1);
  for (const step of [0, 40, 200]) await goTo(page, step);
  await page.keyboard.type("?");
});

test("what is put into a page asks for nothing and runs nothing", async () => {
  const page = await opened(found.browser, file);
  const ran = await page.evaluate(async (place) => {
    const put = (tag, attributes) => document.body.append(Object.assign(document.createElement(tag), attributes));
    put("script", { textContent: "window.ran = 'inline'" });
    put("script", { src: `http://${place}/script.js` });
    put("script", { src: "data:text/javascript,window.ran='data'" });
    put("img", { src: `http://${place}/picture.png` });
    put("iframe", { src: `http://${place}/frame.html` });
    put("link", { rel: "stylesheet", href: `http://${place}/style.css` });
    put("link", { rel: "preload", as: "image", href: `http://${place}/preload.png` });
    put("video", { src: `http://${place}/film.mp4` });
    put("object", { data: `http://${place}/object` });
    put("div", { innerHTML: "<img src='data:,' onerror='window.ran = `attribute`'>" });
    document.body.style.backgroundImage = `url(http://${place}/background.png)`;
    const form = Object.assign(document.createElement("form"), { action: `http://${place}/form`, method: "post" });
    document.body.append(form);
    form.submit();
    const failed = [];
    await fetch(`http://${place}/fetch`).catch(() => failed.push("fetch"));
    navigator.sendBeacon(`http://${place}/beacon`);
    await new Promise((done) => {
      const socket = new WebSocket(`ws://${place}/socket`);
      socket.onerror = socket.onopen = done;
    }).catch(() => undefined);
    try {
      setTimeout("window.ran = 'text'", 0);
    } catch {
      failed.push("text");
    }
    await new Promise((done) => setTimeout(done, 500));
    return { ran: window.ran ?? null, failed };
  }, address);
  assert.equal(ran.ran, null);
  assert.ok(ran.failed.includes("fetch"));
  assert.equal(asked, 0);
  await page.close();
});

test("the policy names programs by their sums and allows no other", () => {
  const html = readFileSync(file, "utf8");
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)[1];
  const rules = Object.fromEntries(policy.split(";").map((rule) => rule.trim().split(" ")).map(([name, ...values]) => [name, values]));
  assert.deepEqual(rules["default-src"], ["'none'"]);
  assert.equal(rules["script-src"].length, 2);
  for (const allowed of [...rules["script-src"], ...rules["style-src"]]) assert.match(allowed, /^'sha256-[\w+/]{43}='$/);
  assert.deepEqual(rules["img-src"], ["data:", "blob:"]);
  assert.deepEqual(Object.keys(rules).sort(), ["base-uri", "default-src", "form-action", "img-src", "script-src", "style-src"]);
  assert.ok(html.indexOf("Content-Security-Policy") < html.indexOf("<script"), "the policy comes before what it rules");
});

const NAMES = [
  "<img src=x onerror=alert(1)><b>bold</b>",
  "</script><script>window.ran = 1</script>",
  "abc\u202Edef & \u0026lt; $title ${x} \u2028 ",
  "W".repeat(40),
];

test("names are text, never markup", async () => {
  const named = writtenPage(renamed(LOGS.torres, NAMES));
  const page = await opened(found.browser, named, { window: { width: 360, height: 740 } });
  await goTo(page, 60);
  for (const id of ["points", "board", "log"]) await openTab(page, id);
  const seen = await page.evaluate(() => ({
    title: document.title,
    standings: [...document.querySelectorAll(".standings .name")].map((name) => name.textContent),
    points: [...document.querySelectorAll(".points th")].map((name) => name.textContent.slice(1)),
    log: [...document.querySelectorAll(".log .who")].map((name) => name.textContent),
    strange: document.querySelectorAll("body img, body b:not(.standings b), body script:not([src])").length - document.querySelectorAll("body > script").length,
    programs: document.querySelectorAll("script").length,
    ran: window.ran ?? null,
    wide: document.documentElement.scrollWidth - window.innerWidth,
  }));
  const [markup, script, , long] = NAMES;
  for (const names of [seen.standings, seen.points]) {
    assert.equal(names[0], markup);
    assert.equal(names[1], script);
    assert.match(names[2], /^abc.?def/);
    assert.doesNotMatch(names[2], /[\u202A-\u202E\u2066-\u2069\u2028]/);
    assert.equal(names[3], long);
  }
  assert.ok(seen.title.includes(markup) && seen.title.includes(long));
  assert.ok(seen.log.some((name) => name.includes(script)));
  assert.equal(seen.strange, 0);
  assert.equal(seen.programs, 2);
  assert.equal(seen.ran, null);
  assert.ok(seen.wide <= 0);
  assert.deepEqual(page.faults, []);
  await page.close();
});
