import type { RuleSet } from "../ruleset/rule-set.ts";
import { cloneLab } from "./clone-lab.ts";
import type { LabMoment } from "./command-rule.ts";
import type { Lab } from "./lab.ts";
import { settleUpkeep, upkeepIsDue } from "./machines/amplifier.ts";

/** The lab with upkeep charged: the same object if nothing is due, else a copy. */
export function settledView(rules: RuleSet, lab: Lab, now: number): LabMoment {
  if (!upkeepIsDue(lab, now)) return { rules, lab, now };
  const copy = cloneLab(lab);
  settleUpkeep(rules, copy, now);
  return { rules, lab: copy, now };
}
