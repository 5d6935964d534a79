import { DIFFICULTIES, type Difficulty } from "../../battle/state/battle.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Policy } from "../../simulation/players.ts";
import type { Tally } from "../../simulation/tally.ts";

/** Where a figure is measured: in battles of a difficulty, or between players. */
export type Place = Difficulty | "pvp";
export const PLACES: readonly Place[] = [...DIFFICULTIES, "pvp"];

/** The counts of some rules' battles in each place. */
export type Tallies = { readonly [Where in Place]?: Tally };

/** The plan of the battles of a place. */
export function planOf(place: Place, policy: Policy, seed: string): SimulationPlan {
  return place === "pvp" ? { mode: "pvp", policy, seed } : { mode: "ai", difficulty: place, policy, seed };
}
