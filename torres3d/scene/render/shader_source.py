"""The GLSL of tables: shaders for solid things, shadows, marks and glass.

Surfaces: colour from the texture, ``paint`` in the vertex colours (occlusion, roughness, metal, own colour or the
owner's). Light: a warm sun with a soft shadow, and a sky whose share comes from the occlusion volume of
`torres3d.scene.render.occlusion_volume`. Everything is computed in linear light and tone-mapped at the end.
"""

LIGHT = """
const vec3 LIGHTNESS = vec3(0.2126, 0.7152, 0.0722);

bool painted(float surface, float what) { return abs(surface - what) < 0.001; }

// The plate under a piece whose owner has this colour: the other way round.
vec3 plinth(vec3 owner) {
    return dot(owner, LIGHTNESS) > 0.4 ? vec3(0.045, 0.030, 0.022) : vec3(0.86, 0.80, 0.66);
}

vec3 toned(vec3 c) {
    c *= EXPOSURE;
    return sqrt(clamp(c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0));
}

vec3 surroundings(float up, float blur) {
    float share = clamp((up + 0.35 + blur) / (0.60 + 2.0 * blur), 0.0, 1.0);
    return mix(GROUND, mix(HORIZON, SKY, clamp(up, 0.0, 1.0)), share);
}
"""
"""The common part of every lit surface: tone curve and surroundings. The amounts of light are put before it, see
`torres3d.scene.shapes.daylight`."""

STONE = """
// What is laid into the marble of levels 6, 7 and 8: a band of clay, lozenges of honey, a chequer of slate.
vec3 paving(int level) {
#ifdef BARE
    return roofs[min(level, 5)];
#else
    if (level < 6)
        return roofs[level];
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
#endif
}

// How bright the walls of a tower are: darker below, less bright in the sun and less dark in the shade than other
// things, so that they part from roofs; with a bright cornice and its shadow at the end of each level.
float coursed(float lit) {
    float part = fract(course.z);
    float wall = (0.58 + 0.05 * min(floor(course.z), 4.0)) * (1.35 - 0.78 * lit);
    return wall * (part > 0.893 ? 1.45 : 1.0 - 0.6 * smoothstep(0.79, 0.86, part));
}

// A tower's point of which ``own`` is plain stone: roofs by level, and walls; tinted by level, if it is.
vec3 of_level(vec3 base, vec3 own, float lit, float surface) {
    float sunny = min(1.4 * lit, 1.0);
    bool roof = painted(surface, ROOF);
    float wall = roof ? 1.55 - 0.4 * sunny : coursed(sunny);
    vec3 grain = mix(vec3(dot(own, vec3(0.57, 1.05, 0.29))), own * vec3(2.0, 2.6, 4.6), 0.25);
    vec3 paved = paving(clamp(int(course.z + 0.04), 0, 8)) * grain;
    vec3 levelled = (roof ? paved : mix(own, vec3(dot(own, vec3(0.33))), 0.18)) * wall;
    base = mix(base, levelled, stone.x);
#ifdef BARE
    return base;
#else
    int level = clamp(int(course.z - (painted(surface, PARAPET) ? 0.3 : 0.03)), 0, 8) + 1;
    float shade = mix(1.0, min(1.2 * wall, 1.0), stone.x);
    return mix(base, level_colours[level].rgb * (0.55 + 1.1 * dot(own, vec3(0.33))) * shade, kind.x);
#endif
}
"""
"""The stone of towers; ``BARE`` where nothing is tinted or laid into a roof. Branches save a processor nothing: it
calculates both sides for every pixel."""

SOLID_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
uniform mat4 shadow_matrix;
uniform sampler3D occlusion;
uniform vec3 stone;
in vec4 p3d_Vertex, p3d_Color;
in vec3 p3d_Normal;
in vec2 p3d_MultiTexCoord0;
out vec3 world, normal, shadow;
out vec4 paint;
out vec3 uv_open;
out vec3 course;               // where on the board or over the square, and how many levels below
void main() {
    course = vec3(p3d_Vertex.xy + stone.z, p3d_Vertex.z / LEVEL_HEIGHT + stone.y);
    world = (p3d_ModelMatrix * p3d_Vertex).xyz;
    normal = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    paint = p3d_Color;
    shadow = (shadow_matrix * vec4(world + normal * SHADOW_OFFSET, 1.0)).xyz;
    vec2 hidden = textureLod(occlusion, (world + normal * 0.30 - VOLUME_ORIGIN) / VOLUME_SIZE, 0.0).rg;
    float open = clamp(1.0 - 0.85 * hidden.r, 0.0, 1.0) * clamp(1.05 - 0.8 * hidden.g, 0.15, 1.0);
    uv_open = vec3(p3d_MultiTexCoord0, open);
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

SOLID_FRAGMENT = (
    """
uniform vec4 p3d_ColorScale;
uniform sampler2D p3d_Texture0, p3d_Texture1;
uniform sampler2DShadow shadow_map;
uniform vec3 eye, sun, haze;
uniform vec4 kind;             // x: tinted by level, z: glow, w: share of haze
uniform vec4 level_colours[10];
uniform vec2 picture;
uniform vec3 stone;            // x: 1 if it shows its level; y: levels below the model; z: how far to a corner
uniform vec3 roofs[10];        // paving of level 0, 1, 2 and so on
in vec3 world, normal, shadow;
in vec4 paint;
in vec3 uv_open;
in vec3 course;
out vec4 colour;
"""
    + LIGHT
    + """
#ifdef STONE
"""
    + STONE
    + """
#endif
float fifth(float x) { float y = x * x; return y * y * x; }

float sunlight() {
#if SHADOW_TAPS == 1
    return texture(shadow_map, shadow);
#else
    float lit = 0.0;
    for (int i = 0; i < 4; i++)
        lit += texture(shadow_map, shadow + vec3((i & 1) * 2 - 1, (i & 2) - 1, 0.0) * (SHADOW_PIXEL * SHADOW_SPREAD));
    lit *= 0.25;
#if SHADOW_TAPS > 4
    if (lit > 0.004 && lit < 0.996) {                      // only at the edge of a shadow it takes more looks
        const int n = SHADOW_TAPS == 9 ? 1 : 2;
        lit = 0.0;
        for (int x = -n; x <= n; x++)
            for (int y = -n; y <= n; y++)
                lit += texture(shadow_map, shadow + vec3(x, y, 0.0) * (SHADOW_PIXEL * SHADOW_SPREAD / float(n)));
        lit /= float((2 * n + 1) * (2 * n + 1));
    }
#endif
    return lit;
#endif
}

#ifdef GRAIN
// The normal with the relief of the texture; tangents come from how the picture lies on the surface.
vec3 grained(vec3 n, vec2 uv) {
    vec3 bump = texture(p3d_Texture1, uv).xyz * 2.0 - 1.0;
    vec3 across = cross(dFdy(world), n), upward = cross(n, dFdx(world));
    vec2 u = vec2(dFdx(uv.x), dFdy(uv.x)), w = vec2(dFdx(uv.y), dFdy(uv.y));
    vec3 t = across * u.x + upward * u.y, b = across * w.x + upward * w.y;
    float length_squared = max(max(dot(t, t), dot(b, b)), 1e-12);
    float scale = inversesqrt(length_squared);
    return normalize(t * (scale * bump.x) + b * (scale * bump.y) + n * bump.z);
}
#endif

void main() {
    vec3 n = normalize(normal);
#ifdef GRAIN
    n = grained(n, uv_open.xy);
#endif
    vec3 image = texture(p3d_Texture0, uv_open.xy).rgb;
    vec3 own = image * image;
    vec3 base = mix(own * p3d_ColorScale.rgb, own, paint.a);
    if (painted(paint.a, PLINTH))
        base = plinth(p3d_ColorScale.rgb);
    float rough = clamp(paint.g, 0.08, 1.0), metal = paint.b, open = uv_open.z;
    float away = length(world.xy);
    float pool = 1.0 - POOL.z * smoothstep(POOL.x, POOL.y, away);   // the sun falls through a window
    float nl = max(dot(n, sun), 0.0) * pool;
    float lit = nl > 0.0 ? nl * sunlight() : 0.0;
#ifdef STONE
    lit *= 1.0 - 0.6 * stone.x * (1.0 - paint.r);
    base = of_level(base, own, lit, paint.a);
#endif
    float ao = (0.25 + 0.75 * paint.r) * open;
    vec3 diffuse = base * (1.0 - metal);
    vec3 light = diffuse * ((0.3183 * lit) * SUN + surroundings(n.z, 0.5) * (ao * SHARE)
                            + BOUNCE * (paint.r * (1.0 - open)));
    vec3 f0 = mix(vec3(0.04), base, metal);
#ifdef GLOSS
    vec3 v = normalize(eye - world);
    float nv = max(dot(n, v), 0.001);
    vec3 h = normalize(sun + v);
    float a = rough * rough, nh = max(dot(n, h), 0.0);
    float d = nh * nh * (a * a - 1.0) + 1.0;
    float k = (rough + 1.0) * (rough + 1.0) * 0.125;
    vec3 fresnel = f0 + (1.0 - f0) * fifth(1.0 - max(dot(v, h), 0.0));
    float shape = a * a / (12.566 * d * d * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k));
    light += fresnel * (min(shape, 40.0) * lit) * SUN;
    vec3 mirrored = f0 + (max(vec3(1.0 - rough), f0) - f0) * fifth(1.0 - nv);
    float up = 2.0 * dot(n, v) * n.z - v.z;
    light += mirrored * surroundings(up, rough) * (ao * mix(1.0, 0.45, rough));
#else
    light += f0 * (ao * 0.5 + lit * 0.4);
#endif
    light += base * kind.z;
    light = mix(light, haze, smoothstep(HAZE_NEAR, HAZE_FAR, away) * kind.w);
    vec2 edge = gl_FragCoord.xy / picture - 0.5;
    colour = vec4(toned(light) * (1.0 - 0.5 * dot(edge, edge)), p3d_ColorScale.a);
}
"""
)

SHADOW_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""

SHADOW_FRAGMENT = """
out vec4 colour;
void main() { colour = vec4(1.0); }
"""

COPY_FRAGMENT = """
uniform sampler2D p3d_Texture0;
uniform vec4 p3d_ColorScale;
out vec4 colour;
void main() { colour = vec4(texelFetch(p3d_Texture0, ivec2(gl_FragCoord.xy), 0).rgb, p3d_ColorScale.a); }
"""

PICTURE_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec2 p3d_MultiTexCoord0;
out vec2 uv;
void main() {
    uv = p3d_MultiTexCoord0;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

PICTURE_FRAGMENT = """
uniform sampler2D p3d_Texture0;
in vec2 uv;
out vec4 colour;
void main() { colour = vec4(texture(p3d_Texture0, uv).rgb, 1.0); }
"""

GLASS_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
in vec2 p3d_MultiTexCoord0;
out vec3 world, normal;
out vec2 uv;
void main() {
    world = (p3d_ModelMatrix * p3d_Vertex).xyz;
    normal = p3d_Normal;
    uv = p3d_MultiTexCoord0;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

GLASS_FRAGMENT = """
uniform vec3 eye;
uniform vec4 p3d_ColorScale;
in vec3 world, normal;
in vec2 uv;
out vec4 colour;
void main() {
    vec3 v = normalize(eye - world);
    float rim = pow(1.0 - abs(dot(normalize(normal), v)), 2.0);
    vec2 from_edge = 0.5 - abs(uv - 0.5);
    float edge = 1.0 - smoothstep(0.0, 0.045, min(from_edge.x, from_edge.y));
    colour = vec4(p3d_ColorScale.rgb, clamp(0.08 + 0.18 * rim + 0.62 * edge, 0.0, 1.0) * p3d_ColorScale.a);
}
"""

PAINT_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex, p3d_Color;
out vec4 paint;
void main() {
    paint = p3d_Color;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

PAINT_FRAGMENT = """
uniform vec4 p3d_ColorScale;
in vec4 paint;
out vec4 colour;
void main() { colour = paint * p3d_ColorScale; }
"""

MARK_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex, p3d_Color;
in vec3 p3d_Normal;
in vec2 p3d_MultiTexCoord0;
out vec4 paint;
out vec2 at;
flat out int shape;
void main() {
    paint = p3d_Color;
    at = p3d_MultiTexCoord0;
    shape = int(p3d_Normal.x + 0.5);
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

MARK_FRAGMENT = """
uniform vec4 p3d_ColorScale;
in vec4 paint;
in vec2 at;
flat in int shape;
out vec4 colour;

float box(vec2 p, float half_side, float corner) {
    vec2 d = abs(p) - half_side + corner;
    return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - corner;
}
float bar(vec2 p, vec2 half_size) {
    vec2 d = abs(p) - half_size;
    return max(d.x, d.y);
}
float ring(float distance, float width) { return abs(distance + width) - width; }

// Signed distances, negative inside; a square of the board is 2 wide here.
float drawn(vec2 p) {
    float r = length(p);
    if (shape == 0) return min(ring(r - 0.96, 0.09), r - 0.34);                       // ring and dot: walk here
    if (shape == 1) {                                                                  // an arch: come out here
        vec2 q = p + vec2(0.0, 0.15);
        float arch = q.y > 0.0 ? length(q) - 0.66 : max(abs(q.x) - 0.66, -q.y - 0.78);
        return min(ring(arch, 0.09), arch + 0.40);
    }
    if (shape == 2) return min(ring(box(p, 0.96, 0.14), 0.08),
                               min(bar(p, vec2(0.42, 0.11)), bar(p, vec2(0.11, 0.42))));  // plus in a square
    if (shape == 3) return min(ring(r - 0.96, 0.09),
                               min(bar(p, vec2(0.42, 0.12)), bar(p, vec2(0.12, 0.42))));  // plus in a ring
    if (shape == 4) {                                                                  // diamond
        float d = (abs(p.x) + abs(p.y)) * 0.7071 - 0.66;
        return min(ring(d, 0.09), d + 0.42);
    }
    if (shape == 5) return max(ring(box(p, 0.96, 0.1), 0.05),
                               -min(abs(fract(p.x * 2.5) - 0.5), abs(fract(p.y * 2.5) - 0.5)) + 0.10);  // dashes
    if (shape == 6) return max(ring(box(p, 0.97, 0.05), 0.085), 0.48 - min(abs(p.x), abs(p.y)));        // brackets
    if (shape == 7) return ring(box(p, 0.97, 0.12), 0.045);                            // thin frame
    if (shape == 8) {                                                                  // cross
        vec2 q = vec2(p.x + p.y, p.x - p.y) * 0.7071;
        return min(bar(q, vec2(0.92, 0.17)), bar(q, vec2(0.17, 0.92)));
    }
    if (shape == 9) return r - 0.85;                                                   // soft disc
    if (shape == 10) return max(ring(box(p, 0.92, 0.2), 0.05), 0.16 - abs(fract(atan(p.y, p.x) * 2.546) - 0.5));
    if (shape == 12) return ring(box(p, 0.94, 0.16), 0.1);                             // look here
    if (shape == 13) {                                                                 // two chevrons in a ring: leap
        vec2 q = vec2(abs(p.x), p.y);
        float one = max(abs(q.y + q.x * 0.8 - 0.42) - 0.15, q.x - 0.52);
        float two = max(abs(q.y + q.x * 0.8 + 0.08) - 0.15, q.x - 0.52);
        return min(ring(r - 0.96, 0.09), min(one, two));
    }
    return ring(box(p, 0.98, 0.16), 0.07);                                             // thick frame
}

void main() {
    float d = drawn(at);
    float soft = max(length(vec2(dFdx(at.x), dFdy(at.x))), length(vec2(dFdx(at.y), dFdy(at.y))));
    float inside = 1.0 - smoothstep(-soft, soft, d);
    float outline = 1.0 - smoothstep(0.03, 0.13 + soft, d);
    if (shape == 9) { inside = 1.0 - smoothstep(-0.85, 0.0, d); outline = 0.0; }
    // A bright line with a dark edge is seen on grass as on every stone; what can be chosen is tinted all over, too.
    float shade = outline * 0.78 * (1.0 - inside);
    bool chosen = shape <= 4 || shape == 6 || shape == 12 || shape == 13;
    float fill = chosen ? (shape == 12 ? 0.42 : 0.26) * (1.0 - smoothstep(-soft, soft, box(at, 0.97, 0.14))) : 0.0;
    fill *= (1.0 - inside) * (1.0 - shade);
    float strength = inside + shade + fill;
    float alpha = strength * paint.a * p3d_ColorScale.a;
    if (alpha < 0.004) discard;
    colour = vec4(paint.rgb * (inside + fill) / max(strength, 0.001), alpha);
}
"""
