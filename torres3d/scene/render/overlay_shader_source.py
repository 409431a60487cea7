"""The GLSL of what is drawn over solid things: glass, lines, marks on squares, and pictures."""

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
    // A bright line with a dark edge shows on grass as on every stone; what can be chosen is tinted all over, too.
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
