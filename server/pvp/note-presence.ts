import type { OwnBattle } from "./battle/own-battle.ts";
import type { PvpDeps } from "./pvp-deps.ts";

/** Presence matters in tens of seconds, so it is stored no more often than this and most polls write nothing. */
const EVERY_MS = 5_000;

/** Records that a player is present, by polling or by an open stream (`GAP-42`). */
export async function notePresence(
  { store }: Pick<PvpDeps, "store">,
  { battle, now, side }: OwnBattle,
): Promise<void> {
  if (battle.result !== null) return;
  const seenAt = battle.clock.seenAt[side];
  if (now < seenAt + EVERY_MS && now >= seenAt) return;
  await store.noteSeen(battle.id, side);
}
