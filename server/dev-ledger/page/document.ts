import { type Html, html, type Part } from "./html.ts";

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
