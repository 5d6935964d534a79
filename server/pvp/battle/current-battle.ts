import type { PvpBattle } from "../../store/pvp-battle.ts";
import type { Pvp } from "../pvp.ts";
import { isDue } from "./advance.ts";
import { changeBattle } from "./change-battle.ts";

export interface SeenBattle {
  battle: PvpBattle;
  now: number;
}

/** A battle as time has left it (`CON-75`): whatever is due is done first. */
export async function currentBattle(pvp: Pvp, found: PvpBattle): Promise<SeenBattle> {
  const now = await pvp.store.now();
  if (!isDue(pvp, found, now)) return { battle: found, now };
  const { battle, now: changedAt } = await changeBattle(pvp, found.id, (course) => ({
    course,
    answer: null,
  }));
  return { battle, now: changedAt };
}
