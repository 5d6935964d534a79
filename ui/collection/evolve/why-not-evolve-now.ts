import type { Affordability } from "../balance/use-token-balance.ts";
import type { EvolutionCost } from "./use-evolution-cost.ts";

interface EvolveConditions {
  account: string | null;
  cost: EvolutionCost;
  affordability: Affordability;
  /** Why no transaction may be sent at all; null: one may. */
  otherUnderWay: string | null;
}

/** Why the Evolve button may not be pressed now, or null (`LED-174`, `CON-34`). */
export function whyNotEvolveNow({
  account,
  cost,
  affordability,
  otherUnderWay,
}: EvolveConditions): string | null {
  if (account === null) return "Connect wallet first";
  if (cost.kind === "calculating") return "Calculating cost...";
  if (cost.kind === "failed") return cost.text;
  if (affordability.kind === "checking") return "Checking balance...";
  if (affordability.kind === "unknown") return "Couldn't verify balance";
  if (affordability.missing > 0n) return `Not enough ${cost.cost.token}`;
  return otherUnderWay;
}
