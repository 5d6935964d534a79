import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import type { ActiveEffect, EffectKind, EffectTurn } from "../state/effect.ts";

type StatModifications = Partial<Record<keyof EffectTurn, number>>;

/** An active effect, as a screen shows it (`BAT-060`). */
export interface ActiveEffectView {
  name: string;
  icon: string;
  type: EffectKind;
  duration: number;
  /** Turns left, the current one included. */
  turnsLeft: number;
  statModifications: StatModifications;
  /** Health gained per turn; negative for damage. */
  healthOverTime: number;
  /** Name in the catalogue of effects, or null. */
  effectType: string | null;
  /** With Charge only. */
  chargeEffect: { maxTurns: number; finalBurst: number } | null;
  startTurn: number;
}

/** A status that prevents a creature from acting (`BAT-059`). */
export interface StatusEffectView {
  type: "STUNNED" | "CHARGING";
  name: string;
  effectType: string | null;
  /** Own turns it lasts. */
  duration: number;
  stacks: number;
  chargeProgress: number | null;
  isReady: boolean;
  statModifications: StatModifications;
  description: string;
  damageReduction: number;
}

const STATS = [
  "physicalAttack",
  "magicalAttack",
  "physicalDefense",
  "magicalDefense",
  "maxHealth",
  "initiative",
  "criticalChance",
  "dodgeChance",
] as const;

export function activeEffectView(rules: RuleSet, effect: ActiveEffect): ActiveEffectView {
  const turn = effect.turns[effect.turn - 1];
  const last = effect.turns[effect.duration - 1];
  const statModifications: StatModifications = {};
  for (const name of STATS) if (turn && turn[name] !== 0) statModifications[name] = turn[name];
  return {
    name: effect.name,
    icon: iconOf(rules, effect),
    type: effect.kind,
    duration: effect.duration,
    turnsLeft: effect.duration - effect.turn + 1,
    statModifications,
    healthOverTime: (turn?.healing ?? 0) - (turn?.damage ?? 0),
    effectType: effect.effectType || null,
    chargeEffect:
      effect.effectType === "Charge" ? { maxTurns: effect.duration, finalBurst: last?.healing ?? 0 } : null,
    startTurn: effect.startTurn,
  };
}

function iconOf({ effectCatalogue, battle }: RuleSet, { name, effectType }: ActiveEffect): string {
  for (const [kind, { icon }] of Object.entries(effectCatalogue)) if (kind === effectType) return icon;
  const named = [battle.defend, battle.combo, battle.criticalDebuff, battle.effectiveDebuff];
  return named.find((row) => row.name === name)?.icon ?? "icon_tool";
}

/** Stun and charge (`BAT-075`, `BAT-082`). */
export function statusEffects(rules: RuleSet, fighter: Fighter): StatusEffectView[] {
  const statuses: StatusEffectView[] = [];
  if (fighter.stunnedTurns > 0)
    statuses.push(status("STUNNED", "Stunned", fighter.stunnedTurns, rules.texts.refusals.stunned));
  if (fighter.charging !== null)
    statuses.push({
      ...status("CHARGING", fighter.charging, 1, rules.texts.refusals.charging),
      effectType: "Charge",
      chargeProgress: 1 / (rules.spells[fighter.charging]?.turns ?? 1),
    });
  return statuses;
}

function status(
  type: StatusEffectView["type"],
  name: string,
  duration: number,
  description: string,
): StatusEffectView {
  return {
    type,
    name,
    effectType: null,
    duration,
    stacks: 1,
    chargeProgress: null,
    isReady: false,
    statModifications: {},
    description,
    damageReduction: 0,
  };
}
