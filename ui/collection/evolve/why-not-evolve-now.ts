import type { Affordability } from "../balance/use-token-balance.ts";
import type { EvolutionCost } from "./use-evolution-cost.ts";

interface EvolveConditions {
  /** What the player must do before an account can be used; null when there is one. */
  noAccount: string | null;
  cost: EvolutionCost;
  affordability: Affordability;
  /** Why no transaction can be sent now; null when one can. */
  otherUnderWay: string | null;
}

/** Returns why the Evolve button cannot be pressed now, or null (`LED-174`, `CON-34`). */
export function whyNotEvolveNow({
  noAccount,
  cost,
  affordability,
  otherUnderWay,
}: EvolveConditions): string | null {
  if (noAccount !== null) return noAccount;
  if (cost.kind === "calculating") return "Calculating cost...";
  if (cost.kind === "failed") return cost.text;
  if (affordability.kind === "checking") return "Checking balance...";
  if (affordability.kind === "unknown") return "Couldn't verify balance";
  if (affordability.missing > 0n) return `Not enough ${cost.cost.token}`;
  return otherUnderWay;
}
