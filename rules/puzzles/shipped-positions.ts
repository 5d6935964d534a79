import type { RuleSet } from "../ruleset/rule-set.ts";
import { openPositions, type Positions } from "./position-file.ts";

/**
 * Loads the positions that ship, apart from everything else, since they are larger than the rules (`GAP-73`). Texts are
 * those of `today`, numbers those the positions were found under.
 */
export async function shippedPositions(today: RuleSet): Promise<Positions> {
  const { default: file } = await import("./data/positions.json", { with: { type: "json" } });
  const opened = openPositions(file, today);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.positions;
}
