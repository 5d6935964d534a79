import { battleNotFound } from "../../errors/known-errors.ts";
import type { SeenBattle } from "../../store/pvp/pvp-store.ts";
import type { Pvp } from "../pvp.ts";
import { currentBattle } from "./own-battle.ts";

/** The battle of a watch link after everything due was applied; 404 for a link that leads nowhere. */
export async function watchedBattle(pvp: Pvp, watchId: string): Promise<SeenBattle> {
  const seen = await pvp.store.findWatchedBattle(watchId);
  if (seen) return currentBattle(pvp, seen);
  const archived = await pvp.store.findArchivedBattle("watchId", watchId);
  if (!archived) throw battleNotFound();
  return pvp.archive.show(archived);
}
