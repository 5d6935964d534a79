import type { OwnBattle } from "./battle/own-battle.ts";
import type { PvpDeps } from "./pvp-deps.ts";

/** Presence counts by tens of seconds: it is written no more often than this, so that most polls write nothing. */
const EVERY_MS = 5_000;

/** Notes that a player is there, by polling or by listening (`GAP-42`). */
export async function notePresence(
  { store }: Pick<PvpDeps, "store">,
  { battle, now, side }: OwnBattle,
): Promise<void> {
  if (battle.result !== null) return;
  const seenAt = battle.clock.seenAt[side];
  if (now < seenAt + EVERY_MS && now >= seenAt) return;
  await store.noteSeen(battle.id, side);
}
