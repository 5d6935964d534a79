import { copyLimit } from "../lab/cost.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Values for the placeholders in guide texts. */
export type GuideValues = Readonly<Record<string, string | number>>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** "1 hour", "2 hours", or "90 minutes". */
function durationText(ms: number): string {
  const hours = ms / HOUR_MS;
  if (Number.isInteger(hours)) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(ms / MINUTE_MS)} minutes`;
}

export function basicsValues(rules: RuleSet): GuideValues {
  return {
    ...rules.start,
    cooldown: durationText(rules.activation.cooldownMs),
    roomNeeds: roomNeeds(rules),
  };
}

/** The machines that unlock the second room, e.g. "2 Cat's Lairs, 2 Reactors and 1 Amplifier". */
export function roomNeeds({ rooms, texts: { machines } }: RuleSet): string {
  const { catLair, reactor, amplifier } = rooms.unlockNeeds;
  return `${catLair} ${machines.catLair.name}s, ${reactor} ${machines.reactor.name}s and ${amplifier} ${machines.amplifier.name}`;
}

export function machineValues(rules: RuleSet): GuideValues {
  const yields = rules.reactor.yieldByLevel;
  return {
    catNipsBase: rules.catLair.catNipsBase,
    catCost: rules.pets.cat.cost,
    catNips: rules.reactor.catNipsConsumed,
    yieldLow: Math.min(...yields),
    yieldHigh: Math.max(...yields),
    energy: rules.reactor.energyYield,
    limit: copyLimit(rules, "reactor"),
    boost: rules.amplifier.boostBase,
    boostExtra: rules.amplifier.boostPerExtraLevel,
    upkeep: rules.amplifier.upkeepEnergyPerLevel,
    stakePerEgg: rules.incubator.stakePerEgg,
    stakePerTcorvax: rules.incubator.stakePerTcorvax,
    cap: rules.incubator.tcorvaxCap,
    bonusLevel: rules.incubator.bonusFromLevel,
    stakePerBonus: rules.incubator.stakePerBonusTcorvax,
    reward: rules.fomoHit.tcorvaxYield,
  };
}

export function resourceValues(rules: RuleSet): GuideValues {
  return {
    moveCost: rules.move.tcorvaxCost,
    catCost: rules.pets.cat.cost,
    packEnergy: rules.energyPack.energy,
    packCost: rules.energyPack.cvxCost,
  };
}

/** Always with one decimal place: the guide says 1.0, not 1 (`LAB-191`). */
function multiplier(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

export function battleValues(rules: RuleSet): GuideValues {
  const { energy, costs, fieldLimit, team, rarityMultiplier } = rules.battle;
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
    common: multiplier(rarityMultiplier.Common),
    rare: multiplier(rarityMultiplier.Rare),
    epic: multiplier(rarityMultiplier.Epic),
    legendary: multiplier(rarityMultiplier.Legendary),
    teamMin: team.min,
    teamMax: team.max,
    pvpMin: rules.pvp.team.min,
    pvpMax: rules.pvp.team.max,
  };
}
