// What a page asks of WebGL, counted from inside: pictures drawn, and bytes of geometry, textures and targets.

/** Runs in the page before its own programs; the figures are in `window.graphics`. */
export function watchGraphics() {
  const sizes = new Map();
  const graphics = {
    frames: 0,
    firstPicture: undefined,
    /** Pixels across of each picture. */
    widths: [],
    triangles: 0,
    context: undefined,
    bytes: () => {
      const found = { geometry: 0, textures: 0, targets: 0 };
      for (const { kind, size } of sizes.values()) found[kind] += size;
      return found;
    },
  };
  Object.defineProperty(window, "graphics", { value: graphics });
  const type = window.WebGL2RenderingContext?.prototype;
  if (type === undefined) return;
  const wrap = (name, before) => {
    const original = type[name];
    type[name] = function (...values) {
      const result = original.apply(this, values);
      before.call(this, values, result);
      return result;
    };
  };
  let drawing = false;
  for (const name of ["drawElements", "drawElementsInstanced", "drawArrays", "drawArraysInstanced"])
    wrap(name, function (values) {
      graphics.context = this;
      graphics.triangles += (values[1] / 3) * (name.endsWith("Instanced") ? values.at(-1) : 1);
      if (drawing) return;
      drawing = true;
      // The page draws a picture within one task.
      queueMicrotask(() => {
        drawing = false;
        graphics.frames += 1;
        graphics.widths.push(this.canvas.width);
        if (graphics.firstPicture !== undefined) return;
        graphics.finish();
        graphics.firstPicture = performance.now();
      });
    });
  graphics.finish = () => {
    // Reading a pixel waits until the picture is there.
    graphics.context?.readPixels(0, 0, 1, 1, graphics.context.RGBA, graphics.context.UNSIGNED_BYTE, new Uint8Array(4));
  };

  const bound = (gl, target) => {
    const names = { [gl.ARRAY_BUFFER]: gl.ARRAY_BUFFER_BINDING, [gl.ELEMENT_ARRAY_BUFFER]: gl.ELEMENT_ARRAY_BUFFER_BINDING };
    names[gl.UNIFORM_BUFFER] = gl.UNIFORM_BUFFER_BINDING;
    return gl.getParameter(names[target]);
  };
  wrap("bufferData", function ([target, data]) {
    sizes.set(bound(this, target), { kind: "geometry", size: typeof data === "number" ? data : data.byteLength });
  });
  wrap("deleteBuffer", ([buffer]) => sizes.delete(buffer));

  const WIDE = new Map([["RGBA16F", 8], ["RGBA32F", 16], ["R8", 1], ["RG8", 2], ["RGB8", 3], ["DEPTH24_STENCIL8", 4]]);
  const pixelBytes = (gl, format) => [...WIDE].find(([name]) => gl[name] === format)?.[1] ?? 4;
  const texture = (gl, target) =>
    gl.getParameter(target === gl.TEXTURE_2D ? gl.TEXTURE_BINDING_2D : gl.TEXTURE_BINDING_CUBE_MAP);
  wrap("texStorage2D", function ([target, levels, format, width, height]) {
    let size = 0;
    for (let level = 0; level < levels; level++)
      size += Math.max(1, width >> level) * Math.max(1, height >> level) * pixelBytes(this, format);
    sizes.set(texture(this, target), { kind: "textures", size });
  });
  wrap("texImage2D", function (values) {
    const [target, level, format] = values;
    if (level !== 0) return;
    const image = values.length === 6 ? values[5] : { width: values[3], height: values[4] };
    sizes.set(texture(this, target), { kind: "textures", size: image.width * image.height * pixelBytes(this, format) });
  });
  wrap("generateMipmap", function ([target]) {
    const found = sizes.get(texture(this, target));
    if (found !== undefined && !found.mipmaps) Object.assign(found, { size: Math.round((found.size * 4) / 3), mipmaps: true });
  });
  wrap("deleteTexture", ([each]) => sizes.delete(each));
  const target = (samples, format, width, height, gl) => {
    const size = width * height * pixelBytes(gl, format) * Math.max(samples, 1);
    sizes.set(gl.getParameter(gl.RENDERBUFFER_BINDING), { kind: "targets", size });
  };
  wrap("renderbufferStorage", function ([, format, width, height]) {
    target(1, format, width, height, this);
  });
  wrap("renderbufferStorageMultisample", function ([, samples, format, width, height]) {
    target(samples, format, width, height, this);
  });
  wrap("deleteRenderbuffer", ([each]) => sizes.delete(each));
}
