import type { ChangedBattle } from "../../store/pvp-store.ts";
import type { Pvp } from "../pvp.ts";
import { advance } from "./advance.ts";
import { bookingOf } from "./booking-of.ts";
import type { Course } from "./course.ts";

/** Changes a battle to which everything due was applied already; the battle may be over. */
export type Act<Answer> = (course: Course, now: number) => { course: Course; answer: Answer };

/** Changes a stored battle, books it if it ends by that, and notifies its listeners. */
export async function changeBattle<Answer>(
  pvp: Pvp,
  id: string,
  act: Act<Answer>,
): Promise<ChangedBattle<Answer>> {
  const { store, rules, push, leaderboard } = pvp;
  const changed = await store.changeBattle(id, {
    change: (battle, now) => {
      const { course, answer } = act(advance(pvp, { battle, end: null }, now), now);
      return { ...course, answer };
    },
    book: (battle, end, standing, now) => bookingOf(rules, battle, end, standing, now),
  });
  if (!changed) throw new Error("A battle is gone, though none is ever removed");
  if (changed.battle.result) leaderboard.forget();
  push.tell(id, changed.battle.version);
  return changed;
}
