import type { RuleSet } from "../../ruleset/rule-set.ts";
import { STAT_NAMES } from "../state/creature.ts";
import { oncePerRuleSet } from "../tables/once-per-rule-set.ts";

const MASKS = 1 << STAT_NAMES.length;

/** The matchup factor for every pair of specialty masks. */
const matchupTable = oncePerRuleSet((rules) => {
  const table = new Float64Array(MASKS * MASKS);
  for (let attacker = 0; attacker < MASKS; attacker++)
    for (let defender = 0; defender < MASKS; defender++)
      table[attacker * MASKS + defender] = factorOf(rules, attacker, defender);
  return table;
});

function factorOf(rules: RuleSet, attacker: number, defender: number): number {
  const { beats, advantage, disadvantage, min, max } = rules.battle.matchup;
  let factor = 1;
  for (let own = 0; own < STAT_NAMES.length; own++)
    for (let other = 0; other < STAT_NAMES.length; other++) {
      if (!(attacker & (1 << own)) || !(defender & (1 << other))) continue;
      const ownName = STAT_NAMES[own];
      const otherName = STAT_NAMES[other];
      if (!ownName || !otherName) continue;
      if (beats[ownName] === otherName) factor *= advantage;
      if (beats[otherName] === ownName) factor *= disadvantage;
    }
  return Math.min(Math.max(factor, min), max);
}

/** Factor on damage between two sets of specialties (`GAP-27`, `BAT-135`). */
export function matchupFactor(rules: RuleSet, attackerMask: number, defenderMask: number): number {
  return matchupTable(rules)[attackerMask * MASKS + defenderMask] as number;
}
