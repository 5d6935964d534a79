import escapeHtml from "escape-html";
import type { FastifyReply } from "fastify";

/** A whole page in the game's style; its title is also its first heading. */
export function documentOf(title: string, ...content: Part[]): string {
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Dev ledger</title>
<link rel="stylesheet" href="/dev/ledger/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/dev/ledger">Dev ledger</a>
<nav aria-label="Pages">
<a href="/dev/ledger#transactions">Transactions</a>
<a href="/dev/ledger#holders">Accounts</a>
<a href="/dev/ledger#gifts">Give</a>
<a href="/dev/ledger#behaviour">Behaviour</a>
<a href="/">The game</a>
</nav>
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

/** A part of a page with a heading. */
export function section(id: string, title: string, ...content: Part[]): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>`;
}

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

/** A time in readable form, to the second, in UTC. */
export function momentOf(timestamp: number): Html {
  const iso = new Date(timestamp).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`;
}

/** Sends a page that browsers must not cache. */
export function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(markup);
}
