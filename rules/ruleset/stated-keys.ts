import { changedKeys } from "./changed-keys.ts";
import type { RuleSet } from "./rule-set.ts";

/** Keys in one sentence; the others are counted. */
const MOST_NAMED = 5;

/**
 * The numbers that the documents state, by their path or a branch of it: no search may move them, and every tool that
 * is given other ones says so. What is left of the rules for battles are the formulas and values of GAP-21 and GAP-24
 * to GAP-34. With them stand the numbers of earlier releases that changed stated ones, and are off (GAP-57, GAP-67).
 */
const STATED_KEYS: readonly string[] = [
  "battle.energy",
  "battle.costs",
  "battle.fieldLimit",
  "battle.playerSlots",
  "battle.hand",
  "battle.turnLimit",
  "battle.team",
  "battle.rarityMultiplier",
  "battle.formMultiplier",
  "battle.combination",
  "battle.specialty",
  "battle.caps",
  "battle.missing",
  "battle.damage",
  "battle.defence",
  "battle.matchup.min",
  "battle.matchup.max",
  "battle.formScaling",
  "battle.criticalDebuff",
  "battle.effectiveDebuff",
  "battle.combo",
  "battle.defend",
  "battle.spellcasting.factorBase",
  "battle.spellcasting.factorPerMagic",
  "battle.spellcasting.repeatFactor",
  "battle.attack.repeatFactor",
  "battle.comeback.behindEnergy",
  "battle.comeback.emptyFieldDiscount",
  "battle.comeback.discountAfterFall",
  "battle.comeback.emptyFieldDeploys",
  "battle.spells",
  "difficulty",
  "enemy",
  "tools",
  "spells",
  "species",
  "synergy.cap",
  "synergy.species",
  "synergy.legendary",
  "synergy.pair.bonus",
  "synergy.pair.statAtLeast",
  "synergy.balanced",
  "synergy.fullForce",
  "ai.multiAction",
  "ai.thinkMs",
  "evolve",
  "creatures",
  "pvp.team",
  "pvp.startEnergy",
  "team.power",
  "rewards",
  "start",
  "activation",
  "build",
  "upgrade",
  "move",
  "rooms",
  "catLair",
  "reactor",
  "amplifier",
  "incubator",
  "fomoHit",
  "pets.cat.cost",
  "energyPack.energy",
  "energyPack.cvxCost",
  "tokenCosts",
];

/** The branch of the stated numbers that a key stands in; null if the key may move. */
export function statedBranch(path: string): string | null {
  return STATED_KEYS.find((branch) => path === branch || path.startsWith(`${branch}.`)) ?? null;
}

/** One sentence with the numbers of the documents that a rule set has otherwise than shipped; none where there is none. */
export function statedKeysNotice(name: string, shipped: RuleSet, rules: RuleSet): string[] {
  const keys = changedKeys(shipped, rules).flatMap(({ key }) => (statedBranch(key) === null ? [] : [key]));
  if (keys.length === 0) return [];
  const rest = keys.length - MOST_NAMED;
  const named = [...keys.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
  return [`${name}: changes what is stated by the documents: ${named}`];
}
