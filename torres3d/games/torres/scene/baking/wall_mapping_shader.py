"""The GLSL that maps a wall to the picture of walls, see `torres3d.games.torres.scene.baking.lightmap_cells`."""

from torres3d.games.torres.scene.baking.lightmap_cells import ABOVE, ACROSS, BELOW, FACE, MOST_LEVELS, SLOPE, UP, WIDTH

WALL_PLACE = f"""
uniform vec3 wall;             // the direction it faces, and the number of its side
vec4 placed(vec3 point) {{
    vec2 square = clamp(floor(point.xy + 4.0), 0.0, 7.0);
    vec2 from_middle = point.xy - square + 3.5;
    float number = wall.z * 64.0 + square.y * 8.0 + square.x;
    float along = dot(from_middle, vec2(-wall.y, wall.x)) / {WIDTH:.4f};
    float out_of_middle = dot(from_middle, wall.xy);
    float z = point.z + {SLOPE:.4f} * max({FACE:.4f} - out_of_middle, 0.0);
    float height = (z / LEVEL_HEIGHT + {BELOW:.4f}) / {MOST_LEVELS + BELOW + ABOVE:.4f};
    float column = mod(number, {ACROSS}.0), row = floor(number / {ACROSS}.0);
    vec2 place = vec2((column + 0.5 + along) / {ACROSS}.0, (row + height) / {UP}.0);
    return vec4(place * 2.0 - 1.0, -out_of_middle, 1.0);           // what stands out farther is nearer
}}
"""
