import { shippedRules } from "../../index.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";

const PVP = "#63e6ff";

/** The title of a result: the difficulty's name, or PvP. */
export function titleOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return difficulty === null ? "PvP" : shippedRules.texts.difficulty[difficulty].name;
}

/** The game's colour of a difficulty; PvP has a colour of its own. */
export function colorOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return difficulty === null ? PVP : shippedRules.difficulty[difficulty].color;
}
