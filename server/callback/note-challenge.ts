import type { Store } from "../store/store.ts";

/** Stores that a player's challenge was accepted, for a player who wants to know (`GAP-62`). It is told once. */
export async function noteChallengeAccepted(
  store: Pick<Store, "noteCallback" | "now">,
  playerId: number,
  challengeId: string,
): Promise<void> {
  await store.noteCallback({ playerId, kind: "challenge", subject: challengeId, dueAt: await store.now() });
}
