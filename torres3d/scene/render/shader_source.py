"""The GLSL of solid things: lit surfaces, their shadows, and pieces behind something.

Surfaces: colour from the texture, ``paint`` in the vertex colours (occlusion, roughness, metal, own colour or the
owner's). Light: a warm sun with a soft shadow, and a sky whose share comes from the occlusion volume of
`torres3d.scene.render.occlusion_volume`. Everything is computed in linear light and tone-mapped at the end.
"""

OPEN = """
// How open a place is to the sky: near things darken it, and what stands between it and the sky.
float openness(vec3 world, vec3 normal) {
#ifdef FIELD
    vec2 hidden = textureLod(occlusion, (world + normal * 0.17 - VOLUME_ORIGIN) / VOLUME_SIZE, 0.0).rg;
    float sky = clamp((1.0 - hidden.g) * mix(1.85, 1.0, max(normal.z, 0.0)), 0.0, 1.0);
    return clamp(1.0 - CONTACT * max(hidden.r - 0.33, 0.0), 0.12, 1.0) * mix(sky, 1.0, 0.10);
#else
    vec2 hidden = textureLod(occlusion, (world + normal * 0.30 - VOLUME_ORIGIN) / VOLUME_SIZE, 0.0).rg;
    return clamp(1.0 - 0.85 * hidden.r, 0.0, 1.0) * clamp(1.05 - 0.8 * hidden.g, 0.15, 1.0);
#endif
}
"""

LIGHT = """
const vec3 LIGHTNESS = vec3(0.2126, 0.7152, 0.0722);

bool painted(float surface, float what) { return abs(surface - what) < 0.001; }

// The plate under a piece whose owner has this colour: the other way round.
vec3 plinth(vec3 owner) {
    return dot(owner, LIGHTNESS) > 0.4 ? vec3(0.045, 0.030, 0.022) : vec3(0.86, 0.80, 0.66);
}

// A weak light without shadow from the side away from the sun: walls have a form there, too.
vec3 second(vec3 n) {
    return FILL * max(dot(n, FILL_FROM), 0.0);
}

// The felt in a tray: its owner's colour, dull and dark, so that what lies on it parts from it.
vec3 felt(vec3 owner) {
    return mix(vec3(dot(owner, LIGHTNESS)), owner, 0.75) * 0.16 + vec3(0.022, 0.020, 0.018);
}

vec3 toned(vec3 c) {
    c *= EXPOSURE;
    vec3 shown = sqrt(clamp(c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0));
    return max(mix(vec3(dot(shown, LIGHTNESS)), shown, COLOURFUL), 0.0);
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
    float wall = (0.86 + 0.03 * min(floor(course.z), 4.0)) * (1.22 - 0.52 * lit);
    return wall * (part > 0.893 ? 1.45 : 1.0 - 0.6 * smoothstep(0.79, 0.86, part));
}

// A tower's point of which ``own`` is plain stone: roofs by level, and walls; tinted by level, if it is.
vec3 of_level(vec3 base, vec3 own, float lit, float surface) {
    float sunny = min(1.4 * lit, 1.0);
    bool roof = painted(surface, ROOF);
    float wall = roof ? 2.0 - 0.85 * sunny : coursed(sunny);
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

FRAMED = """
uniform vec2 picture;

// How bright a pixel of the picture is: less towards the corners.
float framed() {
    vec2 edge = gl_FragCoord.xy / picture - 0.5;
    return 1.0 - 0.43 * dot(edge, edge);
}
"""

SOLID_VERTEX = (
    """
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
"""
    + OPEN
    + """
void main() {
    course = vec3(p3d_Vertex.xy + stone.z, p3d_Vertex.z / LEVEL_HEIGHT + stone.y);
    world = (p3d_ModelMatrix * p3d_Vertex).xyz;
    normal = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    paint = p3d_Color;
    shadow = (shadow_matrix * vec4(world + normal * SHADOW_OFFSET, 1.0)).xyz;
#ifdef EACH_PIXEL
    uv_open = vec3(p3d_MultiTexCoord0, 1.0);
#else
    uv_open = vec3(p3d_MultiTexCoord0, 0.85 * openness(world, normal));    // corners miss the dark at their feet
#endif
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""
)

SOLID_FRAGMENT = (
    """
uniform vec4 p3d_ColorScale;
uniform sampler2D p3d_Texture0, p3d_Texture1;
uniform sampler2DShadow shadow_map;
uniform vec3 eye, sun, haze;
uniform vec4 kind;             // x: tinted by level, z: glow, w: share of haze
uniform vec4 level_colours[10];
uniform vec3 stone;            // x: 1 if it shows its level; y: levels below the model; z: how far to a corner
uniform vec3 roofs[10];        // paving of level 0, 1, 2 and so on
in vec3 world, normal, shadow;
in vec4 paint;
in vec3 uv_open;
in vec3 course;
out vec4 colour;
"""
    + FRAMED
    + LIGHT
    + "uniform sampler3D occlusion;\n"
    + OPEN
    + """
#ifdef STONE
"""
    + STONE
    + """
#endif
float fifth(float x) { float y = x * x; return y * y * x; }

#if SHADOW_TAPS == 16
uniform vec2 turned;           // how the looks are turned and spread: cosine and sine, times a length
#endif

// From a place in the shadow map to one that is looked at beside it.
vec3 aside(vec2 look) {
#if SHADOW_TAPS == 16
    look = vec2(look.x * turned.x - look.y * turned.y, look.x * turned.y + look.y * turned.x);
#endif
    return vec3(look, 0.0) * (SHADOW_PIXEL * SHADOW_SPREAD);
}

float sunlight() {
#if SHADOW_TAPS == 1
    return texture(shadow_map, shadow);
#else
    float lit = 0.0;
    for (int i = 0; i < 4; i++)
        lit += texture(shadow_map, shadow + aside(vec2((i & 1) * 2 - 1, (i & 2) - 1)));
    lit *= 0.25;
#if SHADOW_TAPS > 4
    if (lit > 0.004 && lit < 0.996) {                      // only at the edge of a shadow it takes more looks
        const int n = SHADOW_TAPS == 9 ? 1 : 2;
        lit = 0.0;
        for (int x = -n; x <= n; x++)
            for (int y = -n; y <= n; y++)
                lit += texture(shadow_map, shadow + aside(vec2(x, y) / float(n)));
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
#ifdef EACH_PIXEL
    float open = openness(world, n);
#else
    float open = uv_open.z;
#endif
#ifdef GRAIN
    n = grained(n, uv_open.xy);
#endif
    float away = length(world.xy);
    float far = smoothstep(HAZE_NEAR, HAZE_FAR, away) * kind.w;
#ifdef EACH_PIXEL
    vec3 image = texture(p3d_Texture0, uv_open.xy, 6.0 * min(far * 2.0, 1.0)).rgb;    // out of focus
#else
    vec3 image = texture(p3d_Texture0, uv_open.xy).rgb;
#endif
    vec3 own = image * image;
    vec3 base = mix(own * p3d_ColorScale.rgb, own, paint.a);
    if (painted(paint.a, PLINTH))
        base = plinth(p3d_ColorScale.rgb);
    if (painted(paint.a, FELT))
        base = felt(p3d_ColorScale.rgb) * own;
    float rough = clamp(paint.g, 0.08, 1.0), metal = paint.b;
    float pool = 1.0 - POOL.z * smoothstep(POOL.x, POOL.y, away);   // the sun falls through a window
    float nl = max(dot(n, sun), 0.0) * pool;
    float lit = nl > 0.0 ? nl * sunlight() : 0.0;
#ifdef STONE
    lit *= 1.0 - 0.6 * stone.x * (1.0 - paint.r);
    base = of_level(base, own, lit, paint.a);
#endif
    float ao = (0.35 + 0.65 * paint.r) * open;
    vec3 diffuse = base * (1.0 - metal);
    vec3 light = diffuse * ((0.3183 * lit) * SUN + (surroundings(n.z, 0.5) * SHARE + second(n) * paint.r) * ao
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
#ifdef STONE
    float deep = painted(paint.a, ROOF) ? 0.0 : smoothstep(0.70, 1.0, 1.0 - paint.r);
    light += own * GLOW * (deep * stone.x);      // somebody has a light on behind the doors
#endif
    light = mix(light, haze, far);
    colour = vec4(toned(light) * framed(), p3d_ColorScale.a);
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

HIDDEN_FRAGMENT = """
uniform vec4 p3d_ColorScale;
uniform vec2 picture;
out vec4 colour;
void main() {
    float line = max(1.0, floor(picture.y / 600.0));           // as wide in a large picture
    if (mod(floor(gl_FragCoord.x / line) + floor(gl_FragCoord.y / line), 4.0) > 1.5)
        discard;
    vec3 owner = p3d_ColorScale.rgb == vec3(1.0) ? KING : p3d_ColorScale.rgb;
    colour = vec4(sqrt(owner) * 0.95, 1.0);
}
"""
"""A piece as far as it is behind something: hatched in its owner's colour; the king has none."""
