import type { RuleSet } from "../../../rules/index.ts";
import type { Intent } from "../../store/database/intent.ts";
import type { Store } from "../../store/store.ts";
import { noLabWork } from "../purposes/purpose.ts";
import { settlementOf } from "../purposes/purposes.ts";

/** Ends a player's claim of a transaction that will never count for them, and undoes what it changed in the lab. */
export function releaseOpenIntent(
  { store, rules }: { store: Store; rules: RuleSet },
  { intentHash, playerId, purpose, subject }: Intent,
): Promise<void> {
  const work = settlementOf(purpose)?.failed?.(rules, subject) ?? noLabWork;
  return store.releaseIntent(intentHash, playerId, work);
}
