// The table in three dimensions: instanced parts, one sun with its shadow, drawn only when something changes.

import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  DepthTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  OrthographicCamera,
  PerspectiveCamera,
  Quaternion,
  RedFormat,
  Scene,
  type ShaderMaterial,
  Vector3,
  WebGLRenderTarget,
  WebGLRenderer,
} from "three";
import type { PageDocument, Palette, Tip } from "./document";
import type { Kit, Part } from "./kit";
import type { Placed } from "./placed";
import { placedParts } from "./placed";
import { shadowMaterial, sharedUniforms, surfaceMaterial, type Uniforms } from "./surfaces";

const FIELD_OF_VIEW = 30;
/** The layer of what throws a shadow: all but the ground. */
const SHADED = 1;
const SHADOW_SIZE = 2048;
/** Width of the picture of heights in pixels, and of what it shows in the table's unit. */
const HEIGHTS = 64;
const AREA = 16;
const ROOM = 16;

/** The parts of one kind, in one draw call. */
class Batch {
  mesh: InstancedMesh;
  private look: InstancedBufferAttribute;
  private room = 0;

  constructor(
    private readonly part: Part,
    private readonly scene: Scene,
    private readonly material: ShaderMaterial,
    private readonly ground: boolean,
  ) {
    this.mesh = this.grown(ROOM);
    this.look = this.mesh.geometry.getAttribute("look") as InstancedBufferAttribute;
  }

  show(things: { placed: Placed; matrix: Matrix4 }[]): void {
    if (things.length > this.room) {
      this.scene.remove(this.mesh);
      this.mesh.dispose();
      this.mesh.geometry.dispose();
      this.mesh = this.grown(Math.max(things.length, this.room * 2));
      this.look = this.mesh.geometry.getAttribute("look") as InstancedBufferAttribute;
    }
    things.forEach(({ placed, matrix }, n) => {
      this.mesh.setMatrixAt(n, matrix);
      this.look.setXY(n, placed.owner, placed.plain ? 1 : 0);
    });
    this.mesh.count = things.length;
    this.mesh.visible = things.length > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.look.needsUpdate = true;
  }

  private grown(room: number): InstancedMesh {
    this.room = room;
    const geometry = new BufferGeometry();
    for (const name of ["position", "normal", "paint", "uv"])
      geometry.setAttribute(name, this.part.geometry.getAttribute(name) as BufferAttribute);
    geometry.setIndex(this.part.geometry.getIndex());
    const look = new InstancedBufferAttribute(new Float32Array(room * 2), 2);
    look.setUsage(DynamicDrawUsage);
    geometry.setAttribute("look", look);
    const mesh = new InstancedMesh(geometry, this.material, room);
    if (!this.ground) mesh.layers.enable(SHADED);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    this.scene.add(mesh);
    return mesh;
  }
}

/** The browser cannot draw in 3D. */
export class NoWebGL extends Error {}

export class Table {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 16 / 9, 1, 600);
  readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly uniforms: Uniforms;
  private readonly batches = new Map<string, Batch>();
  private readonly names: string[];
  private readonly ground: Placed[];
  private readonly lying: Set<string>;
  private readonly shadow: WebGLRenderTarget;
  private readonly sun: OrthographicCamera;
  private readonly shadowMaterial = shadowMaterial();
  private readonly heights = heightsTexture();
  private shadowStale = true;
  private oldShadows = true;

  constructor(
    canvas: HTMLCanvasElement,
    document: PageDocument,
    private readonly kit: Kit,
  ) {
    // Asked here, since three complains in the console where there is none.
    // Edges are smooth by more pixels than the screen has: several samples a pixel cost a processor more, always.
    const context = canvas.getContext("webgl2", { alpha: false, antialias: false, powerPreference: "high-performance" });
    if (context === null) throw new NoWebGL();
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.setPixelRatio(1);
    this.renderer.autoClear = true;
    this.names = document.parts;
    this.ground = placedParts(document.ground, document.rotations);
    this.lying = new Set(this.ground.map((placed) => this.names[placed.part]!));
    this.uniforms = sharedUniforms(document.light);
    this.camera.up.set(0, 0, 1);
    const light = document.light;
    const depth = new DepthTexture(SHADOW_SIZE, SHADOW_SIZE);
    depth.minFilter = depth.magFilter = LinearFilter;
    depth.compareFunction = LessEqualCompare;
    this.shadow = new WebGLRenderTarget(SHADOW_SIZE, SHADOW_SIZE, { depthTexture: depth, format: RedFormat });
    const half = light.span / 2;
    this.sun = new OrthographicCamera(-half, half, half, -half, 5, 5 + 2 * light.depth);
    this.sun.up.set(0, 0, 1);
    const away = 5 + light.depth;
    const [x, y, z] = light.direction;
    const aim = new Vector3(...light.aim);
    this.sun.position.set(light.stand[0] + x * away, light.stand[1] + y * away, light.stand[2] + z * away);
    this.sun.lookAt(aim);
    this.sun.layers.set(SHADED);
    this.sun.updateMatrixWorld();
    const half01 = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
    const toShadow = half01.multiply(this.sun.projectionMatrix).multiply(this.sun.matrixWorldInverse);
    this.uniforms["shadowMap"]!.value = depth;
    this.uniforms["shadowMatrix"]!.value = toShadow;
    this.uniforms["heights"]!.value = this.heights;
    this.uniforms["heightsArea"]!.value = [-AREA / 2, -AREA / 2, AREA, AREA];
  }

  setPalette(palette: Palette): void {
    const linear = (colour: string) => [1, 3, 5].map((at) => amount(parseInt(colour.slice(at, at + 2), 16) / 255));
    const owners = Array.from({ length: 8 }, (_, n) => linear(palette.owners[n] ?? "#ffffff")).flat();
    const roofs = Array.from({ length: 10 }, (_, level) =>
      linear(palette.roofs[Math.min(Math.max(level - 1, 0), palette.roofs.length - 1)] ?? "#888888"),
    ).flat();
    this.uniforms["owners"]!.value = owners;
    this.uniforms["roofs"]!.value = roofs;
    this.uniforms["levelColours"]!.value = Array.from({ length: 10 }, (_, level) =>
      linear(palette.levels[Math.min(level, palette.levels.length - 1)] ?? "#888888"),
    ).flat();
  }

  /** Colour stones by their level, or not. */
  setTint(on: boolean): void {
    this.uniforms["tint"]!.value = on ? 1 : 0;
  }

  /** Show these parts; those that `moved` stand where it says. */
  show(parts: Iterable<Placed>, moved: (placed: Placed) => Pose | undefined = () => undefined): void {
    const kinds = new Map<string, { placed: Placed; matrix: Matrix4 }[]>();
    for (const placed of [...this.ground, ...parts]) {
      const name = this.names[placed.part]!;
      const pose = moved(placed);
      if (pose?.hidden) continue;
      const things = kinds.get(name) ?? [];
      things.push({ placed, matrix: matrixOf(placed, pose) });
      kinds.set(name, things);
    }
    for (const name of this.batches.keys()) if (!kinds.has(name)) kinds.set(name, []);
    for (const [name, things] of kinds) this.batch(name).show(things);
    this.shadowStale = true;
  }

  /** Say where the table is built up: what stands around a place hides the sky. */
  setBoxes(boxes: Iterable<Tip>): void {
    const high = new Float32Array(HEIGHTS * HEIGHTS);
    const cell = (value: number) => Math.min(Math.max((value / 1000 / AREA + 0.5) * HEIGHTS, 0), HEIGHTS);
    for (const [x0, y0, , x1, y1, z1] of boxes)
      for (let y = Math.round(cell(y0)); y < Math.round(cell(y1)); y++)
        for (let x = Math.round(cell(x0)); x < Math.round(cell(x1)); x++)
          high[y * HEIGHTS + x] = Math.max(high[y * HEIGHTS + x]!, z1 / 1000);
    const shown = this.heights.image.data as Uint8Array;
    blurred(blurred(high)).forEach((value, n) => (shown[n] = Math.min((value / 16) * 255, 255)));
    this.heights.needsUpdate = true;
  }

  /** Draw the table in so many pixels. In haste every other picture has the shadows of the one before. */
  draw(width: number, height: number, haste: boolean): void {
    const size = this.uniforms["size"]!.value as number[];
    // A new size waits until all is drawn, even where it is the same.
    if (size[0] !== width || size[1] !== height) this.renderer.setSize(width, height, false);
    size[0] = width;
    size[1] = height;
    this.oldShadows = this.shadowStale && haste && !this.oldShadows;
    if (this.shadowStale && !this.oldShadows) {
      this.shadowStale = false;
      this.scene.overrideMaterial = this.shadowMaterial;
      this.renderer.setRenderTarget(this.shadow);
      this.renderer.render(this.scene, this.sun);
      this.renderer.setRenderTarget(null);
      this.scene.overrideMaterial = null;
    }
    this.renderer.render(this.scene, this.camera);
  }

  private batch(name: string): Batch {
    let batch = this.batches.get(name);
    if (batch === undefined) {
      const part = this.kit.parts.get(name);
      if (part === undefined) throw new Error(`the part ${name} is missing`);
      batch = new Batch(part, this.scene, surfaceMaterial(part.surface, part.haze, part.picture, this.uniforms), this.lying.has(name));
      this.batches.set(name, batch);
    }
    return batch;
  }
}

/** A screen's part of a colour as an amount of light. */
function amount(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function heightsTexture(): DataTexture {
  const heights = new DataTexture(new Uint8Array(HEIGHTS * HEIGHTS), HEIGHTS, HEIGHTS, RedFormat);
  heights.minFilter = heights.magFilter = LinearFilter;
  heights.needsUpdate = true;
  return heights;
}

function blurred(heights: Float32Array): Float32Array {
  const found = new Float32Array(heights.length);
  for (let y = 0; y < HEIGHTS; y++)
    for (let x = 0; x < HEIGHTS; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const at = Math.min(Math.max(y + dy, 0), HEIGHTS - 1) * HEIGHTS + Math.min(Math.max(x + dx, 0), HEIGHTS - 1);
          sum += heights[at]!;
        }
      found[y * HEIGHTS + x] = sum / 9;
    }
  return found;
}

export interface Pose {
  place: Vector3;
  rotation: Quaternion;
  scale?: number;
  hidden?: boolean;
}

const scaled = new Vector3();

function matrixOf(placed: Placed, pose: Pose | undefined): Matrix4 {
  const place = pose?.place ?? new Vector3(placed.x, placed.y, placed.z);
  const rotation = pose?.rotation ?? new Quaternion(...placed.rotation);
  const scale = pose?.scale ?? placed.scale;
  scaled.set(scale, scale, scale * placed.rise);
  return new Matrix4().compose(place, rotation, scaled);
}
