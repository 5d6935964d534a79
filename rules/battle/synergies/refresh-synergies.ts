import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { writeBaseStats } from "../stats/base-stats.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";
import { livingCount, noSynergies, type SynergyTotals, synergyTotals } from "./synergies.ts";

/** A buffer that every update overwrites. */
const totals = noSynergies();

/**
 * Updates the synergies of a side after its field changed. If they changed, the stats of every creature on the field
 * are recalculated and its health is kept in proportion (`BAT-083`); otherwise only those of `newcomer`.
 */
export function refreshSynergies(
  rules: RuleSet,
  battle: Battle,
  sideIndex: SideIndex,
  newcomer: Fighter | null,
  record: Recorder,
): void {
  const side = battle.sides[sideIndex];
  synergyTotals(rules, side.field, livingCount(side), totals);
  const changed =
    totals.bonus !== side.synergyBonus ||
    totals.initiative !== side.synergyInitiative ||
    totals.protection !== side.synergyProtection ||
    totals.form !== (side.synergyForm ?? 0) ||
    totals.defenses !== (side.synergyDefenses ?? 0);
  if (!changed) {
    if (newcomer) applySynergies(rules, newcomer, totals);
    return;
  }
  side.synergyBonus = totals.bonus;
  side.synergyInitiative = totals.initiative;
  side.synergyProtection = totals.protection;
  side.synergyForm = totals.form;
  side.synergyDefenses = totals.defenses;
  for (const fighter of side.field) applySynergies(rules, fighter, totals);
  record?.push({ type: "synergiesChanged", side: sideIndex, bonus: totals.bonus });
}

function applySynergies(rules: RuleSet, fighter: Fighter, totals: SynergyTotals): void {
  const share = fighter.currentHealth / fighter.battleStats.maxHealth;
  const defenses = fighter.form === totals.form ? totals.defenses : 0;
  writeBaseStats(rules, fighter.rawStats, totals.bonus, totals.initiative, fighter.baseStats, defenses);
  fighter.protection = isYoung(rules, fighter) ? totals.protection : 0;
  refreshBattleStats(rules, fighter);
  fighter.currentHealth = Math.max(1, Math.round(share * fighter.battleStats.maxHealth));
}

function isYoung({ synergy }: RuleSet, { form }: Fighter): boolean {
  return form <= (synergy.formProtection.protectedUpToForm ?? -1);
}
