import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { Order } from "../balance/comparison.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { percentChart } from "../page/range-chart.ts";
import { wilson } from "../statistics/interval.ts";
import type { RunToMeasure } from "../workers/measured-run.ts";

interface Counts {
  wins: number;
  battles: number;
}

/** Who won so far, by the title of the place. */
export type LiveFigures = Map<string, { color: string; before: Counts; after: Counts }>;

export function newLiveFigures(): LiveFigures {
  return new Map();
}

/** Adds a part of a run. */
export function addFigures(
  figures: LiveFigures,
  { named, plan }: Pick<RunToMeasure, "named" | "plan">,
  { after }: Order,
  tally: Tally,
): void {
  const place = { difficulty: plan.mode === "ai" ? plan.difficulty : null };
  const title = titleOf(place);
  const row = figures.get(title) ?? {
    color: colorOf(place),
    before: { wins: 0, battles: 0 },
    after: { wins: 0, battles: 0 },
  };
  figures.set(title, row);
  const counts = named === after ? row.after : row.before;
  const { wins, battles } = countsOf(plan, tally);
  counts.wins += wins;
  counts.battles += battles;
}

/** The win rates so far with their ranges, as a chart. */
export function liveChart(figures: LiveFigures): string {
  const rows = [...figures].map(([name, { color, before, after }]) => ({
    name,
    color,
    share: wilson(after.wins, after.battles),
    before: wilson(before.wins, before.battles),
  }));
  return percentChart("Win rate before and after, so far", rows);
}

function countsOf({ mode }: SimulationPlan, { wins, battles, firstWins, decided }: Tally): Counts {
  return mode === "pvp" ? { wins: firstWins, battles: decided } : { wins, battles };
}
