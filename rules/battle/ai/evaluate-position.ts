import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import type { BattleStats } from "../state/creature.ts";
import { strongerAttack } from "./scores/estimates.ts";

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

/** A position worth nothing, to be written to. */
export function noValue(): PositionValue {
  return { outcome: 0, health: 0, creatures: 0, energy: 0, income: 0, tools: 0 };
}

/** Values a position for a side; the values of both sides add up to 0. A point is a logit of the chance to win. */
export function evaluatePosition(rules: RuleSet, battle: Battle, side: SideIndex): PositionValue {
  const value = noValue();
  writeValue(rules, battle, side, value);
  return value;
}

/** Writes the value of a position over another one: playing ahead values too many positions to create objects. */
export function writeValue(rules: RuleSet, battle: Battle, side: SideIndex, value: PositionValue): void {
  const own = battle.sides[side];
  const enemy = battle.sides[side === 0 ? 1 : 0];
  const worth = rules.ai.position;
  writeStrength(own, worth.effects, ours);
  writeStrength(enemy, worth.effects, theirs);
  value.outcome = outcomeOf(battle, side);
  value.health = worth.health * lead(ours.health, theirs.health);
  value.creatures =
    worth.attack * lead(ours.attack, theirs.attack) +
    worth.healthyAttack * lead(ours.healthyAttack, theirs.healthyAttack) -
    worth.deployments * lead(ours.creatures, theirs.creatures);
  value.energy = (worth.energy * (own.energy - enemy.energy)) / rules.battle.energy.cap;
  value.income =
    (worth.income * (ours.income - theirs.income) +
      worth.healthyIncome * (ours.healthyIncome - theirs.healthyIncome)) /
    FULL_INCOME;
  value.tools = worth.tool * (unusedTools(own) - unusedTools(enemy));
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

const ours: Strength = noStrength();
const theirs: Strength = noStrength();

function noStrength(): Strength {
  return { health: 0, attack: 0, healthyAttack: 0, creatures: 0, income: 0, healthyIncome: 0 };
}

/** `effects` is the share that counts of what effects do to attack and defences: they pass, the rest stays. */
function writeStrength({ field, hand, deck }: BattleSide, effects: number, strength: Strength): void {
  let income = 0;
  let healthyIncome = 0;
  for (const fighter of field) {
    income += fighter.energyStat;
    healthyIncome += fighter.energyStat * healthShare(fighter);
  }
  strength.income = income;
  strength.healthyIncome = healthyIncome;
  strength.health = 0;
  strength.attack = 0;
  strength.healthyAttack = 0;
  strength.creatures = field.length + hand.length + deck.length;
  addFighters(strength, field, effects);
  addFighters(strength, hand, effects);
  addFighters(strength, deck, effects);
}

function addFighters(strength: Strength, fighters: readonly Fighter[], effects: number): void {
  let { health, attack, healthyAttack } = strength;
  for (const fighter of fighters) {
    const { baseStats, battleStats } = fighter;
    const toughness = effects * toughnessOf(battleStats) + (1 - effects) * toughnessOf(baseStats);
    const strongest = effects * strongerAttack(battleStats) + (1 - effects) * strongerAttack(baseStats);
    health += fighter.currentHealth * toughness + fighter.barrier;
    attack += strongest;
    healthyAttack += strongest * healthShare(fighter);
  }
  strength.health = health;
  strength.attack = attack;
  strength.healthyAttack = healthyAttack;
}

function toughnessOf({ physicalDefense, magicalDefense }: BattleStats): number {
  return 1 + physicalDefense / PHYSICAL_TOUGHNESS + magicalDefense / MAGICAL_TOUGHNESS;
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
