// The shaders of a page: those of the program's moving pictures (light for each vertex, shadow for each pixel).

import { ShaderMaterial, type Texture } from "three";
import type { Light } from "./document";
import type { Surface } from "./kit";

const COMMON = `
const vec3 LIGHTNESS = vec3(0.2126, 0.7152, 0.0722);
bool painted(float surface, float what) { return abs(surface - what / 255.0) < 0.0015; }
`;

// As in torres3d/scene/shapes/mesh.py.
const ROOF = 254, PARAPET = 253, PLINTH = 252, FELT = 251;

const VERTEX = `
in vec4 paint;
in vec2 look;                  // owner, and whether a roof tells no level
uniform mat4 shadowMatrix;
uniform vec3 sun, sunlight, skyLight, horizonLight, groundLight, bounce, fill, fillFrom, glow, pool;
uniform vec2 hazeRange;
uniform vec3 owners[8];
uniform float share, haze, levelHeight;
uniform sampler2D heights;     // how high the table is built up, blurred: what stands around a place hides the sky
uniform vec4 heightsArea;
out vec3 shadow, sky, sunlit;
out vec4 uvHaze;
out vec3 course;
out float surface, levelled;
${COMMON}
vec3 plinth(vec3 owner) {
  return dot(owner, LIGHTNESS) > 0.4 ? vec3(0.045, 0.030, 0.022) : vec3(0.86, 0.80, 0.66);
}
vec3 felt(vec3 owner) { return mix(vec3(dot(owner, LIGHTNESS)), owner, 0.75) * 0.16 + vec3(0.022, 0.020, 0.018); }
vec3 surroundings(float up, float blur) {
  float part = clamp((up + 0.35 + blur) / (0.60 + 2.0 * blur), 0.0, 1.0);
  return mix(groundLight, mix(horizonLight, skyLight, clamp(up, 0.0, 1.0)), part);
}
float openness(vec3 world, vec3 normal) {
  vec2 at = (world.xy + normal.xy * 0.4 - heightsArea.xy) / heightsArea.zw;
  float around = texture(heights, at).r * 16.0;
  return clamp(1.0 - 0.32 * max(around - world.z - 0.1, 0.0), 0.22, 1.0);
}
void main() {
  mat4 place = instanceMatrix;
  vec3 world = (place * vec4(position, 1.0)).xyz;
  vec3 facing = normalize(mat3(place) * normal.xyz);
  shadow = (shadowMatrix * vec4(world + facing * 0.045, 1.0)).xyz;
  int owner = int(look.x + 0.5);
  vec3 own = look.x < -1.5 ? vec3(1.0, 0.48, 0.027) : look.x < -0.5 ? vec3(1.0) : owners[owner];
  float deep = 1.0 - smoothstep(0.08, 0.45, paint.r);    // behind a door, under an eave
  float open = openness(world, facing) * mix(1.0, 0.18, deep);
  float away = length(world.xy);
  float lamp = 1.0 - pool.z * smoothstep(pool.x, pool.y, away);
  float far = smoothstep(hazeRange.x, hazeRange.y, away) * haze;
  float metal = paint.b, ao = (0.35 + 0.65 * paint.r) * open;
  float lit = max(dot(facing, sun), 0.0) * lamp;
  surface = paint.a;
  course = vec3(world.xy + 0.5, world.z / levelHeight);
#ifdef STONE
  levelled = 1.0 - look.y;
#else
  levelled = 0.0;
#endif
  lit *= 1.0 - 0.6 * levelled * (1.0 - paint.r);
  vec3 around = (surroundings(facing.z, 0.5) * share + fill * max(dot(facing, fillFrom), 0.0) * paint.r) * ao;
  around += bounce * (paint.r * (1.0 - open));
  bool plate = painted(paint.a, ${PLINTH}.0);
  vec3 owned = plate ? plinth(own) : mix(own, vec3(1.0), paint.a);
  if (painted(paint.a, ${FELT}.0)) owned = felt(own);
  owned *= 1.0 - far;
  sky = owned * mix(around, vec3(ao * 0.5), metal);
  sky += glow * ((painted(surface, ${ROOF}.0) ? 0.0 : smoothstep(0.70, 1.0, 1.0 - paint.r)) * levelled);
  sunlit = owned * lit * mix(0.3183 * sunlight, vec3(0.4), metal);
  uvHaze = vec4(uv, far, plate ? 1.0 : 0.0);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

const FRAGMENT = `
precision highp sampler2DShadow;
uniform sampler2D picture;
uniform sampler2DShadow shadowMap;
uniform vec3 hazeColour, sunlight;
uniform vec3 roofs[10], levelColours[10];
uniform float exposure, colourful, tint;
uniform vec2 size;
in vec3 shadow, sky, sunlit;
in vec4 uvHaze;
in vec3 course;
in float surface, levelled;
out vec4 colour;
${COMMON}
vec3 toned(vec3 c) {
  c *= exposure;
  vec3 shown = sqrt(clamp(c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0));
  return max(mix(vec3(dot(shown, LIGHTNESS)), shown, colourful), 0.0);
}
float framed() {
  vec2 edge = gl_FragCoord.xy / size - 0.5;
  return 1.0 - 0.43 * dot(edge, edge);
}
vec3 paving(int level) {
  if (level < 6) return roofs[level];
  float laid;
  if (level == 6) {
    vec2 from_middle = abs(fract(course.xy) - 0.5);
    laid = smoothstep(0.042, 0.03, abs(max(from_middle.x, from_middle.y) - 0.31));
  } else if (level == 7) {
    vec2 from_lozenge = abs(fract(course.xy * 3.0) - 0.5);
    laid = smoothstep(0.44, 0.40, from_lozenge.x + from_lozenge.y);
  } else {
    vec2 wave = sin(course.xy * 12.566);
    laid = smoothstep(-0.12, 0.12, wave.x * wave.y);
  }
  return mix(roofs[5], roofs[level == 6 ? 2 : level == 7 ? 3 : 1], laid);
}
float coursed(float lit) {
  float part = fract(course.z);
  float wall = (0.86 + 0.03 * min(floor(course.z), 4.0)) * (1.22 - 0.52 * lit);
  return wall * (part > 0.893 ? 1.45 : 1.0 - 0.6 * smoothstep(0.79, 0.86, part));
}
vec3 ofLevel(vec3 own, float lit) {
  float sunny = min(1.4 * lit, 1.0);
  bool roof = painted(surface, ${ROOF}.0);
  float wall = roof ? 2.0 - 0.85 * sunny : coursed(sunny);
  vec3 grain = mix(vec3(dot(own, vec3(0.57, 1.05, 0.29))), own * vec3(2.0, 2.6, 4.6), 0.25);
  vec3 paved = paving(clamp(int(course.z + 0.04), 0, 8)) * grain;
  vec3 stone = (roof ? paved : mix(own, vec3(dot(own, vec3(0.33))), 0.18)) * wall;
  int level = clamp(int(course.z - (painted(surface, ${PARAPET}.0) ? 0.3 : 0.03)), 0, 8) + 1;
  return mix(stone, levelColours[level] * (0.55 + 1.1 * dot(own, vec3(0.33))) * min(1.2 * wall, 1.0), tint);
}
void main() {
  vec3 image = texture(picture, uvHaze.xy).rgb;
#ifdef PAINTED
  colour = vec4(mix(image, sqrt(hazeColour), uvHaze.z) * framed(), 1.0);
#else
  vec3 own = mix(image * image, vec3(1.0), uvHaze.w);
  float lit = texture(shadowMap, shadow);
#ifdef STONE
  if (levelled > 0.5) own = ofLevel(own, sunlit.r * lit / (0.3183 * sunlight.r));
#endif
  vec3 light = sky * (own + 0.028) + sunlit * (own + 0.0065) * lit + hazeColour * uvHaze.z;
  colour = vec4(toned(light) * framed(), 1.0);
#endif
}
`;

const SHADOW_VERTEX = `
void main() { gl_Position = projectionMatrix * viewMatrix * instanceMatrix * vec4(position, 1.0); }
`;
const SHADOW_FRAGMENT = `
out vec4 colour;
void main() { colour = vec4(1.0); }
`;

/** What all surfaces of a table share. */
export type Uniforms = Record<string, { value: unknown }>;

export function sharedUniforms(light: Light): Uniforms {
  return {
    sun: { value: light.direction },
    sunlight: { value: light.sun },
    skyLight: { value: light.sky },
    horizonLight: { value: light.horizon },
    groundLight: { value: light.ground },
    bounce: { value: light.bounce },
    fill: { value: light.fill },
    fillFrom: { value: light.fillFrom },
    glow: { value: light.glow },
    pool: { value: light.pool },
    hazeRange: { value: light.haze },
    hazeColour: { value: light.hazeColour },
    share: { value: light.share },
    exposure: { value: light.exposure },
    colourful: { value: light.colourful },
    levelHeight: { value: light.levelHeight },
    owners: { value: Array.from({ length: 8 }, () => [1, 1, 1]).flat() },
    roofs: { value: new Array<number>(30).fill(1) },
    levelColours: { value: new Array<number>(30).fill(1) },
    tint: { value: 0 },
    shadowMap: { value: null },
    shadowMatrix: { value: null },
    heights: { value: null },
    heightsArea: { value: [-8, -8, 16, 16] },
    size: { value: [1, 1] },
  };
}

export function surfaceMaterial(surface: Surface, haze: number, picture: Texture, uniforms: Uniforms): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: "300 es",
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: surface === "stone" ? { STONE: 1 } : surface === "painted" ? { PAINTED: 1 } : {},
    uniforms: { ...uniforms, picture: { value: picture }, haze: { value: haze } },
    toneMapped: false,
  });
}

export function shadowMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: "300 es",
    vertexShader: SHADOW_VERTEX,
    fragmentShader: SHADOW_FRAGMENT,
    colorWrite: false,
  });
}
