/** Markup in which everything that was not written by us has been made harmless. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What may stand in a template: texts are escaped, markup is kept, lists are joined, nothing is left out. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Writes markup with values in it: html`<p>${text}</p>`. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(literals.map((literal, index) => literal + markupOf(parts[index])).join(""));
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return String(part).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
