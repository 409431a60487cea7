// Labels of overlays, lines on the ground, and the tip under the pointer: HTML over the table.

import { Vector3, type PerspectiveCamera } from "three";
import type { Label, Line, Tip } from "./document";
import { drawn, element } from "./elements";

const point = new Vector3();

export class Labels {
  readonly element = element("div", { class: "labels", "aria-hidden": "true" });
  private readonly lines = drawn("svg", { class: "lines" });
  private shown: { label: Label; element: HTMLElement }[] = [];
  private drawnLines: { line: Line; element: SVGElement }[] = [];
  private owners: string[] = [];

  constructor() {
    this.element.append(this.lines);
  }

  setOwners(colours: string[]): void {
    this.owners = colours;
  }

  show(labels: Label[], lines: Line[]): void {
    this.shown.forEach((each) => each.element.remove());
    this.lines.replaceChildren();
    this.shown = labels.map((label) => {
      const [text, , , , owner] = label;
      const made = element("span", { class: "label" }, text);
      const colour = this.owners[owner];
      if (colour !== undefined) {
        // Signs of several owners lie on one field.
        made.classList.toggle("sign-label", !/\d/.test(text));
        made.style.backgroundColor = colour;
        made.style.color = light(colour) ? "#1b1410" : "#fff";
      }
      this.element.append(made);
      return { label, element: made };
    });
    this.drawnLines = lines.map((line) => {
      const made = drawn("line");
      this.lines.append(made);
      return { line, element: made };
    });
  }

  /** Put everything where the camera sees it, in a table of this size. */
  place(camera: PerspectiveCamera, width: number, height: number): void {
    for (const { label, element: shown } of this.shown) {
      const [, x, y, z] = label;
      const [left, top, before] = pixel(camera, x, y, z, width, height);
      shown.style.visibility = before ? "visible" : "hidden";
      shown.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
    }
    for (const { line, element: shown } of this.drawnLines) {
      const [x0, y0, z0, x1, y1, z1] = line;
      const [left0, top0] = pixel(camera, x0, y0, z0, width, height);
      const [left1, top1] = pixel(camera, x1, y1, z1, width, height);
      shown.setAttribute("x1", left0.toFixed(1));
      shown.setAttribute("y1", top0.toFixed(1));
      shown.setAttribute("x2", left1.toFixed(1));
      shown.setAttribute("y2", top1.toFixed(1));
    }
  }
}

function pixel(
  camera: PerspectiveCamera,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): [number, number, boolean] {
  point.set(x / 1000, y / 1000, z / 1000).project(camera);
  return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height, point.z < 1];
}

function light(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return r * 0.299 + g * 0.587 + b * 0.114 > 140;
}

/** The nearest tip on the ray through a place of the picture (-1 to 1 each way). */
export function tipAt(camera: PerspectiveCamera, across: number, upward: number, tips: Iterable<Tip>): Tip | undefined {
  const from = camera.position;
  const way = point.set(across, upward, 0.5).unproject(camera).sub(from).normalize();
  const origin = [from.x, from.y, from.z];
  const direction = [way.x, way.y, way.z].map((part) => (Math.abs(part) < 1e-9 ? 1e-9 : part));
  let nearest = Infinity;
  let found: Tip | undefined;
  for (const tip of tips) {
    let enter = 0;
    let leave = Infinity;
    for (let axis = 0; axis < 3; axis++) {
      const one = ((tip[axis] as number) / 1000 - origin[axis]!) / direction[axis]!;
      const other = ((tip[axis + 3] as number) / 1000 - origin[axis]!) / direction[axis]!;
      enter = Math.max(enter, Math.min(one, other));
      leave = Math.min(leave, Math.max(one, other));
    }
    if (enter <= leave && enter < nearest) {
      nearest = enter;
      found = tip;
    }
  }
  return found;
}
