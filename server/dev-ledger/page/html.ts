import escapeHtml from "escape-html";

/** Markup with all inserted values escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/**
 * A value for a template: texts are escaped, markup is kept, lists are joined; null, undefined and false give
 * nothing.
 */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Builds markup from a template: html`<p>${text}</p>`. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(literals.map((literal, index) => literal + markupOf(parts[index])).join(""));
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return escapeHtml(String(part));
}
