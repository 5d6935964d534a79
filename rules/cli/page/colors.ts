import { shippedRules } from "../../index.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";

const PVP = "#63e6ff";

/** What a page calls a result: the difficulty's name, or PvP. */
export function titleOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return difficulty === null ? "PvP" : shippedRules.texts.difficulty[difficulty].name;
}

/** The colour the game gives a difficulty; PvP has the screens' own. */
export function colorOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return difficulty === null ? PVP : shippedRules.difficulty[difficulty].color;
}
