/**
 * The numbers that the documents state, by their path or a branch of it: no search may move them. What is left of the
 * rules for battles are the formulas and values of GAP-21 and GAP-24 to GAP-34.
 */
export const STATED_KEYS: readonly string[] = [
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
];

/** The branch of the stated numbers that a key stands in; null if the key may move. */
export function statedBranch(path: string): string | null {
  return STATED_KEYS.find((branch) => path === branch || path.startsWith(`${branch}.`)) ?? null;
}
