import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { LAST_FORM } from "../state/creature.ts";

/** How the forms of attacker and target change a hit. */
export interface FormScaling {
  /** Factor on the damage. */
  factor: number;
  /** The most a hit may take, as a share of the target's maximum health; Infinity: no limit. */
  cap: number;
}

/** From an attacker `LAST_FORM` forms below its target to one as many above it. */
const scalings = memoizeByRuleset((rules) => {
  const table: FormScaling[] = [];
  for (let lead = -LAST_FORM; lead <= LAST_FORM; lead++) table.push(scalingOf(rules, lead));
  return table;
});

function scalingOf({ battle: { formScaling } }: RuleSet, lead: number): FormScaling {
  const { above, below } = formScaling;
  const row = above[Math.min(lead, above.length) - 1];
  if (row) return { factor: row.factor, cap: row.cap };
  return { factor: below[Math.min(-lead, below.length) - 1] ?? 1, cap: Number.POSITIVE_INFINITY };
}

/** How a hit scales with the attacker's form against the target's, each 0 to 3 (`BAT-136`, `CON-68`). */
export function formScaling(rules: RuleSet, attackerForm: number, targetForm: number): FormScaling {
  return scalings(rules)[attackerForm - targetForm + LAST_FORM] as FormScaling;
}
