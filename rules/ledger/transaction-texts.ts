import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import type { GrowthKind, TransactionKind } from "./transaction-kind.ts";
import type { Assumption, OpenTransaction, TransactionProgress } from "./transaction-state.ts";

/**
 * The text in the dialog of an upgrade or evolution after that many completed checks (`LED-186`, `LED-187`,
 * `CON-35`).
 */
export function pendingText(rules: RuleSet, kind: GrowthKind, checks: number): string {
  const texts = rules.texts.transactions[kind].pending;
  return texts[Math.min(checks, texts.length - 1)] ?? "";
}

/** The text for a success that is only assumed (`CON-32`). */
export function assumptionText(rules: RuleSet, kind: GrowthKind, assumption: Assumption): string {
  return rules.texts.transactions[kind][assumption];
}

/** The texts of the panel for a failure, in order (`LED-168`, `ERR-022`, `CON-15`). */
export interface FailedPanel {
  title: string;
  summary: string;
  details: string;
  /** The ledger's own message, if the details replace it by other words; else null. */
  ledgersWords: string | null;
  /** That a mint may have an effect all the same; else null. */
  mayStillCome: string | null;
  advice: string;
}

type Failed = Pick<Extract<TransactionProgress, { stage: "failed" }>, "details" | "mayStillCome">;

export function failedPanel(
  rules: RuleSet,
  kind: TransactionKind,
  { details, mayStillCome }: Failed,
): FailedPanel {
  const texts = rules.texts.transactions[kind];
  const { name, failedTitle, failed } = texts;
  const { failedPanel: summary, retryLater } = rules.texts.everyTransaction;
  const forPlayers = details === null ? failed : reasonText(rules, kind, details);
  return {
    title: failedTitle,
    summary: fill(summary, { name }),
    details: forPlayers,
    ledgersWords: details === forPlayers ? null : details,
    mayStillCome: mayStillCome && "mayStillCome" in texts ? texts.mayStillCome : null,
    advice: retryLater,
  };
}

/** The notice of a failure (`ERR-009`, `ERR-027`, `ERR-030`). */
export function failureNotice(rules: RuleSet, kind: TransactionKind, details: string | null): string {
  const { unknownError } = rules.texts.everyTransaction;
  const message = details === null ? unknownError : reasonText(rules, kind, details);
  return fill(rules.texts.transactions[kind].failedNotice, { message });
}

/** The stages of a transaction that is not settled. */
export type UnsettledStage = OpenTransaction["stage"] | "sending";

/** The text for a transaction that is not settled, such as 'Egg: Not confirmed yet'. */
export function openTransactionText(rules: RuleSet, kind: TransactionKind, stage: UnsettledStage): string {
  const { notConfirmed, goesOn, toSign } = rules.texts.everyTransaction;
  const state = { sending: toSign, pending: goesOn, unconfirmed: notConfirmed }[stage];
  return `${rules.texts.transactions[kind].thing}: ${state}`;
}

const SECONDS = 60;

/** How long a transaction has been waiting, as '0:42' or, from an hour on, '1:02:03'. */
export function waitingText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS);
  const parts = [Math.floor(minutes / SECONDS), minutes % SECONDS, seconds % SECONDS];
  return (minutes < SECONDS ? parts.slice(1) : parts)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}

/** A reason with advice for players; an unknown reason is returned unchanged. */
function reasonText(rules: RuleSet, kind: TransactionKind, details: string): string {
  const known = rules.ledgerReasons.findIndex(({ marks }) => marks.some((mark) => details.includes(mark)));
  const reason = rules.texts.ledger.reasons[known];
  if (reason === undefined) return details;
  const lead = `${rules.texts.transactions[kind].failed}: `;
  return details.startsWith(lead) ? lead + reason : reason;
}
