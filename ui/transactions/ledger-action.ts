import type { TransactionKind } from "../../rules/index.ts";
import type { GameState, LedgerSettings } from "../game/store/game-state.ts";

export type LedgerAction = keyof LedgerSettings["actions"];

/** What the network must have addresses for, by kind of transaction. */
export const LEDGER_ACTIONS: Record<TransactionKind, LedgerAction> = {
  creatureMint: "creatures",
  upgradeStats: "creatures",
  evolve: "creatures",
  fomoHit: "fomoHit",
  energy: "energySale",
};

/** Why something cannot be done on the network of this server, or null; without a ledger the wallet's words say it. */
export function whyNotOffered({ ledger, rules }: GameState, action: LedgerAction): string | null {
  if (ledger === null || ledger.actions[action]) return null;
  return rules?.transactionTexts.notOffered ?? "";
}
