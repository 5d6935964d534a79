import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { livingCount } from "../synergies/synergies.ts";

/** A side gains energy when one of its creatures has fallen, if any is left, up to the cap (`GAP-57`). */
export function rally(rules: RuleSet, battle: Battle, sideIndex: SideIndex, record: Recorder): void {
  const side = battle.sides[sideIndex];
  const amount = Math.min(rules.battle.comeback.energy, rules.battle.energy.cap - side.energy);
  if (amount <= 0 || livingCount(side) === 0) return;
  side.energy += amount;
  record?.push({ type: "rallied", side: sideIndex, amount });
}
