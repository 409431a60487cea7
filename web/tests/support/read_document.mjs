// The document in the file of a page: what is on its table at each step, put together a second time.
import { readFileSync } from "node:fs";

const NUMBERS = 9;

/** The document in a page's file. */
export function readDocument(file) {
  return JSON.parse(/<script type="application\/json" id="document">(.*?)<\/script>/s.exec(readFileSync(file, "utf8"))[1]);
}

/** Parts and tips at each step of a game without variations; lengths in units of the table, texts in its first language. */
export function tablesOf(document) {
  const parts = new Map();
  const tips = new Map();
  let [part, tip] = [0, 0];
  return document.steps.map((step) => {
    for (const gone of step.gone ?? []) parts.delete(gone);
    const come = step.come ?? [];
    for (let at = 0; at < come.length; at += NUMBERS, part++) {
      const [name, owner, x, y, z, rotation, scale] = come.slice(at, at + NUMBERS);
      const place = [x / 1000, y / 1000, z / 1000];
      parts.set(part, { name: document.parts[name], owner, place, rotation: document.rotations[rotation], scale: scale / 1000 });
    }
    for (const gone of step.tips?.gone ?? []) tips.delete(gone);
    for (const each of step.tips?.come ?? []) tips.set(tip++, textOf(document, each[6]));
    return { parts: [...parts.values()], tips: [...tips.values()] };
  });
}

/** A text of the document in its first language. */
export function textOf(document, number) {
  const text = document.texts[number];
  return typeof text === "string" ? text : text[0];
}
