import type { RuleSet } from "../../../rules/index.ts";
import type { HttpError } from "../../errors/http-error.ts";
import type { LabWork } from "../../store/database/lab-work.ts";
import type { Store } from "../../store/store.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { Ledger } from "../ledger.ts";
import type { LedgerNetwork, OfferedActions } from "../network/ledger-network.ts";

/**
 * One purpose for which the game asks a wallet to sign a transaction. All differences between purposes are in
 * these registrations; `purposes.ts` lists them all.
 */
export interface TransactionPurpose<
  Values extends readonly unknown[],
  Settlement extends LabSettlement | null = null,
> {
  /** The action that the network must offer. */
  action: keyof OfferedActions;
  /** The manifest for the wallet to sign; refuses values that are not allowed in a manifest (`ABU-39`). */
  manifest(game: ManifestContext, account: string, ...values: Values): string;
  /** The effect of a transaction on the lab; null if only the ledger stores its effect. */
  settlement: Settlement;
}

export interface ManifestContext {
  network: LedgerNetwork;
  rules: RuleSet;
}

/** How the transactions of one purpose change labs. */
export interface LabSettlement {
  /** The component whose transactions the sweep reads; null if the network has none. */
  component(network: LedgerNetwork): string | null;
  /** Books a committed transaction for this player, once. Returns why it does not count, or null. */
  book(deps: SettlementDeps, transaction: CommittedTransaction, playerId: number): Promise<HttpError | null>;
  /** Books a committed transaction that nobody has reported, for the player it belongs to. */
  bookUnreported(deps: SettlementDeps, transaction: CommittedTransaction): Promise<unknown>;
  /** The maximum number of a player's undecided transactions, and the refusal of one more. */
  mostOpen(rules: RuleSet): number;
  tooManyOpen(rules: RuleSet): HttpError;
  /**
   * The change of the lab by an undecided transaction, and the change back when it fails; nothing if missing.
   */
  started?(rules: RuleSet, subject: string): LabWork<null>;
  failed?(rules: RuleSet, subject: string): LabWork<null>;
  /** Books what waits for a returning player. */
  onVisit?(deps: SettlementDeps, playerId: number): Promise<void>;
}

/** Changes nothing in the lab. */
export const noLabWork: LabWork<null> = () => ({ ok: true, reply: null });

/** What is needed to book the ledger's decisions. */
export interface SettlementDeps {
  store: Store;
  rules: RuleSet;
  ledger: Ledger;
  /** Where a player asks from, for the audit log; missing where the server looks by itself. */
  address?: string | null;
}

/** Whether a decimal string equals this number; compared as text, as a number cannot hold 18 decimal places. */
export function isExactly(amount: string | undefined, expected: number): boolean {
  const plain = amount?.includes(".") ? amount.replace(/\.?0+$/, "") : amount;
  return plain === String(expected);
}
