import type { SeenBattle } from "../../store/pvp-store.ts";
import type { Pvp } from "../pvp.ts";
import { isDue } from "./advance.ts";
import { changeBattle } from "./change-battle.ts";

/** The battle after everything due was applied and stored (`CON-75`). */
export async function currentBattle<Seen extends SeenBattle>(pvp: Pvp, seen: Seen): Promise<Seen> {
  if (!isDue(pvp, seen.battle, seen.now)) return seen;
  const { battle, now } = await changeBattle(pvp, seen.battle.id, (course) => ({ course, answer: null }));
  return { ...seen, battle, now };
}
