import type { RuleSet } from "../ruleset/rule-set.ts";
import { sizeOf, snapToGrid } from "./grid.ts";
import type { Place } from "./lab.ts";

/** Where a cat adopted at a lair appears: right beside it, clamped into the room (`LAB-140`, `GAP-14`). */
export function petSpawnPlace(rules: RuleSet, lair: Place): Place {
  const beside = { x: lair.x + sizeOf(rules, "machine"), y: lair.y };
  return { ...snapToGrid(rules, "pet", beside), room: lair.room };
}
