import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { STAT_NAMES, type StatName } from "../state/creature.ts";

const MASKS = 1 << STAT_NAMES.length;

/** Cached matchup factors by both specialty masks; 0: not calculated yet. */
const matchupTable = memoizeByRuleset(() => new Float64Array(MASKS * MASKS));

function factorOf(rules: RuleSet, attacker: number, defender: number): number {
  const { beats, advantage, disadvantage, min, max } = rules.battle.matchup;
  let factor = 1;
  for (let own = 0; own < STAT_NAMES.length; own++)
    for (let other = 0; other < STAT_NAMES.length; other++) {
      if (!(attacker & (1 << own)) || !(defender & (1 << other))) continue;
      const ownName = STAT_NAMES[own] as StatName;
      const otherName = STAT_NAMES[other] as StatName;
      if (beats[ownName] === otherName) factor *= advantage;
      if (beats[otherName] === ownName) factor *= disadvantage;
    }
  return Math.min(Math.max(factor, min), max);
}

/** Factor on damage between two sets of specialties (`GAP-27`, `BAT-135`). */
export function matchupFactor(rules: RuleSet, attackerMask: number, defenderMask: number): number {
  const table = matchupTable(rules);
  const index = attackerMask * MASKS + defenderMask;
  table[index] ||= factorOf(rules, attackerMask, defenderMask);
  return table[index];
}
