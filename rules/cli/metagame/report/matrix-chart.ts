import { axisX, axisY, cell, text } from "@observablehq/plot";
import { drawing } from "../../page/drawing.ts";
import { counted } from "../../terminal/counted.ts";
import { percent } from "../../terminal/figures.ts";
import type { MetagameResult } from "../play/metagame-result.ts";

const CELL = 30;
const MARGIN = 58;
/** With more decks than this the figures would not fit their cells. */
const MOST_FIGURES = 30;
const PERCENT = 100;

/** Who wins against whom: a row for each deck, a column for each opponent, the best first. */
export function matrixChart({ decks, matrix }: MetagameResult): string {
  const names = decks.map(({ name }) => name);
  const cells = (matrix ?? []).flatMap((row, own) =>
    row.flatMap(({ value, low, high, battles }, other) => {
      if (own === other) return [];
      const [name = "", opponent = ""] = [names[own], names[other]];
      const range = `${percent(low)} to ${percent(high)}`;
      const hint = `${name} wins ${percent(value)} against ${opponent} (${range}, ${counted(battles, "battle")})`;
      return [{ name, opponent, value, color: colorFor(value), hint }];
    }),
  );
  const size = names.length * CELL + MARGIN;
  return drawing({
    title: "Who wins against whom",
    description: `${cells.map(({ hint }) => hint).join("; ")}.`,
    width: size + 8,
    height: size + 4,
    marginLeft: MARGIN,
    marginTop: MARGIN,
    marginRight: 8,
    marginBottom: 4,
    x: { domain: names, label: null },
    y: { domain: names, label: null },
    marks: [
      axisX({ anchor: "top", tickSize: 0, tickRotate: -60, fill: "var(--text)" }),
      axisY({ tickSize: 0, fill: "var(--text)" }),
      cell(cells, { x: "opponent", y: "name", fill: "color", inset: 1, rx: 4, title: "hint" }),
      ...(names.length <= MOST_FIGURES
        ? [
            text(cells, {
              x: "opponent",
              y: "name",
              text: ({ value }) => String(Math.round(value * PERCENT)),
              fill: "var(--text)",
              fontSize: 11,
              pointerEvents: "none",
            }),
          ]
        : []),
    ],
  });
}

/** Green for a deck that wins, red for one that loses, the colour of the page between. */
function colorFor(value: number): string {
  const share = Math.round(Math.abs(value - 0.5) * 2 * MOST_COLOR);
  return `color-mix(in oklab, var(--${value >= 0.5 ? "target" : "enemy"}) ${share}%, var(--panel))`;
}

/** The figures stay readable on the strongest colour. */
const MOST_COLOR = 60;
