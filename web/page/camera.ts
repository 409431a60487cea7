// The camera: named views, turned by mouse, touch and keys (three's OrbitControls).

import { type PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Viewpoint } from "./document";

/** How far out, of 1, things may be in a named view; and the room above for the tools. */
const EDGE = 0.97;
const HEADROOM = 0.08;

export class Camera {
  readonly controls: OrbitControls;
  /** Whether the view was changed by hand since it was last a named one. */
  byHand = false;

  constructor(
    readonly lens: PerspectiveCamera,
    element: HTMLElement,
    changed: () => void,
  ) {
    this.controls = new OrbitControls(lens, element);
    this.controls.enableDamping = false;
    this.controls.minDistance = 4.5;
    this.controls.maxDistance = 90;
    this.controls.maxPolarAngle = ((90 - 10) * Math.PI) / 180;
    this.controls.zoomToCursor = true;
    this.controls.addEventListener("change", changed);
    this.controls.addEventListener("start", () => (this.byHand = true));
  }

  /** Look from a named side, as near as shows all of the `frame`; `top` is how high things stand. */
  go(view: Viewpoint, frame: [number, number, number][], top: number): void {
    const around = (view.heading * Math.PI) / 180;
    const up = (Math.min(view.pitch, 89.9) * Math.PI) / 180;
    const target = new Vector3(...view.target);
    // Where one looks at a tower, the camera rises with it.
    if (target.z > 0) target.z = Math.max(target.z, top * 0.5);
    const way = new Vector3(Math.sin(around) * Math.cos(up), -Math.cos(around) * Math.cos(up), Math.sin(up));
    this.byHand = false;
    this.controls.target.copy(target);
    let [near, far] = [this.controls.minDistance, this.controls.maxDistance];
    while (far - near > 0.05) {
      const distance = (near + far) / 2;
      this.stand(target, way, distance);
      if (frame.every((point) => this.shows(point))) far = distance;
      else near = distance;
    }
    this.stand(target, way, far);
    this.controls.update();
  }

  private stand(target: Vector3, way: Vector3, distance: number): void {
    this.lens.position.copy(target).addScaledVector(way, distance);
    this.lens.lookAt(target);
    this.lens.updateMatrixWorld();
  }

  shows([x, y, z]: [number, number, number]): boolean {
    const seen = new Vector3(x, y, z).project(this.lens);
    return seen.z < 1 && Math.abs(seen.x) < EDGE && seen.y > -EDGE && seen.y < EDGE - HEADROOM;
  }

  /** Turn by degrees around the target, and upwards. */
  turn(around: number, upward: number): void {
    this.byHand = true;
    this.controls.rotateLeft((around * Math.PI) / 180);
    this.controls.rotateUp((upward * Math.PI) / 180);
    this.controls.update();
  }

  zoom(factor: number): void {
    this.byHand = true;
    const from = this.controls.target;
    const way = this.lens.position.clone().sub(from).multiplyScalar(factor);
    const distance = Math.min(Math.max(way.length(), this.controls.minDistance), this.controls.maxDistance);
    this.lens.position.copy(from).add(way.setLength(distance));
    this.controls.update();
  }
}
