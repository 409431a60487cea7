// The view of the table: draws only when something changes, in as many pixels as the machine is quick enough for.

import { Camera } from "./camera";
import type { PageDocument, Palette, Tip } from "./document";
import { element } from "./elements";
import type { Kit } from "./kit";
import { Labels, tipAt } from "./labels";
import type { Placed, Situation } from "./placed";
import { Passage } from "./show";
import { Table } from "./table";

/** Milliseconds of a frame: above the first there are fewer pixels, below the second more. */
const SLOW = 75;
const QUICK = 38;
/** Pixels each way for one of the screen while something moves; so many slow or quick pictures lead to the next one. At
 * rest it is the first: more pixels than the screen has make edges smooth. */
const QUALITIES = [1.5, 1, 0.75, 0.55, 0.4];
const FINEST = 2;
/** The pictures by which a page finds the quality it begins with: coarse ones, the first of which make the programs of the
 * graphics ready. A machine that is quick takes less than so many milliseconds for each of the others. */
const TRIALS = 4;
const READY = 2;
const QUICK_TRIAL = 25;
const SLOW_ONES = 2;
const QUICK_ONES = 12;
/** Milliseconds without motion after which the picture has all pixels of the screen, and after which it is drawn in full:
 * that may take a slow machine longer than the next step should wait. */
const RESTED = 220;
const AT_LEISURE = 900;

export class View {
  readonly element = element("div", { class: "view" });
  readonly canvas = element("canvas", { tabindex: "0", role: "img" });
  readonly table: Table;
  readonly camera: Camera;
  readonly labels = new Labels();
  readonly tip = element("div", { class: "tip", role: "status", hidden: true });
  /** The place of the quality in use while something moves, and how many pictures were slow or quick since. */
  private chosen = QUALITIES.length - 1;
  private trial = 0;
  private slow = 0;
  private quick = 0;
  private overlays = new Set<string>();
  private named: string;
  private situation: Situation | undefined;
  private asked = false;
  private moving = 0;
  private last = 0;
  private rest = 0;

  constructor(
    private readonly page: PageDocument,
    kit: Kit,
    private readonly told: (tip: Tip) => string,
  ) {
    this.named = page.views[0]!.id;
    this.table = new Table(this.canvas, page, kit);
    this.camera = new Camera(this.table.camera, this.canvas, () => {
      this.moving = performance.now();
      this.ask();
    });
    this.element.append(this.canvas, this.labels.element, this.tip);
    this.canvas.addEventListener("pointermove", (event) => event.buttons === 0 && this.point(event));
    // A finger points by a tap: it leaves when it is lifted, and a drag turns the table.
    let tapped = false;
    this.canvas.addEventListener("pointerdown", (event) => {
      tapped = event.pointerType === "touch" && event.isPrimary;
      this.tip.hidden = true;
    });
    this.camera.controls.addEventListener("change", () => (tapped = false));
    this.canvas.addEventListener("pointerup", (event) => tapped && this.point(event));
    this.canvas.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.tip.hidden = true;
    });
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  setPalette(palette: Palette): void {
    this.table.setPalette(palette);
    this.labels.setOwners(palette.owners);
    this.relabel();
    this.ask();
  }

  setOverlay(id: string, on: boolean): void {
    if (on) this.overlays.add(id);
    else this.overlays.delete(id);
    this.table.setTint(this.page.overlays.some((each) => each.tint === true && this.overlays.has(each.id)));
    this.relabel();
    this.ask();
  }

  overlay(id: string): boolean {
    return this.overlays.has(id);
  }

  go(id: string): void {
    const view = this.page.views.find((each) => each.id === id);
    if (view !== undefined) this.camera.go(view, this.shownPoints, this.top);
    this.named = id;
    this.ask();
  }

  show(situation: Situation): void {
    this.situation = situation;
    this.table.setBoxes(situation.tips.values());
    this.table.show(situation.parts.values());
    this.relabel();
    this.tip.hidden = true;
    // A step is seen at once, and in all pixels a little later.
    this.moving = performance.now();
    // A view by name has everything in sight; one that was turned by hand stays as it is.
    if (!this.touched && !this.shownPoints.every((point) => this.camera.shows(point))) this.go(this.named);
    this.ask();
  }

  /** Show a step on its way: `share` goes from 0 to 1. */
  pass(passage: Passage, share: number, situation: Situation): void {
    this.table.show(situation.parts.values(), (placed: Placed) => passage.pose(placed, share));
    this.moving = performance.now();
    this.ask();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth === 0 || clientHeight === 0) return;
    const before = this.table.camera.aspect;
    this.table.camera.aspect = clientWidth / clientHeight;
    this.table.camera.updateProjectionMatrix();
    if (Math.abs(before - this.table.camera.aspect) > 0.01 && !this.touched) this.go(this.named);
    this.ask();
  }

  /** What a named view shows: the table's frame, and all that stands on it. */
  private get shownPoints(): [number, number, number][] {
    const roofs = [...(this.situation?.tips.values() ?? [])].flatMap(([x0, y0, , x1, y1, z1]) =>
      [[x0, y0, z1], [x1, y1, z1]].map((corner) => corner.map((part) => part / 1000) as [number, number, number]),
    );
    return [...this.page.frame, ...roofs];
  }

  private get top(): number {
    return Math.max(0, ...[...(this.situation?.tips.values() ?? [])].map((tip) => tip[5] / 1000));
  }

  /** Whether the view was turned by hand. */
  get touched(): boolean {
    return this.camera.byHand;
  }

  /** A picture of the table as it is now. */
  picture(): string {
    this.drawIn(2);
    return this.canvas.toDataURL("image/jpeg", 0.9);
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    this.asked = false;
    if (this.trial < TRIALS) this.try(now);
    const still = performance.now() - this.moving;
    if (still < RESTED) {
      const took = now - this.last;
      if (took < 1000 && this.last > 0) this.judge(took);
      this.last = now;
    } else this.last = 0;
    const least = still < RESTED ? 0 : still < AT_LEISURE ? 1 : Infinity;
    const quality = Math.min(Math.max(this.quality, least), QUALITIES[0]!);
    this.drawIn(quality);
    window.clearTimeout(this.rest);
    const wait = (still < RESTED ? RESTED : AT_LEISURE) - still + 30;
    if (quality < QUALITIES[0]!) this.rest = window.setTimeout(() => this.ask(), wait);
  }

  /** Draw one of the first pictures, which are there soon on any machine, and see how long it takes. */
  private try(now: number): void {
    this.trial += 1;
    this.moving = performance.now();
    if (this.trial > READY && now - this.last > QUICK_TRIAL) this.trial = TRIALS;
    else if (this.trial === TRIALS) this.chosen = 0;
    if (this.trial < TRIALS) this.ask();
  }

  /** Pixels each way for one of the screen while something moves. */
  get quality(): number {
    return QUALITIES[this.chosen]!;
  }

  /** Choose fewer or more pixels by how long pictures take; seldom, since a new size costs a picture. */
  private judge(took: number): void {
    this.slow = took > SLOW ? this.slow + 1 : 0;
    this.quick = took < QUICK ? this.quick + 1 : 0;
    const by = this.slow >= SLOW_ONES ? 1 : this.quick >= QUICK_ONES ? -1 : 0;
    if (by === 0) return;
    this.chosen = Math.min(Math.max(this.chosen + by, 0), QUALITIES.length - 1);
    this.slow = this.quick = 0;
  }

  private drawIn(quality: number): void {
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth === 0 || clientHeight === 0) return;
    const pixels = Math.min(Math.min(window.devicePixelRatio, FINEST) * quality, FINEST);
    const [width, height] = [clientWidth * pixels, clientHeight * pixels].map((size) => Math.max(1, Math.round(size)));
    // On a slow machine a step is seen sooner without its shadows; they come with all pixels.
    this.table.draw(width!, height!, quality < 1);
    this.labels.place(this.table.camera, clientWidth, clientHeight);
  }

  private relabel(): void {
    const shown = this.situation;
    if (shown === undefined) return;
    const of = <T>(all: Map<string, Map<number, T>>) =>
      [...this.overlays].flatMap((id) => [...(all.get(id)?.values() ?? [])]);
    this.labels.show(of(shown.labels), of(shown.lines));
  }

  private point(event: PointerEvent): void {
    const area = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - area.left, event.clientY - area.top];
    const tip = tipAt(
      this.table.camera,
      (x / area.width) * 2 - 1,
      1 - (y / area.height) * 2,
      this.situation?.tips.values() ?? [],
    );
    this.tip.hidden = tip === undefined;
    if (tip === undefined) return;
    this.tip.textContent = this.told(tip);
    const left = Math.min(Math.max(x + 14, 4), area.width - this.tip.offsetWidth - 4);
    const top = y + 18 + this.tip.offsetHeight > area.height ? y - this.tip.offsetHeight - 10 : y + 18;
    this.tip.style.transform = `translate(${left.toFixed(0)}px, ${Math.max(top, 4).toFixed(0)}px)`;
  }
}
