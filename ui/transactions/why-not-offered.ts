import type { GameState, LedgerSettings } from "../game/store/game-state.ts";

/** What a network may have addresses for. */
export type LedgerAction = keyof LedgerSettings["actions"];

/** Why something cannot be done on the network of this server, or null; without a ledger the wallet's words say it. */
export function whyNotOffered({ ledger, rules }: GameState, action: LedgerAction): string | null {
  if (ledger === null || ledger.actions[action]) return null;
  return rules?.transactionTexts.notOffered ?? "";
}
