import { apply, type RuleSet } from "../../../rules/index.ts";
import type { LabWork } from "../../store/lab-work.ts";
import type { Intent } from "../../store/ledger-store.ts";
import type { Store } from "../../store/store.ts";

/** Ends a player's claim that never will count: a FOMO HIT may be minted again (`GAP-10`). */
export function releaseOpenIntent(
  { store, rules }: { store: Store; rules: RuleSet },
  { intentHash, playerId, purpose, subject }: Intent,
): Promise<void> {
  const work: LabWork<null> = (lab, now) => {
    if (purpose === "fomoHit")
      apply(rules, lab, { type: "mint", machineId: subject, outcome: "failed" }, now);
    return { ok: true, reply: null };
  };
  return store.releaseIntent(intentHash, playerId, work);
}
