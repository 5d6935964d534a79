import type { RuleSet } from "../ruleset/rule-set.ts";
import { fillPlural } from "../texts/fill-plural.ts";
import { listText } from "../texts/list-text.ts";
import { numberText } from "../texts/number-text.ts";

/** Values for the placeholders in guide texts. */
export type GuideValues = Readonly<Record<string, string | number>>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** "1 hour", "2 hours", or "90 minutes". */
function cooldownText({ activation, texts }: RuleSet): string {
  const { hours, minutes } = texts.guide.cooldown;
  const number = activation.cooldownMs / HOUR_MS;
  if (Number.isInteger(number)) return fillPlural(texts, hours, { number });
  return fillPlural(texts, minutes, { number: Math.round(activation.cooldownMs / MINUTE_MS) });
}

export function basicsValues(rules: RuleSet): GuideValues {
  return {
    ...rules.start,
    cooldown: cooldownText(rules),
    roomNeeds: roomNeeds(rules),
  };
}

/** The machines that unlock the second room, e.g. "2 Cat's Lairs, 2 Reactors and 1 Amplifier". */
export function roomNeeds({ rooms, texts }: RuleSet): string {
  const needs = (["catLair", "reactor", "amplifier"] as const).map((type) =>
    fillPlural(texts, texts.guide.roomNeeds[type], {
      number: rooms.unlockNeeds[type],
      name: texts.machines[type].name,
    }),
  );
  return listText(texts, needs);
}

export function resourceValues(rules: RuleSet): GuideValues {
  return {
    moveCost: rules.move.tcorvaxCost,
    catCost: rules.pets.cat.cost,
    packEnergy: rules.energyPack.energy,
    packCost: rules.energyPack.cvxCost,
  };
}

/** Always with a decimal place: the guide says 1.0, not 1 (`LAB-191`). */
function multiplier({ texts }: RuleSet, value: number): string {
  return numberText(texts, value, Number.isInteger(value) ? { decimals: 1 } : {});
}

export function battleValues(rules: RuleSet): GuideValues {
  const { energy, costs, comeback, emptyFieldTurns, fieldLimit, team, rarityMultiplier } = rules.battle;
  const enemyStart = Object.values(rules.difficulty).map((difficulty) => difficulty.startingEnergy);
  return {
    deployBase: costs.deployBase,
    playerStart: energy.playerStart,
    enemyLow: Math.min(...enemyStart),
    enemyHigh: Math.max(...enemyStart),
    regen: energy.regenBase,
    fieldLimit,
    attack: costs.attack,
    defend: costs.defend,
    spell: costs.spell,
    rally: comeback.energy,
    emptyField: emptyFieldTurns,
    common: multiplier(rules, rarityMultiplier.Common),
    rare: multiplier(rules, rarityMultiplier.Rare),
    epic: multiplier(rules, rarityMultiplier.Epic),
    legendary: multiplier(rules, rarityMultiplier.Legendary),
    teamMin: team.min,
    teamMax: team.max,
    pvpMin: rules.pvp.team.min,
    pvpMax: rules.pvp.team.max,
  };
}
