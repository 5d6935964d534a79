import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import escapeHtml from "escape-html";
import type { Charts, Figure, Part, Report, Section, Sentences, Table, Tiles } from "../report/report.ts";
import { chartSvg } from "./chart-svg.ts";
import { colorVariables } from "./colors.ts";

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

/** The style of the pages: the game's own colours and round fonts, on its night or on paper. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:radial-gradient(120% 480px at 50% -80px,var(--sky) 0,transparent 72%) no-repeat,var(--page);color:var(--text);font:400 16px/1.5 Nunito,"Segoe UI",system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:28px 20px 56px}
h1,h2,h3,.tile b,summary{font-family:Fredoka,Quicksand,"Baloo 2",ui-rounded,"Segoe UI",system-ui,sans-serif}
h1{font-size:clamp(1.7rem,4.4vw,2.5rem);font-weight:600;line-height:1.15;margin:0 0 6px;overflow-wrap:anywhere}
h2{font-size:1.45rem;font-weight:600;margin:0 0 2px;color:var(--accent)}
h3{font-size:1.02rem;font-weight:500;margin:0 0 6px}
h3.apart{margin:22px 0 10px}p{margin:0}.lead{color:var(--quiet);max-width:72ch;margin-bottom:14px}
section>ul:not([class]){padding-left:22px;margin:10px 0}section>ul:not([class]) li+li{margin-top:6px}
.facts{color:var(--quiet);overflow-wrap:anywhere}
.warning{margin-top:12px;padding:8px 14px;border-radius:12px;border:2px solid var(--alarm);background:var(--warning)}
section{margin-top:38px}
.grid+.scroll,.tiles+.grid{margin-top:18px}.scroll+p,p+.legend,.scroll+.legend,.scroll+.grid{margin-top:12px}
.grid,.tiles{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
figure,.tile{margin:0;background:linear-gradient(var(--panel),var(--panel-low));border:2px solid var(--edge);outline:1px solid var(--outline);border-radius:18px;padding:14px 14px 12px;min-width:0;box-shadow:0 6px 0 var(--shadow)}
.tiles{margin-top:24px;grid-template-columns:repeat(2,minmax(0,1fr))}
.tile{border-top:5px solid var(--tint);padding-top:10px}
.tile :is(h2,h3){color:var(--tint);margin:0;font-size:1.02rem;font-weight:500}
.tile b{display:block;font-size:clamp(1.7rem,5vw,2.3rem);font-weight:600;line-height:1.15}
.tile small{display:block;color:var(--quiet);font-size:.86rem;line-height:1.4}
@media(min-width:640px){.grid-4{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(min-width:900px){.grid-2{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.grid-half{grid-template-columns:repeat(2,minmax(0,1fr))}.tiles{grid-template-columns:repeat(auto-fit,minmax(160px,1fr))}}
@media(min-width:1080px){.grid-4{grid-template-columns:repeat(4,minmax(0,1fr))}}
.grid-1{max-width:520px}
.masonry svg,.grid-2 svg,.grid-half svg{max-width:540px;margin:0 auto}
.grid-2{align-items:start}
@media(min-width:900px){.masonry{display:block;columns:2;column-gap:16px}.masonry figure{break-inside:avoid;margin-bottom:16px}}
svg{display:block;width:100%;height:auto;overflow:visible;color:var(--quiet);font:400 12px Nunito,"Segoe UI",system-ui,sans-serif}
svg text{white-space:pre;paint-order:stroke;stroke-linejoin:round}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:0 0 12px;padding:0}
.legend li{display:flex;align-items:center;gap:7px}
.legend span{width:13px;height:13px;border-radius:50%;border:1.5px solid var(--edge)}
details{margin-top:12px}
summary{cursor:pointer;color:var(--accent);font-weight:500;padding:6px 4px;border-radius:8px;width:fit-content;max-width:100%}
summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.scroll{overflow-x:auto;border-radius:14px;background:var(--panel-low);border:1px solid var(--grid);margin-top:6px}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:6px 8px;text-align:right;border-bottom:1px solid var(--grid)}
thead th{vertical-align:bottom}tbody th{min-width:6.5em}
th:first-child,.words :is(th,td){text-align:left}
.words tbody :is(th,td){overflow-wrap:break-word;min-width:6.5em}
thead th{color:var(--accent);font-weight:600}
tbody tr:last-child>*{border-bottom:0}
tbody tr:nth-child(even){background:var(--stripe)}
footer{margin-top:44px;color:var(--quiet);font-size:.86rem}
`;

const FONTS = [
  {
    family: "Fredoka",
    file: "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2",
    weights: "300 700",
  },
  {
    family: "Nunito",
    file: "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
    weights: "200 1000",
  },
];

/** The game's fonts, embedded in the page; if they are not installed, the page uses similar ones. */
export function fontFaces(): string {
  return FONTS.map(({ family, file, weights }) => {
    const data = fontData(file);
    return data === null
      ? ""
      : `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join("\n");
}

function fontData(file: string): string | null {
  try {
    return readFileSync(createRequire(import.meta.url).resolve(file)).toString("base64");
  } catch {
    return null;
  }
}

/** The page of a report, in one file. */
export function reportPage(report: Report): string {
  return page(report.title, report.facts, reportSections(report));
}

/** Its content without the head of a page. */
export function reportSections({ sections, isInterrupted }: Report): string {
  const warning = isInterrupted ? [note("The run was interrupted: this is what was played until then.")] : [];
  return [...warning, ...sections.map(sectionHtml)].join("\n");
}

function sectionHtml({ title, lead, parts }: Section): string {
  const shown = parts.filter(({ only }) => only !== "terminal").map(partHtml);
  if (shown.length === 0 && !lead) return "";
  // Tiles and notes stand without a heading.
  if (title === "") return shown.join("\n");
  const head = `<h2>${escapeHtml(title)}</h2><p class="lead">${escapeHtml(lead ?? "")}</p>`;
  return `<section>${head}${shown.join("\n")}</section>`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case "sentences":
      return sentencesHtml(part);
    case "table":
      return tableHtml(part);
    case "charts":
      return chartsHtml(part);
    case "tiles":
      return `<div class="tiles">${part.tiles.map(tileHtml).join("")}</div>`;
  }
}

function sentencesHtml({ lines, as }: Sentences): string {
  switch (as) {
    case "list":
      return `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
    case "note":
      return lines.map(note).join("\n");
    case "heading":
      return lines.map((line) => `<h3 class="apart">${escapeHtml(line)}</h3>`).join("\n");
    default:
      return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  }
}

function note(sentence: string): string {
  return `<p class="warning" role="note">${escapeHtml(sentence)}</p>`;
}

/** Keeps a figure and its unit, a change and a range on one line each: where there is little room, a range goes below. */
function unbroken(cell: string): string {
  const spaces = cell.replace(/(?<=\([^)]*) |(?<=→) | (?=[→%])|(?<=^[\d.]+) (?!\()/g, "\u00a0");
  return escapeHtml(spaces.replace(/–(?=\d)/g, "–\u2060"));
}

/** A table that scrolls if it is still too wide; folded ones are for readers who cannot see the chart. */
function tableHtml({ head, rows, caption = head[0] ?? "", hasWords = false, isFolded }: Table): string {
  const headCells = head
    .map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${unbroken(cell)}</th>`))
    .join("");
  const bodyRows = rows.map(([first = "", ...rest]) => {
    const others = rest.map((cell) => `<td>${unbroken(cell)}</td>`).join("");
    return `<tr>${first === "" ? "<td></td>" : `<th scope="row">${escapeHtml(first)}</th>`}${others}</tr>`;
  });
  const name = escapeHtml(caption);
  const whole = `<div class="scroll" role="group" aria-label="${name}" tabindex="0"><table class="${hasWords ? "words" : "figures"}"><caption>${name}</caption>
<thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join("")}</tbody></table></div>`;
  return isFolded ? `<details><summary>Figures: ${name}</summary>\n${whole}</details>` : whole;
}

function chartsHtml({ arrangement, legend = [], charts }: Charts): string {
  const names = legend.map(
    ({ name, color }) => `<li><span style="background:${color}"></span>${escapeHtml(name)}</li>`,
  );
  const figures = charts.map((chart) => `<figure>${figureHtml(chart)}</figure>`);
  const list = names.length === 0 ? "" : `<ul class="legend">${names.join("")}</ul>`;
  return `${list}<div class="grid ${arrangement}">${figures.join("\n")}</div>`;
}

function figureHtml(shown: Figure | Table): string {
  if (shown.kind === "table") return tableHtml(shown);
  const { heading, chart, figures, note: below } = shown;
  const title = heading === undefined ? "" : `<h3>${escapeHtml(heading)}</h3>`;
  const said = below === undefined ? "" : `<p>${escapeHtml(below)}</p>`;
  return `${title}${chartSvg(chart)}${said}${figures ? tableHtml(figures) : ""}`;
}

function tileHtml({ name, color, figure, notes }: Tiles["tiles"][number]): string {
  const small = notes.map((one) => `<small>${escapeHtml(one)}</small>`).join("\n");
  return `<div class="tile" style="--tint:${color}"><h2>${escapeHtml(name)}</h2>
<b>${escapeHtml(figure)}</b>${small}</div>`;
}
