import { amountOf } from "../amounts/amount.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LabEvent } from "./event.ts";
import type { Lab } from "./lab.ts";
import { copiesOf } from "./machine-lookup.ts";

/** Whether the player can neither earn nor build any more and should be helped (`GAP-55`). */
export function needsRescue(rules: RuleSet, lab: Lab, now: number): boolean {
  if (!rules.rescue.enabled) return false;
  if (lab.resources.tcorvax >= amountOf(rules.rescue.below)) return false;
  if (copiesOf(lab, "catLair") > 0 && copiesOf(lab, "reactor") > 0) return false;
  return lab.rescuedAt === 0 || now - lab.rescuedAt >= rules.rescue.everyMs;
}

/** Raises TCorvax to the price of a lair and a reactor if `needsRescue` is true. */
export function rescue(rules: RuleSet, lab: Lab, now: number): LabEvent[] {
  if (!needsRescue(rules, lab, now)) return [];
  const raised = amountOf(rules.rescue.to) - lab.resources.tcorvax;
  if (raised <= 0) return [];
  lab.resources.tcorvax += raised;
  lab.rescuedAt = now;
  return [{ type: "rescued", tcorvax: raised }];
}
