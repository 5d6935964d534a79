import { fill, type Texts } from "../../../rules/index.ts";
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
export function whyNotEvolveNow(
  { collection: texts }: Texts,
  { noAccount, cost, affordability, otherUnderWay }: EvolveConditions,
): string | null {
  if (noAccount !== null) return noAccount;
  if (cost.kind === "calculating") return texts.evolve.calculatingCost;
  if (cost.kind === "failed") return cost.text;
  if (affordability.kind === "checking") return texts.balance.checkingBalance;
  if (affordability.kind === "unknown") return texts.balance.unknown;
  if (affordability.missing > 0n) return fill(texts.notEnough, { token: cost.cost.token });
  return otherUnderWay;
}
