import type { RuleSet } from "../../../rules/index.ts";
import type { HttpError } from "../../http-errors/http-error.ts";
import type { LabWork } from "../../store/lab-work.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import type { OfferedActions } from "../network/offered-actions.ts";
import type { SettlementDeps } from "./settlement-deps.ts";

/**
 * One purpose for which the game asks a wallet to sign a transaction. Whatever differs from purpose to purpose stands
 * in its registration; `purposes.ts` lists them all.
 */
export interface TransactionPurpose<
  Values extends readonly unknown[],
  Settlement extends LabSettlement | null = null,
> {
  /** What the network must offer. */
  action: keyof OfferedActions;
  /** The manifest for the wallet to sign; refuses values that do not belong into a manifest (`ABU-39`). */
  manifest(game: ManifestContext, account: string, ...values: Values): string;
  /** What a transaction does to the lab; null where the ledger alone keeps what it did. */
  settlement: Settlement;
}

export interface ManifestContext {
  network: LedgerNetwork;
  rules: RuleSet;
}

/** How the transactions of one purpose change labs. */
export interface LabSettlement {
  /** The component whose transactions the sweep looks through; null where the network has none. */
  component(network: LedgerNetwork): string | null;
  /** Books a committed transaction for this player, once. Returns why it does not count, or null. */
  book(deps: SettlementDeps, transaction: CommittedTransaction, playerId: number): Promise<HttpError | null>;
  /** Books a committed transaction that nobody has reported, for whoever it names. */
  bookUnreported(deps: SettlementDeps, transaction: CommittedTransaction): Promise<unknown>;
  /** How many undecided transactions a player may have, and what is said to one more. */
  mostOpen(rules: RuleSet): number;
  tooManyOpen(rules: RuleSet): HttpError;
  /** What an undecided transaction changes in the lab, and what its failure changes back; nothing if missing. */
  started?(rules: RuleSet, subject: string): LabWork<null>;
  failed?(rules: RuleSet, subject: string): LabWork<null>;
  /** Books what waits for a player who comes back. */
  onVisit?(deps: SettlementDeps, playerId: number): Promise<void>;
}

/** Changes nothing in the lab. */
export const noLabWork: LabWork<null> = () => ({ ok: true, reply: null });
