import escapeHtml from "escape-html";

/** A collapsible table with the figures of a chart, for readers who cannot see the chart. */
export function figuresTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  cells: "figures" | "words" = "figures",
): string {
  return `<details><summary>Figures: ${escapeHtml(caption)}</summary>
${openTable(caption, head, rows, cells)}</details>`;
}

/** The same table, always open; it scrolls if it is too wide. Cells with words are aligned left and wrap. */
export function openTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  cells: "figures" | "words" = "figures",
): string {
  const headCells = head
    .map((cell) => (cell === "" ? "<td></td>" : `<th scope="col">${escapeHtml(cell)}</th>`))
    .join("");
  const bodyRows = rows.map(([first = "", ...rest]) => {
    const others = rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
  });
  return `<div class="scroll" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table class="${cells}"><caption>${escapeHtml(caption)}</caption>
<thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join("")}</tbody></table></div>`;
}

/** A section of the page with a heading. */
export function section(heading: string, lead: string, ...parts: string[]): string {
  return `<section><h2>${escapeHtml(heading)}</h2><p class="lead">${escapeHtml(lead)}</p>${parts.join("\n")}</section>`;
}

/** The arrangement of charts side by side as far as there is room; `masonry` fills two columns, `grid-wide` one. */
export type Arrangement = "grid-wide" | "grid-1" | "grid-2" | "grid-half" | "grid-4" | "masonry";

export function grid(arrangement: Arrangement, charts: readonly string[]): string {
  const figures = charts.map((chart) => `<figure>${chart}</figure>`).join("\n");
  return `<div class="grid ${arrangement}">${figures}</div>`;
}

/** One chart for each result: side by side, a single one larger. */
export function gridOf(charts: readonly string[]): string {
  return grid(charts.length === 1 ? "grid-1" : "grid-4", charts);
}

/** The legend for the colours of the charts below. */
export function legend(entries: readonly { name: string; color: string }[]): string {
  const items = entries.map(
    ({ name, color }) => `<li><span style="background:${color}"></span>${escapeHtml(name)}</li>`,
  );
  return `<ul class="legend">${items.join("")}</ul>`;
}
