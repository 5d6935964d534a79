import { noResources, resourcesOf } from "../amounts/resources.ts";
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

/**
 * The lab of somebody who comes back after deleting their account: no start resources, and a rescue not before a day has
 * passed, as for everybody who just had one (`GAP-55`, `GAP-71`).
 */
export function labWithoutGift(lab: Lab, now: number): Lab {
  return { ...lab, resources: noResources(), rescuedAt: now };
}
