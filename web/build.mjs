// Bundles the page's programs into assets/page, or into another folder: `npm ci && npm run build`, `node build.mjs FOLDER`.
// three has a file of its own: it changes with its version only, and the page's own program is small beside it.
import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";

const target = process.argv[2] ?? "../assets/page";
const shared = { bundle: true, minify: true, format: "iife", target: "es2022", legalComments: "none", charset: "utf8" };

const library = await build({ ...shared, entryPoints: ["page/three_used.ts"], globalName: "THREE", write: false });
const program = await build({
  ...shared,
  entryPoints: ["page/main.ts"],
  write: false,
  plugins: [
    {
      name: "three-from-its-own-file",
      setup(plugin) {
        plugin.onResolve({ filter: /^three$/ }, () => ({ path: "three", namespace: "global" }));
        plugin.onLoad({ filter: /.*/, namespace: "global" }, () => ({ contents: "module.exports = THREE", loader: "js" }));
      },
    },
  ],
});
const style = await build({ entryPoints: ["page/page.css"], minify: true, write: false });
const licence = (await readFile("node_modules/three/LICENSE", "utf8")).trim();
await writeFile(`${target}/three.js`, `/* three.js\n${licence}\n*/\n${library.outputFiles[0].text}`);
await writeFile(`${target}/page.js`, program.outputFiles[0].text);
await writeFile(`${target}/page.css`, style.outputFiles[0].text);
