import { failure } from "../../errors/failure.ts";
import type { PvpBattle } from "../../store/pvp/battle.ts";
import type { SeenBattle } from "../../store/pvp/pvp-store.ts";
import { currentBattle } from "../battle/own-battle.ts";
import type { Pvp } from "../pvp.ts";

/**
 * A battle of the list for a viewer, after everything due was applied. Who may watch is asked each time, so that either
 * player can end it. Throws the same 404 for battles that never existed, that one of the two does not show, and for a
 * viewer whom one of them has blocked (`ABU-82`).
 */
export async function liveBattle(pvp: Pvp, battleId: string, viewerId: number): Promise<SeenBattle> {
  const seen = await pvp.store.findBattle(battleId);
  const archived = seen ? null : await pvp.store.findArchivedBattle("id", battleId);
  const found = seen?.battle ?? archived;
  if (found === null || !(await mayWatch(pvp, found, viewerId))) throw failure("not_watchable");
  if (seen) return currentBattle(pvp, seen);
  if (archived === null) throw failure("not_watchable");
  return pvp.archive.show(archived);
}

async function mayWatch(
  { store }: Pvp,
  { contestants }: Pick<PvpBattle, "contestants">,
  viewerId: number,
): Promise<boolean> {
  const [one, two] = contestants;
  if (one.playerId === null || two.playerId === null) return false;
  return store.mayWatch(viewerId, [one.playerId, two.playerId]);
}
