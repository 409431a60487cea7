// What a page of either game shows at each step, read from its elements.

/** What a page shows at each of so many steps: of players by seat, of boards by their titles. */
export function seenSteps(page, count) {
  return page.evaluate(readSteps, count);
}

/** Runs in the page. */
function readSteps(count) {
  const all = (query) => [...document.querySelectorAll(query)];
  const texts = (query) => all(query).map((element) => element.textContent);
  const scrubber = document.querySelector(".transport input");
  document.querySelector("#tab-board").click();
  const boardOf = (table) => {
    const files = [...table.querySelectorAll("thead th")].map((head) => head.textContent);
    const cells = {};
    for (const row of table.querySelectorAll("tbody tr")) {
      const rank = row.querySelector("th").textContent;
      [...row.querySelectorAll("td")].forEach((cell, file) => {
        if (cell.childElementCount > 0)
          cells[files[file] + rank] = {
            read: cell.querySelector(".read").textContent,
            seen: cell.querySelector("[aria-hidden]").textContent,
          };
      });
    }
    return cells;
  };
  const found = [];
  for (let number = 0; number < count; number++) {
    scrubber.value = String(number);
    scrubber.dispatchEvent(new Event("input"));
    found.push({
      moment: document.querySelector(".moment").textContent,
      names: texts(".standings .name"),
      emblems: all(".standings li").map((player) => [...player.querySelectorAll(".chip")].map((chip) => chip.textContent).join("")),
      points: texts(".standings b"),
      pointsTab: texts(".points .count"),
      facts: texts(".points .facts"),
      boards: Object.fromEntries(all(".board table").map((table) => [table.querySelector("caption").textContent, boardOf(table)])),
      status: document.querySelector("header .status").textContent,
      boardStatus: document.querySelector(".board .status").textContent,
      valueText: scrubber.getAttribute("aria-valuetext"),
    });
  }
  return found;
}

/** A name without what cannot be seen, and without its beginning's case: bots are called by their level. */
export function letters(name) {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Who has won, as both games say it. */
export function wonText(winners) {
  return winners.length === 1 ? `${winners[0]} wins!` : `${winners.join(", ")} share the victory!`;
}
