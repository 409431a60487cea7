"""The GLSL of surfaces in motion at ``low``: light is computed for each vertex, and a pixel only looks up its colour
and the shadow. Also that of painted things.

With ``BAKED`` the output is a picture of the surface itself; with ``PLACED`` it is drawn where the function ``placed``
says.
"""

from torres3d.scene.render.shader_source import FRAMED, LIGHT, OPEN, STONE

QUICK_VERTEX = (
    """
uniform mat4 p3d_ModelViewProjectionMatrix, p3d_ModelMatrix;
uniform mat4 shadow_matrix;
uniform sampler3D occlusion;
uniform vec4 p3d_ColorScale;
uniform vec3 sun;
uniform vec4 kind;
uniform vec3 stone;
in vec4 p3d_Vertex, p3d_Color;
in vec3 p3d_Normal;
in vec2 p3d_MultiTexCoord0;
out vec3 shadow, sky, sunlit;
out vec4 uv_haze;             // with the share of what has no picture
#ifdef STONE
out vec3 course;
out float surface;
#endif
"""
    + LIGHT
    + OPEN
    + """
void main() {
    vec3 world = (p3d_ModelMatrix * p3d_Vertex).xyz;
    vec3 normal = normalize(mat3(p3d_ModelMatrix) * p3d_Normal);
    shadow = (shadow_matrix * vec4(world + normal * SHADOW_OFFSET, 1.0)).xyz;
    float open = openness(world, normal);
    float away = length(world.xy);
    float pool = 1.0 - POOL.z * smoothstep(POOL.x, POOL.y, away);
    float far = smoothstep(HAZE_NEAR, HAZE_FAR, away) * kind.w;
    float metal = p3d_Color.b, ao = (0.35 + 0.65 * p3d_Color.r) * open;
    float lit = max(dot(normal, sun), 0.0) * pool;
#ifdef STONE
    lit *= 1.0 - 0.6 * stone.x * (1.0 - p3d_Color.r);
    course = vec3(p3d_Vertex.xy + stone.z, p3d_Vertex.z / LEVEL_HEIGHT + stone.y);
    surface = p3d_Color.a;
#endif
    vec3 around = (surroundings(normal.z, 0.5) * SHARE + second(normal) * p3d_Color.r) * ao;
    around += BOUNCE * (p3d_Color.r * (1.0 - open));
    bool plate = painted(p3d_Color.a, PLINTH);
    vec3 owned = plate ? plinth(p3d_ColorScale.rgb) : mix(p3d_ColorScale.rgb, vec3(1.0), p3d_Color.a);
    if (painted(p3d_Color.a, FELT))
        owned = felt(p3d_ColorScale.rgb);
    owned *= 1.0 - far;
    sky = owned * mix(around, vec3(ao * 0.5), metal) + owned * kind.z;
#ifdef STONE
    sky += GLOW * ((painted(surface, ROOF) ? 0.0 : smoothstep(0.70, 1.0, 1.0 - p3d_Color.r)) * stone.x);
#endif
    sunlit = owned * lit * mix(0.3183 * SUN, vec3(0.4), metal);
    uv_haze = vec4(p3d_MultiTexCoord0, far, plate ? 1.0 : 0.0);
#ifdef PLACED
    gl_Position = placed(p3d_Vertex.xyz);
#else
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
#endif
}
"""
)

QUICK_FRAGMENT = (
    """
uniform vec4 p3d_ColorScale;
uniform sampler2D p3d_Texture0;
uniform sampler2DShadow shadow_map;
uniform vec3 haze;
uniform vec4 kind;
uniform vec4 level_colours[10];
uniform vec3 stone;
uniform vec3 roofs[10];
in vec3 shadow, sky, sunlit;
in vec4 uv_haze;
#ifdef STONE
in vec3 course;
in float surface;
#endif
out vec4 colour;
"""
    + FRAMED
    + LIGHT
    + """
#ifdef STONE
"""
    + STONE
    + """
#endif
void main() {
    vec3 image = texture(p3d_Texture0, uv_haze.xy).rgb;
    vec3 own = mix(image * image, vec3(1.0), uv_haze.w);
    float lit = texture(shadow_map, shadow);
#ifdef STONE
    own = of_level(own, own, sunlit.r * lit / (0.3183 * SUN.r), surface);
#endif
    // The small numbers stand for what is mirrored.
    vec3 light = sky * (own + 0.028) + sunlit * (own + 0.0065) * lit + haze * uv_haze.z;
#ifdef BAKED
#ifdef PLACED
    if (painted(surface, ROOF) || painted(surface, PARAPET))
        discard;                       // what stands on a wall is no part of it
#endif
    colour = vec4(toned(light), 1.0);
#else
    colour = vec4(toned(light) * framed(), p3d_ColorScale.a);
#endif
}
"""
)

PAINTED_FRAGMENT = (
    """
uniform sampler2D p3d_Texture0;
in vec2 uv;
out vec4 colour;
"""
    + FRAMED
    + """
void main() { colour = vec4(texture(p3d_Texture0, uv).rgb * framed(), 1.0); }
"""
)
