// The kit of a page: meshes and pictures out of one block of bytes.

import {
  BufferAttribute,
  BufferGeometry,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  Sphere,
  Texture,
  Vector3,
} from "three";

export type Surface = "solid" | "stone" | "painted";

interface KitPart {
  name: string;
  surface: Surface;
  picture: string;
  middle: [number, number, number];
  scale: number;
  uvLow: [number, number];
  uvScale: [number, number];
  haze: number;
  vertices: number;
  triangles: number;
  paints: number;
  /** Where its streams begin: places, normals, paints, the table of paints, uvs, corners. */
  at: [number, number, number, number, number, number];
}

export interface KitIndex {
  parts: KitPart[];
  /** Where a picture begins, and its length. */
  pictures: Record<string, [number, number]>;
}

export interface Part {
  name: string;
  surface: Surface;
  haze: number;
  picture: Texture;
  geometry: BufferGeometry;
}

export interface Kit {
  parts: Map<string, Part>;
}

export async function unpack(index: KitIndex, base64: string): Promise<Kit> {
  const content = bytesOf(base64);
  const pictures = new Map<string, Texture>();
  await Promise.all(
    Object.entries(index.pictures).map(async ([name, [at, length]]) => {
      const picture = await decoded(content.slice(at, at + length));
      pictures.set(name, picture);
    }),
  );
  const parts = new Map<string, Part>();
  for (const part of index.parts) {
    const picture = pictures.get(part.picture);
    if (picture === undefined) throw new Error(`the picture ${part.picture} is missing`);
    const geometry = meshOf(part, content.buffer);
    parts.set(part.name, { name: part.name, surface: part.surface, haze: part.haze, picture, geometry });
  }
  return { parts };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const content = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n++) content[n] = text.charCodeAt(n);
  return content;
}

async function decoded(content: Uint8Array<ArrayBuffer>): Promise<Texture> {
  const blob = new Blob([content], { type: "image/webp" });
  // A picture's places count from its lower edge.
  const image = await createImageBitmap(blob, { imageOrientation: "flipY", colorSpaceConversion: "none" });
  const picture = new Texture(image);
  picture.flipY = false;
  picture.minFilter = LinearMipmapLinearFilter;
  picture.magFilter = LinearFilter;
  picture.wrapS = picture.wrapT = RepeatWrapping;
  picture.needsUpdate = true;
  return picture;
}

function meshOf(part: KitPart, content: ArrayBuffer): BufferGeometry {
  const count = part.vertices;
  const [places, normals, paints, table, uvs, corners] = part.at;
  const whole = new Int16Array(content.slice(places, places + count * 6));
  const folded = new Int8Array(content, normals, count * 2);
  const painted = new Uint8Array(content, paints, count);
  const colours = new Uint8Array(content, table, part.paints * 4);
  const spots = new Uint16Array(content.slice(uvs, uvs + count * 4));
  const position = new Float32Array(count * 3);
  const normal = new Int8Array(count * 4);
  const paint = new Uint8Array(count * 4);
  const uv = new Float32Array(count * 2);
  for (let n = 0; n < count; n++) {
    for (let axis = 0; axis < 3; axis++)
      position[n * 3 + axis] = part.middle[axis]! + part.scale * whole[n * 3 + axis]!;
    const [x, y, z] = unfolded(folded[n * 2]! / 127, folded[n * 2 + 1]! / 127);
    normal.set([x * 127, y * 127, z * 127], n * 4);
    paint.set(colours.subarray(painted[n]! * 4, painted[n]! * 4 + 4), n * 4);
    for (let axis = 0; axis < 2; axis++) uv[n * 2 + axis] = part.uvLow[axis]! + part.uvScale[axis]! * spots[n * 2 + axis]!;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 4, true));
  geometry.setAttribute("paint", new BufferAttribute(paint, 4, true));
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  geometry.setIndex(new BufferAttribute(new Uint16Array(content.slice(corners, corners + part.triangles * 6)), 1));
  geometry.boundingSphere = new Sphere(new Vector3(), 60);
  return geometry;
}

/** A direction out of its place on the folded square. */
function unfolded(x: number, y: number): [number, number, number] {
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) [x, y] = [(1 - Math.abs(y)) * (x < 0 ? -1 : 1), (1 - Math.abs(x)) * (y < 0 ? -1 : 1)];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
