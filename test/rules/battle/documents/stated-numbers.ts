import type { EffectParts } from "../../../../rules/battle/effects/effect-turns.ts";
import type { ActiveEffect, EffectTurn } from "../../../../rules/battle/state/effect.ts";
import type { Rarity } from "../../../../rules/index.ts";

/**
 * The numbers of the Battle Arena as its document states them, written down from it by hand and never read from the
 * rules: sections 9 "Energy and field", "Battle stats and damage", "Synergies", "Tools", "Spells".
 */
export const ENERGY = { cap: 25, regeneration: 3, perRegeneration: 10, perMomentum: 10, decaysAbove: 10 };
export const COST = { attack: 2, defend: 1, spell: 4, deploy: 5 };
export const RARITY: Record<Rarity, number> = { Common: 1, Rare: 1.1, Epic: 1.2, Legendary: 1.3 };
export const PER_FORM = 0.25;
export const PER_COMBINATION = 0.08;
export const SOFT_CAP = {
  physicalAttack: [60, 120],
  magicalAttack: [60, 120],
  physicalDefense: [40, 80],
  magicalDefense: [40, 80],
  maxHealth: [200, 400],
} as const;
export const CHANCE_CAP = { criticalChance: 30, dodgeChance: 20 };
export const FLOOR = { attack: 1, defence: 1, maxHealth: 10 };
export const VARIANCE = [0.85, 1.15] as const;
export const CRITICAL = 1.5;
export const MATCHUP = [0.5, 1.8] as const;
export const REDUCTION_CAP = 0.15;
export const DEFAULT_MAGIC = 5;

export const physicalShare = (defence: number) => (defence / (defence + 100)) * 0.7;
export const magicalShare = (defence: number) => Math.min(defence / 200, 0.5);
export const casterFactor = (magic: number) => 1 + magic * 0.15;
/** "Area" here: how a hit scales with the attacker's form minus the target's, and the share of health it may take. */
export function formScaling(lead: number): { factor: number; cap: number | null } {
  if (lead >= 3) return { factor: 0.5, cap: 0.6 };
  if (lead === 2) return { factor: 0.6, cap: 0.5 };
  if (lead === 1) return { factor: 0.8, cap: 0.35 };
  if (lead === 0) return { factor: 1, cap: null };
  return { factor: lead === -1 ? 0.75 : 0.5, cap: null };
}
export const minimumDamage = (form: number) => 2 * form + 1;
/** Share of damage that a defensive stance prevents; in PvP as on the lower levels (`GAP-39`). */
export const STANCE = { easy: 0.2, medium: 0.2, hard: 0.4, expert: 0.4, pvp: 0.2 };

/** What an item does in each of its turns. */
interface StatedItem {
  turns: number;
  at: (turn: number) => EffectParts;
  /** Factor from turn to turn. */
  decay?: number;
}

export const TOOLS: Record<string, StatedItem> = {
  "Babylon Keystone": { turns: 4, decay: 0.7, at: () => ({ costReduction: 1, energyGain: 2, healing: 2 }) },
  "Hyperscale Capacitor": { turns: 2, at: () => ({ physicalAttack: 15, physicalDefense: 8, healing: 5 }) },
  "Ledger Lens": {
    turns: 4,
    at: (turn) => ({
      ...{ physicalDefense: 12, magicalDefense: 12, maxHealth: 20, healing: 8 },
      ...(turn === 1 ? { barrier: 20 } : {}),
    }),
  },
  "Olympia Emblem": {
    turns: 4,
    at: (turn) => ({
      physicalDefense: 5 * turn,
      magicalDefense: 2.5 * turn,
      healing: [13, 16, 19, 47][turn - 1] ?? 0,
    }),
  },
  "Validator Core": {
    turns: 4,
    at: () => ({
      ...{ physicalAttack: 10, magicalAttack: 10, physicalDefense: -3, magicalDefense: -3 },
      healing: 7,
    }),
  },
};

/** Damage at once, before the caster's factor. */
export const SPELL_DAMAGE: Record<string, number> = { "Babylon Burst": 30, Shardstorm: 35 };
export const IGNORES_ARMOUR = ["Babylon Burst"];
export const DAMAGE_EACH_TURN: Record<string, number> = { "Scrypto Surge": 12 };

/**
 * What a spell leaves on its target and its caster with a factor; what is no damage grows with it from the stated number
 * at default magic on (`GAP-58`), Engine Overclock as a whole.
 */
export function spellEffect(name: string, factor: number, isCasters: boolean): StatedItem | null {
  const growth = factor / casterFactor(DEFAULT_MAGIC);
  switch (name) {
    case "Scrypto Surge":
      return isCasters
        ? {
            turns: 3,
            at: () => ({ healing: 10 * growth, physicalAttack: 3 * growth, magicalAttack: 3 * growth }),
          }
        : {
            turns: 3,
            at: () => ({ damage: 12 * factor, physicalAttack: -4 * growth, magicalAttack: -4 * growth }),
          };
    case "Cerberus Chain":
      return {
        turns: 3,
        at: (turn) => ({
          healing: (turn === 1 ? 20 : 5) * growth,
          ...{ physicalDefense: 8 * growth, magicalDefense: 8 * growth, maxHealth: 15 * growth },
          damageReduction: 0.15,
        }),
      };
    case "Engine Overclock":
      return {
        turns: 4,
        decay: 0.7,
        at: () => ({
          initiative: 10 * factor,
          dodgeChance: 3 * factor,
          criticalChance: 3 * factor,
          healing: 3 * factor,
        }),
      };
    default:
      return null;
  }
}

/** Echo's values are kept to one decimal (`GAP-30`). */
export const toTenths = (value: number) => Math.round(value * 10) / 10;
/** Health is whole, the rest is kept to one decimal. */
const ROUNDING = 0.051;
const HEALTH_ROUNDING = 0.5;

/** What differs between an effect and the stated item, as "turn 2: healing 5, stated 7". */
export function differences(effect: ActiveEffect, stated: StatedItem): string[] {
  const found =
    effect.turns.length === stated.turns ? [] : [`${effect.turns.length} turns, stated ${stated.turns}`];
  effect.turns.forEach((turn, index) => {
    const parts = stated.at(index + 1);
    for (const [part, value] of Object.entries(turn) as [keyof EffectTurn, number][]) {
      const expected = (parts[part] ?? 0) * (stated.decay ?? 1) ** index;
      if (!(Math.abs(value - expected) <= (part === "maxHealth" ? HEALTH_ROUNDING : ROUNDING)))
        found.push(`turn ${index + 1}: ${part} ${value}, stated ${expected}`);
    }
  });
  return found;
}
