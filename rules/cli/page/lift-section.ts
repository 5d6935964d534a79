import { USE_KINDS, type UseKind } from "../../simulation/battle-record.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import { intervalOf, pointsWithRange } from "../terminal/figures.ts";
import { colorOf, titleOf } from "./colors.ts";
import { figuresTable, grid, legend, section } from "./html.ts";
import { type PointsSeries, pointsChart } from "./points-chart.ts";

export const KIND_TITLES: Record<UseKind, string> = {
  species: "Species",
  tools: "Tools",
  spells: "Spells",
  synergies: "Synergies",
};

const LEAD =
  "Win rate of the battles with it minus that of the battles without it. Species, tools and spells count if they are in the deck, synergies if they were active at the end of one of the player's turns. Bold lines are significant.";

/** The section about the influence of each species, tool, spell and synergy on the win rate. */
export function liftSection(results: readonly SimulationResult[]): string {
  const charts = USE_KINDS.map((kind) => {
    const names = namesOf(kind, results);
    const series = results.map((result) => seriesOf(kind, result));
    return `<h3>${KIND_TITLES[kind]}</h3>${pointsChart(`Win-rate lift: ${KIND_TITLES[kind]}`, names, series)}${figuresOf(kind, results)}`;
  });
  const names = results.map((result) => ({ name: titleOf(result), color: colorOf(result) }));
  return section("What lifts the win rate", LEAD, legend(names), grid("masonry", charts));
}

export function namesOf(kind: UseKind, results: readonly SimulationResult[]): string[] {
  return [...new Set(results.flatMap((result) => Object.keys(result[kind])))].sort();
}

function seriesOf(kind: UseKind, result: SimulationResult): PointsSeries {
  const values = Object.entries(result[kind]).flatMap(([name, lift]) => {
    const interval = intervalOf(lift);
    return interval ? [[name, interval] as const] : [];
  });
  return { name: titleOf(result), color: colorOf(result), values: new Map(values) };
}

function figuresOf(kind: UseKind, results: readonly SimulationResult[]): string {
  const head = ["", ...results.flatMap((result) => [`${titleOf(result)}: uses`, "lift (95 %)"])];
  const rows = namesOf(kind, results).map((name) => [
    name,
    ...results.flatMap((result) => {
      const lift = result[kind][name];
      const interval = lift ? intervalOf(lift) : null;
      return [String(lift?.uses ?? 0), interval ? pointsWithRange(interval) : "–"];
    }),
  ]);
  return figuresTable(`${KIND_TITLES[kind].toLowerCase()}, in percentage points`, head, rows);
}
