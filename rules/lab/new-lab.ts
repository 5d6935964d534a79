import { resourcesOf } from "../amounts/resources.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lab } from "./lab.ts";

/** The lab of a player who logs in for the first time (`CST-001`, `LAB-045`). */
export function newLab(rules: RuleSet): Lab {
  return {
    resources: resourcesOf(rules.start),
    roomsUnlocked: 1,
    seenRoomUnlock: false,
    machines: [],
    pets: [],
    rescuedAt: 0,
  };
}
