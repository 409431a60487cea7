// The page of a game: table, log, points and board, and the strip below that goes through its steps.

import type { PageDocument, Palette } from "./document";
import { element, sign, signButton, type Sign } from "./elements";
import { unpack, type KitIndex } from "./kit";
import { BoardPanel, LogPanel, PointsPanel, standings } from "./panels";
import { printedSteps, sheet } from "./paper";
import { Playback } from "./playback";
import { NoWebGL } from "./table";
import { View } from "./view";
import { Words } from "./words";

const PACES = [0.5, 1, 2, 4];


function content(id: string): string {
  return document.getElementById(id)!.textContent!;
}

class Page {
  private readonly words: Words;
  private palette: Palette;
  private readonly playback: Playback;
  private readonly log: LogPanel;
  private readonly points: PointsPanel;
  private readonly board: BoardPanel;
  private readonly title = element("h1");
  private readonly standings = element("ul", { class: "standings" });
  private readonly status = element("p", { class: "status", "aria-live": "polite" });
  private readonly scrubber = element("input", { type: "range", min: 0, step: 1 });
  private readonly moment = element("output", { class: "moment" });
  private readonly buttons = new Map<Sign, HTMLButtonElement>();
  private readonly paces = element("select");
  private readonly tabs = new Map<string, { tab: HTMLButtonElement; panel: HTMLElement }>();
  private readonly tools = element("div", { class: "tools", role: "toolbar" });
  private readonly keys = element("dialog", { class: "keys" });
  private readonly paper = element("section", { class: "paper", "aria-hidden": "true" });

  constructor(
    private readonly page: PageDocument,
    private readonly view: View | undefined,
  ) {
    this.words = new Words(page);
    this.palette = page.palettes[0]!;
    this.playback = new Playback(page, view, () => this.mark());
    const go = (step: number) => this.playback.go(step);
    this.log = new LogPanel(page, this.playback.situations, go);
    this.points = new PointsPanel(page, go);
    this.board = new BoardPanel(page);
    this.build();
    this.playback.at = this.numberOf(location.hash) ?? page.start;
    this.write();
    window.addEventListener("hashchange", () => this.follow());
    window.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("beforeprint", () => this.print());
    this.playback.go(this.playback.at);
  }

  tipText(id: number): string {
    return this.words.text(id);
  }

  private build(): void {
    const transport = element("div", { class: "transport", role: "group" });
    const add = (name: Sign, pressed: () => void) => {
      const button = signButton(name, pressed);
      this.buttons.set(name, button);
      transport.append(button);
    };
    add("first", () => this.playback.goAlong(0));
    add("back", () => this.playback.walk(-1));
    add("play", () => this.playback.toggle());
    add("next", () => this.playback.walk(1));
    add("last", () => this.playback.goAlong(Infinity));
    this.scrubber.addEventListener("input", () => this.playback.goAlong(Number(this.scrubber.value)));
    for (const pace of PACES) this.paces.append(element("option", { value: pace, selected: pace === 1 }, `× ${pace}`));
    this.paces.addEventListener("change", () => (this.playback.pace = Number(this.paces.value)));
    transport.append(this.scrubber, this.moment, this.paces);

    const names = element("div", { class: "tabs", role: "tablist" });
    const side = element("aside", { class: "side" }, names);
    const panels: [string, HTMLElement][] = [
      ["log", this.log.element],
      ["points", this.points.element],
      ["board", this.board.element],
    ];
    for (const [id, inner] of panels) {
      const tab = element("button", {
        type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, click: () => this.open(id),
        keydown: (event) => this.tabKey(event as KeyboardEvent, id),
      });
      const panel = element("div", {
        role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, class: "panel", tabindex: 0,
      }, inner);
      this.tabs.set(id, { tab, panel });
      names.append(tab);
      side.append(panel);
    }
    const stage = element("div", { class: "stage" });
    if (this.view === undefined) stage.append(element("p", { class: "no-table" }));
    else stage.append(this.view.element);
    stage.append(this.tools);
    const head = element("header", {}, this.title, this.standings, this.status);
    const main = element("main", {}, head, stage, transport, side);
    document.body.append(main, this.keys, this.paper);
    this.open(this.view === undefined ? "board" : "log");
  }

  /** Write everything in the chosen language. */
  private write(): void {
    const { words } = this;
    document.documentElement.lang = words.language;
    this.title.textContent = words.text(this.page.title);
    document.title = [this.title.textContent, ...this.page.seats.map((seat) => words.text(seat.name))].join(" · ");
    const colours = this.palette.owners;
    this.log.write(words, colours);
    this.points.write(words, colours);
    for (const [name, button] of this.buttons) this.name(button, words.word(name));
    this.name(this.scrubber, words.word("moment"));
    this.name(this.paces, words.word("speed"));
    for (const [id, { tab }] of this.tabs) tab.textContent = words.word(id);
    this.scrubber.parentElement!.setAttribute("aria-label", words.word("play"));
    const missing = document.querySelector(".no-table");
    if (missing !== null) missing.textContent = words.word("no-table");
    this.writeTools();
    this.writeKeys();
    this.mark();
  }

  private writeTools(): void {
    const { words, page, view } = this;
    this.tools.setAttribute("aria-label", words.word("views"));
    const parts: HTMLElement[] = [];
    if (view !== undefined) {
      const views = page.views.map((each) =>
        element("button", { type: "button", click: () => view.go(each.id) }, words.text(each.title)),
      );
      const overlays = page.overlays.map((each) => {
        const button = element("button", { type: "button", "aria-pressed": view.overlay(each.id) }, words.text(each.title));
        button.addEventListener("click", () => this.toggleOverlay(each.id, button));
        return button;
      });
      parts.push(this.menu("views", views), this.menu("overlays", overlays));
    }
    const palettes = page.palettes.map((each) =>
      element("button", {
        type: "button", "aria-pressed": each === this.palette, click: () => this.choosePalette(each),
      }, words.text(each.title)),
    );
    const languages = page.languages.map((each) =>
      element("button", {
        type: "button", lang: each.id, "aria-pressed": each.id === words.language,
        click: () => this.chooseLanguage(each.id),
      }, each.name),
    );
    parts.push(this.menu("colours", palettes), this.menu("language", languages));
    const keys = element("button", { type: "button", click: () => this.keys.showModal() }, "?");
    this.name(keys, words.word("keys"));
    this.tools.replaceChildren(...parts, keys);
  }

  private menu(word: string, entries: HTMLElement[]): HTMLElement {
    const list = element("div", { class: "menu" }, ...entries);
    return element("details", { name: "tools" }, element("summary", {}, this.words.word(word)), list);
  }

  private writeKeys(): void {
    const rows = ["steps", "turns", "ends", "play", "view", "zoom", "views", "overlays", "help"].map((id) => {
      const [keys = "", what = ""] = this.words.word(`key-${id}`).split("|");
      return element("tr", {}, element("th", { scope: "row" }, keys.trim()), element("td", {}, what.trim()));
    });
    const close = element("button", { type: "button", click: () => this.keys.close() }, this.words.word("close"));
    this.keys.replaceChildren(
      element("h2", {}, this.words.word("keys")),
      element("table", {}, element("tbody", {}, ...rows)),
      close,
    );
    this.keys.setAttribute("aria-label", this.words.word("keys"));
  }

  /** Show which step it is. */
  private mark(): void {
    const { playback, words, page } = this;
    const step = page.steps[playback.at]!;
    const { situation } = playback;
    const colours = this.palette.owners;
    const { line } = playback;
    const place = line.indexOf(playback.at);
    this.scrubber.max = String(line.length - 1);
    this.scrubber.value = String(place);
    const told = step.told.map((id) => words.text(id)).join("; ");
    const status = words.text(situation.status);
    this.scrubber.setAttribute("aria-valuetext", [`${place}`, told, status].filter((text) => text !== "").join(". "));
    this.moment.textContent = `${place} / ${line.length - 1}`;
    this.status.textContent = status;
    this.standings.replaceChildren(...standings(page, words, colours, situation, step.by));
    const play = this.buttons.get("play")!;
    play.replaceChildren(sign(playback.playing ? "pause" : "play"));
    this.name(play, words.word(playback.playing ? "pause" : "play"));
    this.log.mark(playback.at);
    this.points.mark(words, colours, situation, step.turn);
    this.board.show(words, colours, situation);
    this.view?.canvas.setAttribute("aria-label", `${words.word("table")}: ${status}`);
    if (playback.at !== this.numberOf(location.hash)) this.address(step.n);
  }

  /** Name the command in the address, so that it is a link to this step. */
  private address(n: number): void {
    try {
      history.replaceState(null, "", `#${n}`);
    } catch {
      // Refused in a frame without an address of its own, and by some browsers when asked often in a short time.
    }
  }

  private follow(): void {
    const step = this.numberOf(location.hash);
    if (step !== undefined) this.playback.go(step);
    else this.playback.go(this.page.start);
  }

  /** The step that a link such as #87 names: that of the command, or the last one before it in the main line. */
  private numberOf(hash: string): number | undefined {
    if (!/^#\d+$/.test(hash)) return undefined;
    const n = Number(hash.slice(1));
    const { steps } = this.page;
    const found = steps.findIndex((step) => step.n === n);
    return found >= 0 ? found : this.playback.situations.line(0).findLast((step) => steps[step]!.n < n);
  }

  private open(id: string): void {
    for (const [each, { tab, panel }] of this.tabs) {
      tab.setAttribute("aria-selected", String(each === id));
      tab.tabIndex = each === id ? 0 : -1;
      panel.hidden = each !== id;
    }
    this.log.mark(this.playback.at);
  }

  private tabKey(event: KeyboardEvent, id: string): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const ids = [...this.tabs.keys()];
    const next = ids[(ids.indexOf(id) + by + ids.length) % ids.length]!;
    this.open(next);
    this.tabs.get(next)!.tab.focus();
  }

  private toggleOverlay(id: string, button: HTMLButtonElement): void {
    const on = !this.view!.overlay(id);
    this.view!.setOverlay(id, on);
    button.setAttribute("aria-pressed", String(on));
  }

  private choosePalette(palette: Palette): void {
    this.palette = palette;
    this.view?.setPalette(palette);
    this.write();
  }

  private chooseLanguage(id: string): void {
    this.words.choose(id);
    this.write();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || this.keys.open || target.tagName === "SELECT") return;
    const { playback, view } = this;
    const inList = target.tagName === "BUTTON" || target.tagName === "SUMMARY";
    const views = this.page.views;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowRight: target === this.scrubber ? undefined : () => playback.walk(1),
      ArrowLeft: target === this.scrubber ? undefined : () => playback.walk(-1),
      PageDown: () => playback.turn(1),
      PageUp: () => playback.turn(-1),
      Home: () => playback.goAlong(0),
      End: () => playback.goAlong(Infinity),
      " ": inList ? undefined : () => playback.toggle(),
      q: () => view?.camera.turn(-15, 0),
      e: () => view?.camera.turn(15, 0),
      r: () => view?.camera.turn(0, 6),
      f: () => view?.camera.turn(0, -6),
      "+": () => view?.camera.zoom(0.88),
      "-": () => view?.camera.zoom(1.14),
      o: () => this.nextOverlay(),
      "?": () => this.keys.showModal(),
    };
    views.forEach((each, number) => (actions[String(number + 1)] = () => view?.go(each.id)));
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  private nextOverlay(): void {
    const { view, page } = this;
    if (view === undefined) return;
    const ids = page.overlays.map((each) => each.id);
    const on = ids.findIndex((id) => view.overlay(id));
    ids.forEach((id) => view.setOverlay(id, false));
    const next = ids[on + 1];
    if (next !== undefined) view.setOverlay(next, true);
    this.writeTools();
  }

  private print(): void {
    const { page, playback, view, words } = this;
    const { situations } = playback;
    playback.pause();
    const sheets = printedSteps(page, situations, playback.at).map((step) => {
      view?.show(situations.at(step));
      return sheet(page, situations, words, this.palette.owners, step, view?.picture());
    });
    view?.show(playback.situation);
    this.paper.replaceChildren(...sheets);
  }

  private name(thing: HTMLElement, name: string): void {
    thing.setAttribute("aria-label", name);
    thing.title = name;
  }
}

function viewOf(page: PageDocument, kit: Parameters<typeof makeView>[1]): View | undefined {
  try {
    return makeView(page, kit);
  } catch (error) {
    // Without WebGL everything but the table is there.
    if (!(error instanceof NoWebGL)) console.warn(error);
    return undefined;
  }
}

let shown: Page | undefined;

function makeView(page: PageDocument, kit: Awaited<ReturnType<typeof unpack>>): View {
  return new View(page, kit, (tip) => shown?.tipText(tip[6]) ?? "");
}

async function begin(): Promise<void> {
  const page = JSON.parse(content("document")) as PageDocument;
  const kit = await unpack(JSON.parse(content("kit-index")) as KitIndex, content("kit"));
  for (const id of ["document", "kit-index", "kit"]) document.getElementById(id)!.remove();
  const view = viewOf(page, kit);
  view?.setPalette(page.palettes[0]!);
  shown = new Page(page, view);
  view?.resize();
  document.body.dataset["ready"] = "true";
}

void begin();
