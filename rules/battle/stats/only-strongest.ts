import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import type { ActiveEffect } from "../state/effect.ts";
import { refreshBattleStats } from "./battle-stats.ts";

/**
 * Decides which of a side's active effects of that name gives energy and lowers costs (`GAP-60`): the one that began
 * last, as such effects fade, and of several that began together the first on the field. Called when one begins or when
 * its bearer falls; an end changes nothing, since the strongest ends last.
 */
export function findStrongest(rules: RuleSet, field: readonly Fighter[], name: string): void {
  let strongest: ActiveEffect | null = null;
  for (const { effects } of field)
    for (const effect of effects)
      if (effect.name === name && (strongest === null || effect.startTurn > strongest.startTurn))
        strongest = effect;
  for (const fighter of field)
    for (const effect of fighter.effects)
      if (effect.name === name && effect.outdone !== (effect !== strongest)) {
        effect.outdone = effect !== strongest;
        refreshBattleStats(rules, fighter);
      }
}
