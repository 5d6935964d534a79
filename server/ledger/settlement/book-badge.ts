import { apply, type RuleSet } from "../../../rules/index.ts";
import type { Failure } from "../../failures/failure.ts";
import { notYourTransaction, wrongTransaction } from "../../failures/failures.ts";
import { refused } from "../../failures/refused.ts";
import type { LabWork } from "../../store/lab-work.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { badgeMints } from "./badge-mint.ts";
import type { SettlementParts } from "./settlement-parts.ts";

const noBadge = () => wrongTransaction("This transaction mints no FOMO HIT NFT");

/**
 * Brings the player's FOMO HIT online by the badge a committed transaction has minted into their account
 * (`GAP-10`). Answers why it does not count, or null when it does, now or before.
 */
export async function bookBadge(
  { store, rules, ledger }: SettlementParts,
  transaction: CommittedTransaction,
  playerId: number,
): Promise<Failure | null> {
  const mints = badgeMints(ledger.network, transaction);
  if (mints.length === 0) return noBadge();
  const { intentHash } = transaction;
  const own = [await store.boundAccount(playerId), (await store.findIntent(intentHash))?.account];
  const account = mints.find((minted) => own.includes(minted));
  if (account === undefined) return notYourTransaction();
  const { lab } = await store.readLab(playerId);
  const machine = lab.machines.find(({ type }) => type === "fomoHit");
  if (!machine) return noBadge();
  const answer = await store.settleIntent(
    { intentHash, purpose: "fomoHit", playerId, subject: machine.id, account },
    minted(rules, machine.id),
  );
  if (answer.ok) return null;
  if (answer.why === "refused") return refused(answer.refusal);
  return answer.why === "settledBefore" && answer.by.purpose === "fomoHit" ? null : noBadge();
}

/** A mint whose hash was never reported succeeds as well: it starts and ends in one. */
function minted(rules: RuleSet, machineId: string): LabWork<null> {
  return (lab, now) => {
    for (const outcome of ["started", "succeeded"] as const) {
      const step = apply(rules, lab, { type: "mint", machineId, outcome }, now);
      if (!step.ok) return step;
    }
    return { ok: true, reply: null };
  };
}
