import type { Battle, BattleSide, Fighter } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * A text that two battles of the same turn share if and only if they go on alike under rules without chance. What
 * cannot change within a turn of the player is left out.
 */
export function stateKey(rules: RuleSet, { sides: [own, foe], winner }: Battle): string {
  const tires = rules.battle.attack.repeatFactor < 1;
  return [winner ?? "", sideKey(own, tires), sideKey(foe, tires)].join("#");
}

/** A combo needs three actions; more make no difference. */
const COUNTED_ACTIONS = 3;

function sideKey(side: BattleSide, tires: boolean): string {
  const numbers = [
    side.energy,
    side.energySpent,
    Math.min(side.consecutiveActions, COUNTED_ACTIONS),
    side.regenModifier,
    side.fieldLimit,
    side.spellStrength,
    side.synergyBonus,
    side.synergyInitiative,
  ];
  return [
    numbers.join(","),
    side.hand.map(({ id }) => id).join(","),
    side.field.map((fighter) => fighterKey(fighter, tires)).join(";"),
    side.tools.map(({ used }) => Number(used)).join(""),
    side.spells.map(({ used }) => Number(used)).join(""),
  ].join("|");
}

function fighterKey(fighter: Fighter, tires: boolean): string {
  const { id, currentHealth, barrier, stunnedTurns, charging, isDefending, nextAttackBonus } = fighter;
  const effects = fighter.effects
    .map(({ name, casterId, turn, outdone }) => [name, casterId, turn, outdone].join())
    .sort();
  const attacks = tires ? (fighter.attacksThisTurn ?? 0) : 0;
  return [id, currentHealth, barrier, stunnedTurns, charging, isDefending, nextAttackBonus, attacks, effects]
    .map(String)
    .join(",");
}
