import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { restedCasterFactor } from "../effects/caster-factor.ts";
import type { Fighter, SideIndex } from "../state/battle.ts";
import { copiedStats, noBattleStats } from "../state/copied-stats.ts";
import type { Creature } from "../state/creature.ts";
import { writeBaseStats } from "../stats/base-stats.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";
import { type CardValues, cardValues, nameOf, statOf } from "../stats/card-values.ts";
import { rawStats } from "../stats/raw-stats.ts";
import { pairStats } from "../synergies/synergies.ts";
import { sanitizeCard } from "./sanitize-card.ts";

/** The pairs in which both stats are high enough; of specialists only those of their specialties (`GAP-32`). */
function pairMask(rules: RuleSet, { stats, specialtyMask }: CardValues): number {
  let strong = 0;
  for (let index = 0; index < stats.length; index++)
    if ((stats[index] as number) >= rules.synergy.pair.statAtLeast) strong |= 1 << index;
  if (rules.synergy.pair.who === "specialists") strong &= specialtyMask;
  const pairs = pairStats(rules);
  let mask = 0;
  for (let pair = 0; pair < pairs.length; pair++) {
    const needed = pairs[pair] as number;
    if ((strong & needed) === needed) mask |= 1 << pair;
  }
  return mask;
}

const speciesIndexes = memoizeByRuleset(
  (rules) => new Map(Object.keys(rules.species).map((id, index) => [id, index])),
);

/** Makes a creature ready for battle: full health, no synergies. */
export function newFighter(rules: RuleSet, creature: Creature, side: SideIndex): Fighter {
  const { combination } = rules.battle;
  const card = cardValues(creature);
  const raw = rawStats(rules, card, combination.live);
  const baseStats = noBattleStats();
  writeBaseStats(rules, raw, 0, 0, baseStats);
  const fighter: Fighter = {
    creature: sanitizeCard(rules, creature, card),
    id: creature.id,
    name: nameOf(rules, creature),
    side,
    form: card.form,
    specialtyMask: card.specialtyMask,
    pairMask: pairMask(rules, card),
    speciesIndex: speciesIndexes(rules).get(creature.species_id) ?? -1,
    isLegendary: card.rarity === "Legendary",
    energyStat: statOf(creature, "energy") ?? 0,
    casterFactor: restedCasterFactor(rules, creature),
    rawStats: raw,
    baseStats,
    battleStats: copiedStats(baseStats),
    currentHealth: 0,
    effects: [],
    stunnedTurns: 0,
    charging: null,
    isDefending: false,
    nextAttackBonus: 0,
    nextAttackBonusTurns: 0,
    barrier: 0,
    protection: 0,
    damageReduction: 0,
    costReduction: 0,
    attacksThisTurn: 0,
    appeared: 0,
  };
  refreshBattleStats(rules, fighter);
  fighter.currentHealth = fighter.battleStats.maxHealth;
  return fighter;
}
