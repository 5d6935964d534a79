import type { SideIndex } from "../../../rules/index.ts";
import { battleNotFound, notYourBattle } from "../../http-errors/known-errors.ts";
import type { SeenBattle } from "../../store/pvp-store.ts";
import type { Pvp } from "../pvp.ts";
import { isDue } from "./advance.ts";
import { changeBattle } from "./change-battle.ts";

/** The battle after everything due was applied and stored (`CON-75`), unless that is left to a newer process. */
export async function currentBattle<Seen extends SeenBattle>(pvp: Pvp, seen: Seen): Promise<Seen> {
  const rules = await pvp.ruleBook.find(seen.battle, seen.now);
  if (rules === null || !isDue(rules, seen.battle, seen.now)) return seen;
  const { battle, now } = await changeBattle(pvp, seen.battle, rules, (course) => ({ course, answer: null }));
  return { ...seen, battle, now };
}

/** A battle with the side of the player who asks. */
export interface OwnBattle extends SeenBattle {
  side: SideIndex;
}

/** A player's battle: 404 if there is none with that id, 403 for anybody but its two players (`ABU-42`). */
export async function ownBattle({ store }: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  const seen = await store.findBattle(battleId);
  if (!seen) throw battleNotFound();
  const { battle, now } = seen;
  const side = battle.contestants.findIndex((contestant) => contestant.playerId === playerId);
  if (side !== 0 && side !== 1) throw notYourBattle();
  return { battle, now, side };
}

/** The same after everything due was applied. */
export async function ownCurrentBattle(pvp: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  return currentBattle(pvp, await ownBattle(pvp, battleId, playerId));
}
