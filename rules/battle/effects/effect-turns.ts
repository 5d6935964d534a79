import type { EffectTurn } from "../state/effect.ts";

/** The fields of an effect turn that are not zero, as rule files write them. */
export type EffectParts = Partial<EffectTurn>;

/** How an item's effect develops from turn to turn. */
export interface EffectCourse {
  turns: number;
  /** Every turn. */
  each?: EffectParts;
  /** Added once for each turn number. */
  growth?: EffectParts;
  /** Added in the first turn. */
  first?: EffectParts;
  /** Added in the last turn. */
  last?: EffectParts;
  /** Factor on everything from turn to turn (Echo). */
  decay?: number;
  /** Keeps decayed values unrounded, for turns that will still be scaled. */
  exact?: boolean;
}

const TENTH = 10;

/** An effect turn in which nothing happens. All turns start from it, so that they share one hidden class. */
export function stillTurn(): EffectTurn {
  return {
    physicalAttack: 0,
    magicalAttack: 0,
    physicalDefense: 0,
    magicalDefense: 0,
    maxHealth: 0,
    initiative: 0,
    criticalChance: 0,
    dodgeChance: 0,
    healing: 0,
    damage: 0,
    barrier: 0,
    damageReduction: 0,
    energyGain: 0,
    costReduction: 0,
  };
}

/** An effect turn with these fields; a later part overrides an earlier one. */
export function turnWith(...parts: readonly EffectParts[]): EffectTurn {
  return Object.assign(stillTurn(), ...parts);
}

export function toTenths(value: number): number {
  return Math.round(value * TENTH) / TENTH;
}

/** All turns of an effect, calculated in advance (`GAP-30`); decayed values are rounded to one decimal. */
export function effectTurns(course: EffectCourse): EffectTurn[] {
  const turns: EffectTurn[] = [];
  let factor = 1;
  for (let number = 1; number <= course.turns; number++) {
    const turn = stillTurn();
    for (const name of Object.keys(turn) as (keyof EffectTurn)[]) {
      const value =
        (course.each?.[name] ?? 0) +
        (course.growth?.[name] ?? 0) * number +
        (number === 1 ? (course.first?.[name] ?? 0) : 0) +
        (number === course.turns ? (course.last?.[name] ?? 0) : 0);
      turn[name] = factor === 1 || course.exact ? value * factor : toTenths(value * factor);
    }
    turns.push(turn);
    factor *= course.decay ?? 1;
  }
  return turns;
}

/** The turns of an effect with every value multiplied by `factor` and rounded to one decimal. */
export function scaledTurns(turns: readonly EffectTurn[], factor: number): EffectTurn[] {
  const scaled: EffectTurn[] = [];
  for (const turn of turns) scaled.push(scaledTurn(turn, factor));
  return scaled;
}

/** Field by field, because mass simulations scale effects in their inner loop. */
function scaledTurn(turn: EffectTurn, factor: number): EffectTurn {
  return {
    physicalAttack: toTenths(turn.physicalAttack * factor),
    magicalAttack: toTenths(turn.magicalAttack * factor),
    physicalDefense: toTenths(turn.physicalDefense * factor),
    magicalDefense: toTenths(turn.magicalDefense * factor),
    maxHealth: toTenths(turn.maxHealth * factor),
    initiative: toTenths(turn.initiative * factor),
    criticalChance: toTenths(turn.criticalChance * factor),
    dodgeChance: toTenths(turn.dodgeChance * factor),
    healing: toTenths(turn.healing * factor),
    damage: toTenths(turn.damage * factor),
    barrier: toTenths(turn.barrier * factor),
    damageReduction: toTenths(turn.damageReduction * factor),
    energyGain: toTenths(turn.energyGain * factor),
    costReduction: toTenths(turn.costReduction * factor),
  };
}

/** What grows with the caster besides damage, where the rules say so (`GAP-58`). */
export const GROWING = [
  "physicalAttack",
  "magicalAttack",
  "physicalDefense",
  "magicalDefense",
  "maxHealth",
  "healing",
  "barrier",
] as const satisfies (keyof EffectTurn)[];

/** A number that grows, times that; health stays a whole number. */
export function grownNumber(name: string, value: number, growth: number): number {
  return name === "maxHealth" ? Math.round(value * growth) : toTenths(value * growth);
}

/** The turns of a spell's effect with damage multiplied by one factor, and what else grows by another. */
export function grownTurns(turns: readonly EffectTurn[], damage: number, growth: number): EffectTurn[] {
  const grown: EffectTurn[] = [];
  for (const turn of turns) {
    const copy = turnWith(turn);
    copy.damage = turn.damage * damage;
    if (growth !== 1) for (const name of GROWING) copy[name] = grownNumber(name, turn[name], growth);
    grown.push(copy);
  }
  return grown;
}
