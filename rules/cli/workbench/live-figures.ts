import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Tally } from "../../simulation/tally.ts";
import type { Order } from "../balance/comparison.ts";
import { chartSvg } from "../page/chart-svg.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { rangesOf } from "../report/report.ts";
import { wilson } from "../statistics/interval.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";
import type { RunToMeasure } from "../workers/measured-run.ts";

interface Counts {
  wins: number;
  battles: number;
}

/** Who won so far, by the title of the place. */
export type LiveFigures = Map<string, { color: string; before: Counts; after: Counts }>;

/** Figures without a battle, in the order of the runs: workers finish their parts in any order. */
export function newLiveFigures(runs: readonly Pick<RunToMeasure, "plan">[]): LiveFigures {
  const none = { wins: 0, battles: 0 };
  return new Map(
    runs.map(({ plan }) => {
      const place = placeOf(plan);
      return [titleOf(place), { color: colorOf(place), before: { ...none }, after: { ...none } }];
    }),
  );
}

/** Adds a part of a run. */
export function addFigures(
  figures: LiveFigures,
  { named, plan }: Pick<RunToMeasure, "named" | "plan">,
  { after }: Order,
  tally: Tally,
): void {
  const row = figures.get(titleOf(placeOf(plan)));
  if (!row) return;
  const counts = named === after ? row.after : row.before;
  const { wins, battles } = countsOf(plan, tally);
  counts.wins += wins;
  counts.battles += battles;
}

/** The win rates so far with their ranges, as a chart. */
export function liveChart(figures: LiveFigures): string {
  const played = [...figures].filter(([, { before, after }]) => before.battles + after.battles > 0);
  const rows = played.map(([name, { color, before, after }]) => ({
    name,
    color,
    share: wilson(after.wins, after.battles),
    before: before.battles > 0 ? wilson(before.wins, before.battles) : undefined,
  }));
  return chartSvg(rangesOf("Win rates so far", rows));
}

function placeOf(plan: SimulationPlan): Pick<SimulationResult, "difficulty"> {
  return { difficulty: plan.mode === "ai" ? plan.difficulty : null };
}

function countsOf({ mode }: SimulationPlan, { wins, battles, firstWins, decided }: Tally): Counts {
  return mode === "pvp" ? { wins: firstWins, battles: decided } : { wins, battles };
}
