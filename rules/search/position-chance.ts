import type { Battle, BattleSide, Fighter, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { attackOf } from "./script.ts";

/**
 * What leads are worth, as logits of the chance to win. Fitted by logistic regression to 44,000 positions of battles on
 * all four levels. Their turns were played by this player, by other policies, at random or not at all, so that every
 * kind of lead occurs with every other. `creatures` is negative because health and attack are totals: the
 * same totals in fewer creatures cost less energy to deploy.
 */
const WORTH = {
  health: 3.3,
  attack: 6.5,
  /** Attack times the share of health that is left: a hurt creature will not attack for long. */
  healthyAttack: 2.4,
  creatures: -8.5,
  /** Of the whole energy cap. */
  energy: 3,
  /** Of 100 points of energy stats on the field, 10 energy a turn as shipped. */
  income: 5.1,
  healthyIncome: 3.5,
  /** Of being the player in a battle against an enemy of a difficulty, which makes mistakes. */
  player: 1.8,
};

const FULL_INCOME = 100;
const PHYSICAL_TOUGHNESS = 200;
const MAGICAL_TOUGHNESS = 400;

/** What a side has left, in totals over its living creatures. */
interface Strength {
  health: number;
  attack: number;
  healthyAttack: number;
  creatures: number;
  income: number;
  healthyIncome: number;
}

/** Estimates the chance, from 0 to 1, that a side wins from this position; after the battle, whether it has won. */
export function positionChance(rules: RuleSet, battle: Battle, side: SideIndex): number {
  if (battle.winner !== null) return battle.winner === "draw" ? 0.5 : battle.winner === side ? 1 : 0;
  const own = battle.sides[side];
  const other = battle.sides[side === 0 ? 1 : 0];
  const [ours, theirs] = [strengthOf(own), strengthOf(other)];
  const seat = battle.mode === "pvp" ? 0 : side === 0 ? 1 : -1;
  return chanceOf(
    WORTH.health * lead(ours.health, theirs.health) +
      WORTH.attack * lead(ours.attack, theirs.attack) +
      WORTH.healthyAttack * lead(ours.healthyAttack, theirs.healthyAttack) +
      WORTH.creatures * lead(ours.creatures, theirs.creatures) +
      (WORTH.income * (ours.income - theirs.income)) / FULL_INCOME +
      (WORTH.healthyIncome * (ours.healthyIncome - theirs.healthyIncome)) / FULL_INCOME +
      (WORTH.energy * (own.energy - other.energy)) / rules.battle.energy.cap +
      WORTH.player * seat,
  );
}

function strengthOf({ field, hand, deck }: BattleSide): Strength {
  const strength = { health: 0, attack: 0, healthyAttack: 0, creatures: 0, income: 0, healthyIncome: 0 };
  for (const fighters of [field, hand, deck]) for (const fighter of fighters) addFighter(strength, fighter);
  for (const fighter of field) {
    strength.income += fighter.energyStat;
    strength.healthyIncome += fighter.energyStat * healthShare(fighter);
  }
  return strength;
}

function addFighter(strength: Strength, fighter: Fighter): void {
  const { physicalDefense, magicalDefense } = fighter.battleStats;
  const toughness = 1 + physicalDefense / PHYSICAL_TOUGHNESS + magicalDefense / MAGICAL_TOUGHNESS;
  strength.health += fighter.currentHealth * toughness + fighter.barrier;
  strength.attack += attackOf(fighter);
  strength.healthyAttack += attackOf(fighter) * healthShare(fighter);
  strength.creatures += 1;
}

function healthShare({ currentHealth, battleStats }: Fighter): number {
  return currentHealth / battleStats.maxHealth;
}

/** -1 to 1; 0 when both are equal. */
function lead(own: number, other: number): number {
  return own + other === 0 ? 0 : (own - other) / (own + other);
}

const STEPS = 16;

/** The logistic curve from exact arithmetic: e^x as (1 + x/16)^16, which makes it a little flatter far out. */
function chanceOf(logit: number): number {
  const root = 1 + Math.abs(logit) / STEPS;
  const fourth = root * root * root * root;
  const odds = fourth * fourth * fourth * fourth;
  const chance = odds / (1 + odds);
  return logit < 0 ? 1 - chance : chance;
}
