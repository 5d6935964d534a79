import type { RuleSet } from "../../ruleset/rule-set.ts";
import { attackBlockedBy } from "../actions/attack.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { happens, type RandomState } from "../state/random.ts";
import { costFor, deploymentCost } from "../turn/energy-cost.ts";
import { expectedDamage } from "./scores/estimates.ts";
import { LEVEL } from "./scores/levels.ts";
import type { Outlook } from "./scores/outlook.ts";
import type { PlayStyle } from "./scores/play-style.ts";

/**
 * Surveys the battle before an action is chosen: expected damage of each attack, whom to concentrate on, whom to
 * finish. `damage` is overwritten, so one array can serve many decisions.
 */
export function survey(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
  damage: number[],
): Outlook {
  const { field: foes, energy: foesEnergy } = battle.sides[side === 0 ? 1 : 0];
  const own = battle.sides[side];
  const outlook: Outlook = {
    rules,
    battle,
    side,
    style,
    own,
    foes,
    foesEnergy,
    focus: null,
    lethal: null,
    savingFor: 0,
    damage,
  };
  writeDamage(outlook);
  const focuses = happens(dice, style.focusFireChance);
  outlook.focus = focuses ? lowestHealth(foes) : null;
  outlook.lethal = style.level >= LEVEL.lethal ? lethalTarget(outlook) : null;
  if (outlook.lethal === null) outlook.savingFor = cheapestDeployment(outlook);
  return outlook;
}

function writeDamage(outlook: Outlook): void {
  const { rules, battle, own, foes, damage } = outlook;
  let index = 0;
  for (const attacker of own.field) {
    const attacks = attackBlockedBy(outlook, attacker) === null;
    for (const foe of foes) damage[index++] = attacks ? expectedDamage(rules, battle, attacker, foe) : 0;
  }
}

function lowestHealth(foes: readonly Fighter[]): Fighter | null {
  let lowest: Fighter | null = null;
  for (const foe of foes) if (lowest === null || foe.currentHealth < lowest.currentHealth) lowest = foe;
  return lowest;
}

/** Energy for the next deployment while the field is small enough to need one, else 0 (`GAP-34`). */
function cheapestDeployment(outlook: Outlook): number {
  const { rules, own } = outlook;
  if (own.hand.length === 0 || own.field.length >= Math.min(rules.ai.scores.savesBelow, own.fieldLimit))
    return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const card of own.hand) least = Math.min(least, deploymentCost(rules, own, card));
  return least;
}

/**
 * Returns the healthiest enemy that one creature's attacks can defeat, or null. The number of attacks is limited by
 * the energy, by the actions left this turn, and by what the style counts.
 */
function lethalTarget(outlook: Outlook): Fighter | null {
  const { own, foes, damage, rules, style } = outlook;
  const { multiAction, finishingAttacks } = style;
  const left =
    multiAction === null
      ? finishingAttacks
      : Math.min(finishingAttacks, multiAction.max) - own.consecutiveActions;
  let best: Fighter | null = null;
  for (let target = 0; target < foes.length; target++) {
    const foe = foes[target] as Fighter;
    if (best !== null && foe.currentHealth <= best.currentHealth) continue;
    for (let actor = 0; actor < own.field.length; actor++) {
      const hit = damage[actor * foes.length + target] as number;
      if (hit === 0) continue;
      const price = Math.max(costFor(own.field[actor] as Fighter, rules.battle.costs.attack), 1);
      const attacks = Math.min(Math.floor(own.energy / price), left);
      if (hit * tiringSum(rules, attacks) >= foe.currentHealth) best = foe;
    }
  }
  return best;
}

/** What that many attacks of one creature do, in hits of the first: each one tires it (`GAP-67`). */
function tiringSum({ battle }: RuleSet, attacks: number): number {
  const { repeatFactor } = battle.attack;
  if (repeatFactor === 1) return attacks;
  let sum = 0;
  let hit = 1;
  for (let attack = 0; attack < attacks; attack++) {
    sum += hit;
    hit *= repeatFactor;
  }
  return sum;
}
