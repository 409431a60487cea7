// The page's texts in the language that is chosen.

import type { PageDocument, TextId } from "./document";

export class Words {
  private chosen = 0;

  constructor(private readonly page: PageDocument) {
    for (const wanted of navigator.languages ?? [navigator.language]) {
      const found = page.languages.findIndex((each) => each.id === wanted.toLowerCase().split("-")[0]);
      if (found >= 0) {
        this.chosen = found;
        break;
      }
    }
  }

  get language(): string {
    return this.page.languages[this.chosen]!.id;
  }

  choose(id: string): void {
    this.chosen = Math.max(0, this.page.languages.findIndex((each) => each.id === id));
  }

  text(id: TextId | undefined): string {
    if (id === undefined) return "";
    const told = this.page.texts[id]!;
    return typeof told === "string" ? told : told[this.chosen]!;
  }

  /** A word of the page itself. */
  word(name: string): string {
    return this.text(this.page.words[name]);
  }
}
