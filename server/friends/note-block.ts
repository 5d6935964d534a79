import type { Store } from "../store/store.ts";

/** Tells operators of a block, as many of one player are worth a look. */
export async function noteBlock(
  store: Store,
  playerId: number,
  blockedId: number,
  address: string | null,
): Promise<void> {
  await store.noteAudit(playerId, { type: "blocked", about: await store.publicIdOf(blockedId) }, address);
}
