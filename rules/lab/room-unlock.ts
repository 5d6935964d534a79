import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LabEvent } from "./event.ts";
import type { Lab } from "./lab.ts";
import { copiesOf } from "./machine-lookup.ts";

const SECOND_ROOM = 2;

/** Unlocks room 2 for good once the lab has the required machines (`LAB-054`, `GAP-11`). */
export function unlockRoom(rules: RuleSet, lab: Lab): LabEvent[] {
  if (lab.roomsUnlocked >= rules.rooms.count) return [];
  const needs = rules.rooms.unlockNeeds;
  const unlocked =
    copiesOf(lab, "catLair") >= needs.catLair &&
    copiesOf(lab, "reactor") >= needs.reactor &&
    copiesOf(lab, "amplifier") >= needs.amplifier;
  if (!unlocked) return [];
  lab.roomsUnlocked = SECOND_ROOM;
  return [{ type: "roomUnlocked", room: SECOND_ROOM }];
}
