import type { RuleSet } from "../../ruleset/rule-set.ts";
import { canAct } from "../legal-actions.ts";
import type { RandomState } from "../random/generator.ts";
import { happens } from "../random/generator.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { expectedDamage } from "./estimates.ts";
import type { PlayStyle } from "./opponent.ts";
import type { Outlook } from "./score.ts";
import { priceOf } from "./score.ts";

const FOCUS_LEVEL = 3;
const LETHAL_LEVEL = 4;

/** Looks over the battle before an action is chosen: whom to concentrate on, whom to finish. */
export function outlookOf(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): Outlook {
  const foes = battle.sides[side === 0 ? 1 : 0].field;
  const focuses = style.level >= FOCUS_LEVEL && happens(dice, style.focusFireChance);
  return {
    rules,
    battle,
    side,
    style,
    focus: focuses ? lowestHealth(foes) : null,
    lethal: style.level >= LETHAL_LEVEL ? lethalTarget(rules, battle, side, foes) : null,
  };
}

function lowestHealth(foes: readonly Fighter[]): Fighter | null {
  let lowest: Fighter | null = null;
  for (const foe of foes) if (lowest === null || foe.currentHealth < lowest.currentHealth) lowest = foe;
  return lowest;
}

/** The healthiest enemy that the best attacker can defeat with the energy there is, or null. */
function lethalTarget(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  foes: readonly Fighter[],
): Fighter | null {
  const own = battle.sides[side];
  let best: Fighter | null = null;
  for (const foe of foes) {
    let reach = 0;
    for (const attacker of own.field) {
      if (!canAct(attacker)) continue;
      const price = Math.max(priceOf(rules, "attack", attacker), 1);
      reach = Math.max(reach, expectedDamage(rules, battle, attacker, foe) * Math.floor(own.energy / price));
    }
    if (reach >= foe.currentHealth && (best === null || foe.currentHealth > best.currentHealth)) best = foe;
  }
  return best;
}
