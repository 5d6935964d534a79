import type { RuleSet } from "../../ruleset/rule-set.ts";
import { sceneIsDue, seeScene } from "../../scenes/see-scene.ts";
import type { VisitCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import type { Lab } from "../lab.ts";
import { upkeepIsDue } from "../machines/amplifier.ts";
import { needsRescue, rescue } from "../rescue.ts";

/**
 * Opening the lab: due upkeep has already been charged; a stuck player is helped (`GAP-55`, `CON-94`), and after hours
 * something has happened (`GAP-76`).
 */
export const visit: CommandRule<VisitCommand> = {
  whyNot: () => null,
  perform: ({ rules, lab, now }) => [...rescue(rules, lab, now), ...seeScene(rules, lab, now)],
};

/** Whether a visit would change the lab; usually it does not, and needs no command. */
export function changesOnVisit(rules: RuleSet, lab: Lab, now: number): boolean {
  return upkeepIsDue(lab, now) || needsRescue(rules, lab, now) || sceneIsDue(rules, lab, now);
}
