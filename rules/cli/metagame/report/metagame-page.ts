import escapeHtml from "escape-html";
import { figuresTable, grid, legend, openTable, section } from "../../page/html.ts";
import { page } from "../../page/page.ts";
import { pointsChart } from "../../page/points-chart.ts";
import { counted } from "../../terminal/counted.ts";
import { ITEM_KINDS, type ItemKind } from "../decks/entrant.ts";
import type { MetagameResult } from "../play/metagame-result.ts";
import { decksChart, ORIGIN_LEGEND } from "./decks-chart.ts";
import { matrixChart } from "./matrix-chart.ts";
import { answers } from "./metagame-text.ts";
import {
  beforeTable,
  decksTable,
  itemName,
  itemsBeforeTable,
  itemsTable,
  sweepTable,
  type Table,
  withoutTable,
} from "./tables.ts";

const KIND_TITLES: Record<ItemKind, string> = { species: "Species", tools: "Tools", spells: "Spells" };

/** The page of `metagame`. */
export function metagamePage(result: MetagameResult): string {
  const { seed, policy, rulesHash, battles, difficulty, interrupted, matrix, decks } = result;
  const facts = [
    difficulty === null ? "deck against deck" : `each deck against the AI on ${difficulty}`,
    counted(battles, "battle"),
    `policy ${policy}`,
    `seed ${seed}`,
    `rules ${rulesHash}`,
  ];
  return page(
    "Which decks and items rule",
    facts,
    interrupted
      ? `<p class="warning" role="note">The run was interrupted: this is what was played until then.</p>`
      : "",
    section("In short", "", listOf(answers(result))),
    section(
      "Decks",
      difficulty === null
        ? "Share of battles that a deck wins against all others alike."
        : "Share of battles that a deck wins.",
      legend(ORIGIN_LEGEND),
      grid(matrix ? "grid-2" : "grid-1", [decksChart(result), ...(matrix ? [matrixChart(result)] : [])]),
      tableOf(decksTable(result, decks.length)),
      figuresTable(
        "what the decks are made of",
        ["deck", "species; tools; spells"],
        decks.map(({ name, content }) => [name, content]),
      ),
    ),
    itemsSection(result),
    ...(result.before
      ? [
          section(
            "Before and after",
            "The same decks and seeds under the shipped rules and under the overlay.",
            tableOf(beforeTable(result, result.before)),
            tableOf(itemsBeforeTable(result, result.before)),
          ),
        ]
      : []),
    ...(result.without.length > 0
      ? [
          section(
            "If it did not exist",
            "Decks that have it take the best rated other one of its kind and play again.",
            tableOf(withoutTable(result)),
          ),
        ]
      : []),
    ...(result.sweep
      ? [section(`With other values of ${result.sweep.key}`, "", tableOf(sweepTable(result.sweep)))]
      : []),
  );
}

function itemsSection({ items }: MetagameResult): string {
  const charts = ITEM_KINDS.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const values = new Map(own.map((item) => [itemName(item), item.points]));
    const series = [{ name: "one copy", color: "var(--accent)", values }];
    return `<h3>${KIND_TITLES[kind]}</h3>${pointsChart(`What one copy adds: ${kind}`, [...values.keys()], series)}`;
  });
  return section(
    "What one copy adds",
    "Points of win rate in an even battle, compared with the mean of all of its kind, from how often it is in the decks that win.",
    grid("masonry", charts),
    tableOf(itemsTable(items)),
  );
}

function tableOf({ head, rows }: Table): string {
  return openTable(head[0] ?? "", head, rows);
}

function listOf(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}
