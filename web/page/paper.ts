// The game on paper, a board a sheet: the position that is shown, then each scoring and the end of the game.

import type { PageDocument } from "./document";
import { element } from "./elements";
import { BoardPanel, standings } from "./panels";
import type { Situations } from "./placed";
import type { Words } from "./words";

/** The steps that are printed where this one is shown. */
export function printedSteps(page: PageDocument, situations: Situations, shown: number): number[] {
  const line = situations.line(0);
  const ends = page.turns.map((_, number) => {
    const next = page.turns[number + 1];
    return next === undefined ? line.at(-1)! : line[line.indexOf(next.first) - 1]!;
  });
  // Points that come in nobody's turn are those of a scoring.
  const scorings = ends.filter((_, number) => page.turns[number]!.owner < 0 && page.turns[number]!.points.some(Boolean));
  return [...new Set([shown, ...scorings, line.at(-1)!])];
}

/** The sheet of a step; `picture` is the address of its table's picture, where there is one. */
export function sheet(
  page: PageDocument,
  situations: Situations,
  words: Words,
  colours: string[],
  step: number,
  picture: string | undefined,
): HTMLElement {
  const situation = situations.at(step);
  const { by, turn: number, note } = page.steps[step]!;
  const turn = page.turns[number];
  const when = [turn?.title, turn?.when].map((id) => words.text(id)).filter((text) => text !== "");
  const parts: Node[] = [
    element("h1", {}, words.text(page.title)),
    element("h2", {}, when.join(" · ")),
    element("p", {}, words.text(situation.status)),
    element("ul", { class: "standings" }, ...standings(page, words, colours, situation, by)),
  ];
  if (picture !== undefined) parts.push(element("img", { src: picture, alt: "" }));
  const told = element("ul", { class: "told" }, ...toldUpTo(page, situations, step).map((id) => element("li", {}, words.text(id))));
  if (note !== undefined) told.append(element("li", { class: "note" }, words.text(note)));
  const below = element("div", { class: "below" }, told);
  // A board of many levels needs more than a sheet.
  if (picture === undefined || page.grid.layers.length === 0) {
    const board = new BoardPanel(page);
    board.show(words, colours, situation);
    below.prepend(board.element);
  }
  return element("article", {}, ...parts, below);
}

/** What the log says of a turn up to this step, and of a variation from its beginning. */
function toldUpTo(page: PageDocument, situations: Situations, step: number): number[] {
  const line = situations.line(step);
  const way = new Set(line.slice(0, line.indexOf(step) + 1));
  const main = new Set(situations.line(0));
  const turn = page.turns[page.steps[step]!.turn];
  const played = (turn?.lines ?? []).filter(([each]) => way.has(each)).map(([, text]) => text);
  return [...played, ...[...way].filter((each) => !main.has(each)).flatMap((each) => page.steps[each]!.told)];
}
