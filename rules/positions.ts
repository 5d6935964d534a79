import { openPositions, type Positions } from "./puzzles/position-file.ts";
import type { RuleSet } from "./ruleset/rule-set.ts";

/**
 * Loads the positions that ship, in a file of their own (`GAP-73`): this entry is apart from `index.ts`, so that
 * neither the package nor the first load of the page has them. Texts are
 * those of `today`, numbers those the positions were found under.
 */
export async function shippedPositions(today: RuleSet): Promise<Positions> {
  const { default: file } = await import("./puzzles/data/positions.json", { with: { type: "json" } });
  const opened = openPositions(file, today);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.positions;
}
