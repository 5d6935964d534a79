import { STAT_NAMES, type Stats } from "../battle/state/creature.ts";
import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { OwnedCreature } from "./creature.ts";
import { type TokenCost, upgradeCostOf } from "./token-costs.ts";
import {
  type Allocation,
  upgradeStats,
  upgradesLeft,
  whyNotAllocate,
  whyNotUpgrade,
} from "./upgrade-stats.ts";

/** One stat upgrade of a creature, among those that one signature makes. */
export interface StatUpgrade {
  creatureId: string;
  points: Allocation;
}

/** What several stat upgrades do together. */
export interface SeveralUpgrades {
  /** Each upgraded creature after all its upgrades, in the order they are first named. */
  grown: OwnedCreature[];
  /** The cost of each upgrade, in their order. */
  payments: TokenCost[];
  /** The sum in each token, in the order of the payments. */
  costs: TokenCost[];
}

export type SeveralUpgradesAnswer = ({ ok: true } & SeveralUpgrades) | { ok: false; refusal: Refusal };

/**
 * Makes several stat upgrades at once: of one creature as many as it has left, or of several creatures one each
 * (`GAP-70`). Refuses all of them when one of them is refused. Every named creature must be among `creatures`.
 */
export function upgradeSeveral(
  rules: RuleSet,
  creatures: readonly OwnedCreature[],
  upgrades: readonly StatUpgrade[],
): SeveralUpgradesAnswer {
  const refusal = whyNotSeveral(rules, upgrades);
  if (refusal) return { ok: false, refusal };
  const grown = new Map<string, OwnedCreature>();
  const payments: TokenCost[] = [];
  for (const { creatureId, points } of upgrades) {
    const owned = creatures.find(({ id }) => id === creatureId);
    if (!owned) throw new Error(`A stat upgrade names ${creatureId}, which is not among the creatures`);
    const tooMany = whyNotSoMany(rules, owned, upgrades);
    if (tooMany) return { ok: false, refusal: tooMany };
    const creature = grown.get(creatureId) ?? owned;
    const upgraded = upgradeStats(rules, creature, points);
    if (!upgraded.ok) return upgraded;
    payments.push(upgradeCostOf(rules, creature));
    grown.set(creatureId, upgraded.creature);
  }
  return { ok: true, grown: [...grown.values()], payments, costs: sumOfCosts(payments) };
}

/** Why these upgrades are refused for any creatures, or null (`GAP-70`, `LED-158`, `LED-159`). */
export function whyNotSeveral(rules: RuleSet, upgrades: readonly StatUpgrade[]): Refusal | null {
  const ids = new Set(upgrades.map(({ creatureId }) => creatureId));
  if (ids.size === 0) return refusalOf(rules, "no_points");
  const tooMany = whyNotSoManyCreatures(rules, ids.size);
  if (tooMany) return tooMany;
  if (ids.size > 1 && upgrades.length > ids.size) return refusalOf(rules, "one_upgrade_each");
  for (const { points } of upgrades) {
    const refusal = whyNotAllocate(rules, points);
    if (refusal) return refusal;
  }
  return null;
}

/** Why one signature cannot upgrade this number of creatures, or null (`GAP-70`). */
export function whyNotSoManyCreatures(rules: RuleSet, count: number): Refusal | null {
  const { mostCreatures } = rules.creatures.upgrades;
  return count > mostCreatures ? refusalOf(rules, "too_many_creatures", { n: mostCreatures }) : null;
}

/** Divides points among a number of upgrades of one creature, as evenly as possible. */
export function upgradesFor(creatureId: string, points: Stats, count: number): StatUpgrade[] {
  const upgrades = Array.from({ length: count }, (): StatUpgrade => ({ creatureId, points: {} }));
  const single = STAT_NAMES.flatMap((name) => Array.from({ length: points[name] }, () => name));
  for (const [index, name] of single.entries()) {
    const share: Allocation = upgrades[index % count]?.points ?? {};
    share[name] = (share[name] ?? 0) + 1;
  }
  return upgrades;
}

/** Why a creature cannot get so many upgrades in its form, or null. */
function whyNotSoMany(
  rules: RuleSet,
  creature: OwnedCreature,
  upgrades: readonly StatUpgrade[],
): Refusal | null {
  const count = upgrades.filter(({ creatureId }) => creatureId === creature.id).length;
  const left = upgradesLeft(rules, creature);
  if (count <= left) return null;
  return whyNotUpgrade(rules, creature) ?? refusalOf(rules, "too_many_upgrades", { n: left });
}

/** Returns the sum in each token, in the order in which the tokens are first named (`GAP-70`). */
export function sumOfCosts(payments: readonly TokenCost[]): TokenCost[] {
  const sums = new Map<string, number>();
  for (const { token, amount } of payments) sums.set(token, (sums.get(token) ?? 0) + amount);
  return [...sums].map(([token, amount]) => ({ amount, token }));
}
