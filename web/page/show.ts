// How a step is shown: parts that come walk, fall or drop to their places.

import { Quaternion, Vector3 } from "three";
import type { Motion, Step } from "./document";
import type { Placed, Situation } from "./placed";
import type { Pose } from "./table";

const KEY = 8;
const DROP = 1.3;
const LANDED = 0.62;
const HOP = 0.16;

/** One step on its way: `share` goes from 0 to 1. */
export class Passage {
  /** Seconds at pace 1. */
  readonly seconds: number;
  /** Whether the game says how long its step takes: then its keys have times of their own. */
  private readonly timed: boolean;
  private readonly motions = new Map<Placed, Motion>();

  constructor(step: Step, after: Situation) {
    for (const motion of step.motions ?? []) {
      const part = after.parts.get(motion.part);
      if (part !== undefined) this.motions.set(part, motion);
    }
    const keys = Math.max(0, ...[...this.motions.values()].map((motion) => motion.keys.length / KEY));
    const known = step.seconds ?? 0;
    this.timed = known > 0;
    this.seconds = this.timed ? known : this.motions.size === 0 ? 0.25 : keys > 0 ? 0.35 + 0.22 * keys : 0.55;
  }

  /** Where a part is after this share of the time; undefined where it stands. */
  pose(placed: Placed, share: number): Pose | undefined {
    const motion = this.motions.get(placed);
    if (motion === undefined || share >= 1) return undefined;
    if (motion.keys.length === 0) {
      const fallen = Math.min(share / LANDED, 1) ** 2;
      return { place: new Vector3(placed.x, placed.y, placed.z + DROP * (1 - fallen)), rotation: turned(placed.rotation) };
    }
    const count = motion.keys.length / KEY;
    const time = this.timed ? share : share * share * (3 - 2 * share);
    if (time < motion.keys[0]! / 1000 && motion.source < 0) return HIDDEN;
    let next = 1;
    while (next < count - 1 && motion.keys[next * KEY]! / 1000 < time) next++;
    const before = keyOf(motion, next - 1);
    const after = keyOf(motion, Math.min(next, count - 1));
    const part = Math.min(Math.max((time - before.time) / Math.max(after.time - before.time, 1e-6), 0), 1);
    const place = before.place.lerp(after.place, part);
    if (motion.style === "walk" && !this.timed) place.z += HOP * Math.sin(Math.PI * part);
    // A walk by steps keeps its part upright as it stands.
    const rotation = this.timed ? before.rotation.slerp(after.rotation, part) : turned(placed.rotation);
    const scale = scaleAt(motion.scales ?? [], time);
    return scale === undefined ? { place, rotation } : { place, rotation, scale };
  }
}

const HIDDEN: Pose = { place: new Vector3(), rotation: new Quaternion(), hidden: true };

function keyOf(motion: Motion, number: number): { time: number; place: Vector3; rotation: Quaternion } {
  const [time, x, y, z, ...turn] = motion.keys.slice(number * KEY, (number + 1) * KEY).map((value) => value / 1000);
  return {
    time: time!,
    place: new Vector3(x, y, z),
    rotation: turned(turn as [number, number, number, number]).normalize(),
  };
}

function turned(rotation: [number, number, number, number]): Quaternion {
  return new Quaternion(...rotation);
}

function scaleAt(scales: number[], time: number): number | undefined {
  if (scales.length === 0) return undefined;
  let next = 1;
  const count = scales.length / 2;
  while (next < count - 1 && scales[next * 2]! / 1000 < time) next++;
  const [t0, s0, t1, s1] = [(next - 1) * 2, (next - 1) * 2 + 1, next * 2, next * 2 + 1].map(
    (at) => (scales[Math.min(at, scales.length - 2 + (at % 2))] ?? 0) / 1000,
  ) as [number, number, number, number];
  const part = Math.min(Math.max((time - t0) / Math.max(t1 - t0, 1e-6), 0), 1);
  return s0 + (s1 - s0) * part;
}
