import type { RuleSet } from "../ruleset/rule-set.ts";
import type { AdoptCommand } from "./command.ts";
import { sizeOf, snapToGrid } from "./grid.ts";
import type { Machine, Place } from "./lab.ts";

/** The position of a cat adopted at a lair: right beside it, clamped into the room (`LAB-140`, `GAP-14`). */
export function petSpawnPlace(rules: RuleSet, lair: Place): Place {
  const beside = { x: lair.x + sizeOf(rules, "machine"), y: lair.y };
  return { ...snapToGrid(rules, "pet", beside), room: lair.room };
}

/** The command to adopt a cat at a lair; the cat gets the id `newId` (`LAB-145`). */
export function adoptAt(rules: RuleSet, lair: Machine, newId: string): AdoptCommand {
  return {
    type: "adopt",
    petType: "cat",
    parentMachine: lair.id,
    id: newId,
    ...petSpawnPlace(rules, lair),
  };
}
