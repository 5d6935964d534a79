import type { GameState } from "../store/game-state.ts";

/** The account the collection is played with: the first one shared, once it is bound; null while the wallet is not ready (`LED-005`, `LED-007`). */
export function accountInUse({ wallet }: Pick<GameState, "wallet">): string | null {
  return wallet.readiness === "ready" ? (wallet.accounts[0]?.address ?? null) : null;
}
