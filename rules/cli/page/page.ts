import escapeHtml from "escape-html";
import { colorVariables } from "./colors.ts";
import { fontFaces } from "./fonts.ts";
import { STYLE } from "./style.ts";

/** A whole page in one file, without scripts and external references. */
export function page(title: string, facts: readonly string[], ...parts: string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${fontFaces()}${colorVariables()}${STYLE}</style></head>
<body><main><header><h1>${escapeHtml(title)}</h1>
<p class="facts">${facts.map(escapeHtml).join(" · ")}</p></header>
${parts.join("\n")}
<footer>Ranges hold the true value 95 times in 100: Wilson's for shares, Newcombe's for differences of two shares, Bonett and Price's for the same battles by two rule sets.</footer>
</main></body></html>
`;
}
