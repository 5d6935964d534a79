import escapeHtml from "escape-html";
import type { Charts, Figure, Part, Report, Section, Sentences, Table, Tiles } from "../report/report.ts";
import { chartSvg } from "./chart-svg.ts";
import { page } from "./page.ts";

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

/** A table that scrolls if it is too wide; folded ones are for readers who cannot see the chart. */
function tableHtml({ head, rows, caption = head[0] ?? "", hasWords = false, isFolded }: Table): string {
  const headCells = head
    .map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${escapeHtml(cell)}</th>`))
    .join("");
  const bodyRows = rows.map(([first = "", ...rest]) => {
    const others = rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
  });
  const name = escapeHtml(caption);
  const whole = `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table class="${hasWords ? "words" : "figures"}"><caption>${name}</caption>
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
