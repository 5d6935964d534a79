import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { livingCount } from "../synergies/synergies.ts";

/**
 * A side gains energy when one of its creatures has fallen, if any is left, up to the cap: more when more of its
 * creatures have fallen than of the other side's (`GAP-57`).
 */
export function rally(rules: RuleSet, battle: Battle, sideIndex: SideIndex, record: Recorder): void {
  const side = battle.sides[sideIndex];
  if (livingCount(side) === 0) return;
  const { energy, behindEnergy } = rules.battle.comeback;
  const isBehind = side.fallen.length > battle.sides[sideIndex === 0 ? 1 : 0].fallen.length;
  const amount = Math.min(energy + (isBehind ? behindEnergy : 0), rules.battle.energy.cap - side.energy);
  if (amount <= 0) return;
  side.energy += amount;
  record?.push({ type: "rallied", side: sideIndex, amount });
}
