import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { attackOf } from "./scores/estimates.ts";

/** What speaks for a side in a position: points for it minus points for the enemy, by what they are for. */
export interface PositionValue {
  /** 0 until the battle has a winner. */
  outcome: number;
  health: number;
  /** Creatures left and their attack. */
  creatures: number;
  energy: number;
  /** Energy that the fields bring each turn. */
  income: number;
  /** Tools that are left. */
  tools: number;
}

/** Points of a battle that is won: more than any position is worth. */
const WON = 30;
const FULL_INCOME = 100;
const PHYSICAL_TOUGHNESS = 200;
const MAGICAL_TOUGHNESS = 400;

/** Values a position for a side; the values of both sides add up to 0. A point is a logit of the chance to win. */
export function evaluatePosition(rules: RuleSet, battle: Battle, side: SideIndex): PositionValue {
  const own = battle.sides[side];
  const enemy = battle.sides[side === 0 ? 1 : 0];
  const ours = strengthOf(own);
  const theirs = strengthOf(enemy);
  const worth = rules.ai.position;
  return {
    outcome: outcomeOf(battle, side),
    health: worth.health * lead(ours.health, theirs.health),
    creatures:
      worth.attack * lead(ours.attack, theirs.attack) +
      worth.healthyAttack * lead(ours.healthyAttack, theirs.healthyAttack) -
      worth.deployments * lead(ours.creatures, theirs.creatures),
    energy: (worth.energy * (own.energy - enemy.energy)) / rules.battle.energy.cap,
    income:
      (worth.income * (ours.income - theirs.income) +
        worth.healthyIncome * (ours.healthyIncome - theirs.healthyIncome)) /
      FULL_INCOME,
    tools: worth.tool * (unusedTools(own) - unusedTools(enemy)),
  };
}

/** The sum of the points. */
export function totalOf({ outcome, health, creatures, energy, income, tools }: PositionValue): number {
  return outcome + health + creatures + energy + income + tools;
}

function outcomeOf({ winner }: Battle, side: SideIndex): number {
  if (winner === null || winner === "draw") return 0;
  return winner === side ? WON : -WON;
}

/** What a side has left, in totals over its living creatures. */
interface Strength {
  health: number;
  attack: number;
  /** Attack times the share of health that is left: a hurt creature will not attack for long. */
  healthyAttack: number;
  creatures: number;
  income: number;
  healthyIncome: number;
}

function strengthOf({ field, hand, deck }: BattleSide): Strength {
  const strength = { health: 0, attack: 0, healthyAttack: 0, creatures: 0, income: 0, healthyIncome: 0 };
  for (const fighter of field) {
    addFighter(strength, fighter);
    strength.income += fighter.energyStat;
    strength.healthyIncome += fighter.energyStat * healthShare(fighter);
  }
  for (const fighter of hand) addFighter(strength, fighter);
  for (const fighter of deck) addFighter(strength, fighter);
  return strength;
}

function addFighter(strength: Strength, fighter: Fighter): void {
  const { physicalDefense, magicalDefense } = fighter.battleStats;
  const toughness = 1 + physicalDefense / PHYSICAL_TOUGHNESS + magicalDefense / MAGICAL_TOUGHNESS;
  const attack = attackOf(fighter);
  strength.health += fighter.currentHealth * toughness + fighter.barrier;
  strength.attack += attack;
  strength.healthyAttack += attack * healthShare(fighter);
  strength.creatures += 1;
}

function healthShare({ currentHealth, battleStats }: Fighter): number {
  return currentHealth / battleStats.maxHealth;
}

function unusedTools({ tools }: BattleSide): number {
  let unused = 0;
  for (const tool of tools) if (!tool.used) unused += 1;
  return unused;
}

/** -1 to 1; 0 when both are equal. */
function lead(own: number, other: number): number {
  return own + other === 0 ? 0 : (own - other) / (own + other);
}
