// Pages, states and logs as the program of this checkout writes them, in a folder that goes when the tests end.
//
// TORRES3D_PYTHON names another Python than that of .venv.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env.TORRES3D_PYTHON ?? join(ROOT, ".venv/bin/python");

const TOWERS = join(ROOT, "tests/games/turm_bauer/examples");
/**
 * The logs that stand for each game in short tests.
 *
 * `turm`: three players, with slips, falls that are put back, all rings but one, discards and commands taken back.
 * `collapse`: two players with two colours each; the tower comes down.
 */
export const LOGS = {
  torres: join(ROOT, "assets/games/torres/backdrop.torres"),
  turm: join(TOWERS, "020-3p-hand-drawn-wobble-windy.turm"),
  collapse: join(TOWERS, "005-2p-collapseat.turm"),
};

const folder = mkdtempSync(join(tmpdir(), "torres3d-page-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let made = 0;

/** A path for a new file of the tests. */
export function newFile(ending) {
  made += 1;
  return join(folder, `${made}${ending}`);
}

/** What a command of the program prints. */
export function program(...options) {
  return python("-m", "torres3d", ...options);
}

function python(...words) {
  const environment = { ...process.env, PYTHONPATH: ROOT };
  return execFileSync(PYTHON, words, { cwd: ROOT, env: environment, maxBuffer: 2 ** 28 }).toString();
}

/** The file of a log's page; `options` are those of `torres3d page`. */
export function writtenPage(log, ...options) {
  const file = newFile(".html");
  program("page", log, "-o", file, ...options);
  return file;
}

/** The log of `analysedPage`. */
export const ANALYSED = join(ROOT, "tests/games/torres/examples/015-romanian-variant-2p.torres");

const ANALYSIS = `
import sys
from pathlib import Path
from tests.games.torres.app.sharing.test_verdicts import content
Path(sys.argv[1]).write_bytes(content())
`;

/** The file of a game's page with an analysis that has a better turn; real ones take a minute. */
export function analysedPage() {
  const file = newFile(".html");
  python("-c", ANALYSIS, file);
  return file;
}

const STUDY = `
import sys
from pathlib import Path
from tests.games.torres.studies.positions import by_chance, study
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.decide import apply
from torres3d.engine.studies.study import with_comment, with_move
from torres3d.games.torres.studies.study_file import write_study

def kept():
    found, bought = with_move(study(), 0, c.Buy())
    for keep in legal(apply(found.begun, c.Buy()))[:2]:
        found, node = with_move(found, bought, keep)
        found = with_comment(found, node, f"number {node}")
    return found

write_study(kept() if sys.argv[2] == "kept" else by_chance(3, 40), Path(sys.argv[1]))
`;

/**
 * The file of a study's page: `chance` has forty commands tried by chance, with variations within variations, `kept` a
 * card bought and two ways to keep one, which the log has no words for, with comments.
 */
export function studyPage(what) {
  const file = newFile(".study");
  python("-c", STUDY, file, what);
  return writtenPage(file);
}

/** The document of a page. */
export function documentOf(file) {
  return JSON.parse(/<script type="application\/json" id="document">(.*?)<\/script>/s.exec(readFileSync(file, "utf8"))[1]);
}

/** The lines of a log: its header, then its commands. */
export function linesOf(log) {
  return readFileSync(log, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** The states a page shows, step by step: those of commands that were not taken back. */
export function shownStates(log) {
  const states = program("replay", log, "--states").trimEnd().split("\n").map((line) => JSON.parse(line));
  const standing = [0];
  for (const { n, do: command } of linesOf(log).slice(1)) {
    if (command.type === "undo") standing.pop();
    else standing.push(n);
  }
  return standing.map((n) => states[n]);
}

/** A copy of a log whose players have these names; its sums are right. */
export function renamed(log, names) {
  const [header, ...commands] = linesOf(log);
  header.setup.players.forEach((player, seat) => Object.assign(player, { name: names[seat], bot: null }));
  let sum = "";
  const lines = [header, ...commands].map(({ sum: _, ...line }) => {
    sum = createHash("sha256").update(sum + sorted(line)).digest("hex").slice(0, 16);
    return JSON.stringify({ ...line, sum });
  });
  const file = newFile(`-${basename(log)}`);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

/** JSON without spaces, keys in order: what a sum is of (docs/log.md). */
function sorted(value) {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${sorted(value[key])}`);
  return `{${members.join(",")}}`;
}
