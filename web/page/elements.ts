// HTML elements out of tags, attributes and texts; texts are never markup.

type Child = Node | string;
type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  assign(made, attributes);
  made.append(...children);
  return made;
}

export function drawn(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  assign(made, attributes);
  made.append(...children);
  return made;
}

function assign(made: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    // States such as aria-pressed are words: "false" says that there is a state, a missing one that there is none.
    else if (name.startsWith("aria-")) made.setAttribute(name, String(value));
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false) made.setAttribute(name, String(value));
  }
}

const SIGNS = {
  first: "M5 4v16M19 4 8 12l11 8z",
  back: "M17 4 6 12l11 8z",
  play: "M7 4l12 8-12 8z",
  pause: "M7 4h3v16H7zM14 4h3v16h-3z",
  next: "M7 4l11 8-11 8z",
  last: "M19 4v16M5 4l11 8-11 8z",
};
export type Sign = keyof typeof SIGNS;

export function sign(name: Sign): SVGElement {
  const path = drawn("path", { d: SIGNS[name] });
  return drawn("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "sign" }, path);
}

/** A button with a sign; its name is set with the language. */
export function signButton(name: Sign, pressed: () => void): HTMLButtonElement {
  return element("button", { type: "button", class: "sign-button", click: pressed }, sign(name));
}
