// Going from step to step: by hand, or played at a pace.

import type { PageDocument } from "./document";
import { Situations } from "./placed";
import { Passage } from "./show";
import type { View } from "./view";

/** Seconds between two steps, and after a turn, at pace 1. */
const PAUSE = 0.25;
const TURN = 0.7;
const SLIDES = 1.1;

export class Playback {
  at: number;
  playing = false;
  pace = 1;
  readonly situations: Situations;
  private passage: { passage: Passage; begun: number } | undefined;
  private timer = 0;
  private frame = 0;
  private shownLine: number[] = [];

  constructor(
    private readonly page: PageDocument,
    private readonly view: View | undefined,
    private readonly changed: () => void,
  ) {
    this.situations = new Situations(page);
    this.at = page.start;
  }

  /** The steps of the line that is shown. */
  get line(): number[] {
    if (!this.shownLine.includes(this.at)) this.shownLine = this.situations.line(this.at);
    return this.shownLine;
  }

  /** The next step of the line; undefined at its end. */
  get next(): number | undefined {
    return this.line[this.line.indexOf(this.at) + 1];
  }

  get situation() {
    return this.situations.at(this.at);
  }

  /** Go to a step at once. */
  go(step: number): void {
    this.stop();
    this.arrive(step);
  }

  /** Go to the step at this place of the line. */
  goAlong(place: number): void {
    const { line } = this;
    this.go(line[Math.min(Math.max(place, 0), line.length - 1)]!);
  }

  /** Go to the next step and show how it happens; to others at once. */
  walk(by: number): void {
    this.pause();
    if (by === 1 && this.next !== undefined) this.pass();
    else this.goAlong(this.line.indexOf(this.at) + by);
  }

  /** Go to the first step of the turn, or of the one before or after it. */
  turn(by: number): void {
    const now = this.page.steps[this.at]!.turn;
    const begins = this.page.turns[now]?.first ?? 0;
    if (by < 0 && this.at > begins) this.go(begins);
    else this.go(this.page.turns[now + by]?.first ?? this.line.at(by < 0 ? 0 : -1)!);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.next === undefined) this.goAlong(0);
    this.playing = true;
    this.changed();
    this.later(0);
  }

  pause(): void {
    this.stop();
    if (this.playing) {
      this.playing = false;
      this.changed();
    }
  }

  private stop(): void {
    window.clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    if (this.passage !== undefined) {
      this.passage = undefined;
      this.view?.show(this.situation);
    }
  }

  private later(seconds: number): void {
    this.timer = window.setTimeout(() => this.pass(), (seconds * 1000) / this.pace);
  }

  private pass(): void {
    this.stop();
    const { next } = this;
    if (next === undefined) {
      this.pause();
      return;
    }
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const turn = this.page.steps[this.at]!.turn;
    this.at = next;
    const step = this.page.steps[this.at]!;
    this.changed();
    if (calm || this.view === undefined) {
      this.arrive(this.at);
      if (this.playing) this.later(SLIDES);
      return;
    }
    const passage = new Passage(step, this.situation);
    this.view.show(this.situation);
    this.passage = { passage, begun: performance.now() };
    const draw = (now: number) => {
      if (this.passage?.passage !== passage) return;
      const share = ((now - this.passage.begun) / 1000 / passage.seconds) * this.pace;
      if (share >= 1) {
        this.passage = undefined;
        this.view?.show(this.situation);
        if (this.playing) this.later(step.turn !== turn ? TURN : PAUSE);
        return;
      }
      this.view?.pass(passage, Math.max(share, 0), this.situation);
      this.frame = requestAnimationFrame(draw);
    };
    draw(performance.now());
  }

  private arrive(step: number): void {
    this.at = step;
    this.view?.show(this.situation);
    this.changed();
  }
}
