import { type Refusal, refusalOf, type SideIndex } from "../../../rules/index.ts";
import { refused } from "../../failures/refused.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";
import type { Pvp } from "../pvp.ts";
import { changeBattle } from "./change-battle.ts";
import { isOver } from "./course.ts";
import { endEarly } from "./end-early.ts";
import type { ActedBattle } from "./take-action.ts";

/** Gives a battle up, in any turn; it is a defeat (`GAP-40`, `GAP-42`). */
export async function concede(pvp: Pvp, { id }: PvpBattle, side: SideIndex): Promise<ActedBattle> {
  const { rules } = pvp;
  const changed = await changeBattle<Refusal | null>(pvp, id, (course, now) => {
    if (isOver(course)) return { course, answer: refusalOf(rules, "battle_over") };
    return { course: endEarly(rules, course, { type: "concede", side, by: "player" }, now), answer: null };
  });
  if (!changed) throw new Error("A battle is gone");
  if (changed.answer) throw refused(changed.answer);
  return { battle: changed.battle, now: changed.now, since: changed.battle.version - 1 };
}
