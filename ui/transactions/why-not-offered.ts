import type { GameState, LedgerSettings } from "../game/store/game-state.ts";

/** An action for which a network may have addresses. */
export type LedgerAction = keyof LedgerSettings["actions"];

/**
 * Returns why an action is not possible on the server's network, or null. Without a ledger the wallet dialogs say so.
 */
export function whyNotOffered({ ledger, rules }: GameState, action: LedgerAction): string | null {
  if (ledger === null || ledger.actions[action]) return null;
  return rules?.texts.everyTransaction.notOffered ?? "";
}
