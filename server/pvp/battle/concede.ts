import { type Refusal, refusalOf } from "../../../rules/index.ts";
import { refused } from "../../http-errors/refused.ts";
import type { Pvp } from "../pvp.ts";
import { changeBattle } from "./change-battle.ts";
import { isOver } from "./course.ts";
import { endEarly } from "./end-early.ts";
import type { OwnBattle } from "./own-battle.ts";
import type { ActedBattle } from "./take-action.ts";

/** Gives a battle up, in any turn; it is a defeat (`GAP-40`, `GAP-42`). */
export async function concede(pvp: Pvp, { battle, side }: OwnBattle): Promise<ActedBattle> {
  const { rules } = pvp;
  const changed = await changeBattle<Refusal | null>(pvp, battle.id, (course, now) => {
    if (isOver(course)) return { course, answer: refusalOf(rules, "battle_over") };
    return { course: endEarly(rules, course, { type: "concede", side, by: "player" }, now), answer: null };
  });
  if (changed.answer) throw refused(changed.answer);
  return { battle: changed.battle, now: changed.now, since: changed.battle.version - 1 };
}
