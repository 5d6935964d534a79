import type { NewBattle, PvpBattle } from "../store/pvp/battle.ts";
import type { Store } from "../store/store.ts";

/**
 * A page that is open shows itself every 15 seconds at least, and every 5 seconds is noted: whoever was not seen for so
 * long has closed it.
 */
const AWAY_MS = 25_000;

/** Names a turn of a battle. */
export function turnSubject({ id, state }: Pick<PvpBattle, "id" | "state">): string {
  return `${id} ${state.turn} ${state.active}`;
}

/** From when on the player whose turn it is counts as away. */
export function awayAt({ clock, state }: Pick<PvpBattle, "clock" | "state">): number {
  return clock.seenAt[state.active] + AWAY_MS;
}

/**
 * Stores that a turn has begun, for a player who wants to know (`GAP-62`). Called after a change of the battle, with the
 * battle as it was seen before; a turn that is stored twice is told once.
 */
export async function noteTurn(
  { noteCallback }: Pick<Store, "noteCallback">,
  before: PvpBattle,
  after: PvpBattle,
): Promise<void> {
  const { playerId } = after.contestants[after.state.active];
  const subject = turnSubject(after);
  if (playerId === null || after.result !== null || subject === turnSubject(before)) return;
  await noteCallback({ playerId, kind: "turn", subject, dueAt: awayAt(after) });
}

/** Stores that the first turn of a battle has begun that nobody has opened yet. */
export async function noteFirstTurn(
  { noteCallback }: Pick<Store, "noteCallback">,
  battle: NewBattle,
): Promise<void> {
  const { playerId } = battle.contestants[battle.state.active];
  if (playerId === null) return;
  await noteCallback({ playerId, kind: "turn", subject: turnSubject(battle), dueAt: awayAt(battle) });
}
