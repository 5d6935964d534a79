import { USE_KINDS } from "../../simulation/battle-record.ts";
import { nameOf, type SimulationResult } from "../statistics/simulation-result.ts";

/** A figure of a result as a line of a table. Cells are empty where the figure has no such value. */
export interface FigureRow extends Record<string, string | number | null> {
  run: string;
  kind: string;
  name: string;
  value: number | null;
  low: number | null;
  high: number | null;
  uses: number | null;
}

/** All figures of some results, one row each, so that a spreadsheet can filter and sort them. */
export function figureRows(results: readonly SimulationResult[]): FigureRow[] {
  return results.flatMap((result) => {
    const run = nameOf(result);
    const { winRate, firstMover, turns } = result;
    const none = { value: null, low: null, high: null, uses: null };
    return [
      { run, kind: "battles", name: "battles", ...none, value: result.battles },
      { run, kind: "winRate", name: "player", ...none, ...winRate },
      { run, kind: "winRate", name: "first mover", ...none, ...firstMover },
      ...Object.entries(turns).map(([name, value]) => ({ run, kind: "turns", name, ...none, value })),
      { run, kind: "actionsPerTurn", name: "median", ...none, value: result.actionsPerTurn },
      ...USE_KINDS.flatMap((kind) =>
        Object.entries(result[kind]).map(([name, { uses, lift, low, high }]) => {
          return { run, kind, name, value: lift, low, high, uses };
        }),
      ),
    ];
  });
}
