import { writeBaseStats } from "../../../../rules/battle/stats/base-stats.ts";
import { refreshBattleStats } from "../../../../rules/battle/stats/battle-stats.ts";
import {
  activeSynergies,
  type Battle,
  type BattleSide,
  type Fighter,
  type RuleSet,
} from "../../../../rules/index.ts";

/** The ids of everything in a battle, side by side: nothing may ever be lost or come twice. */
export function inventory({ sides }: Battle): string {
  return sides
    .map(({ deck, hand, field, fallen, tools, spells }) => {
      const creatures = [...deck, ...hand, ...field, ...fallen].map(({ id }) => id).sort();
      return [...creatures, ...tools.map(({ id }) => id), ...spells.map(({ id }) => id)].join();
    })
    .join(" | ");
}

/** Energy and field within their limits; quick enough for every action. */
export function checkEnergyAndField(rules: RuleSet, battle: Battle): void {
  for (const side of battle.sides) {
    within("energy", side.energy, 0, rules.battle.energy.cap);
    within("field", side.field.length, 0, side.fieldLimit);
    within("field limit", side.fieldLimit, 1, rules.battle.fieldLimit);
  }
}

/** What holds on the field at any time; throws where it does not. */
export function checkField(rules: RuleSet, battle: Battle): void {
  for (const side of battle.sides) {
    checkSynergies(rules, side);
    for (const fighter of side.field) {
      checkFighter(rules, side, fighter, true);
      within("health", fighter.currentHealth, 1, fighter.battleStats.maxHealth);
    }
  }
}

/** What holds for those who wait and those who have fallen; throws where it does not. */
export function checkOffField(rules: RuleSet, battle: Battle): void {
  for (const side of battle.sides) {
    for (const fighter of [...side.hand, ...side.deck]) {
      checkFighter(rules, side, fighter, false);
      same("health in hand", fighter.currentHealth, fighter.battleStats.maxHealth);
    }
    for (const fighter of side.fallen) {
      checkFighter(rules, side, fighter, false);
      checkFallen(fighter);
    }
  }
}

function within(name: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high)) throw new Error(`${name} is ${value}, not ${low} to ${high}`);
}

/** Base stats are raw stats and synergies, battle stats are base stats and effects: nothing else is left over. */
function checkFighter(rules: RuleSet, side: BattleSide, fighter: Fighter, onField: boolean): void {
  // On a copy: what is worked out anew must be what stands there already.
  const copy = { ...fighter, baseStats: { ...fighter.baseStats }, battleStats: { ...fighter.battleStats } };
  writeBaseStats(
    rules,
    fighter.rawStats,
    onField ? side.synergyBonus : 0,
    onField ? side.synergyInitiative : 0,
    copy.baseStats,
    onField && fighter.form === side.synergyForm ? side.synergyDefenses : 0,
  );
  copy.currentHealth = 0;
  refreshBattleStats(rules, copy);
  for (const name of Object.keys(copy.battleStats) as (keyof typeof copy.battleStats)[]) {
    same(`${fighter.id} ${name}`, fighter.baseStats[name], copy.baseStats[name]);
    same(`${fighter.id} ${name}`, fighter.battleStats[name], copy.battleStats[name]);
  }
  same("damage reduction", fighter.damageReduction, copy.damageReduction);
  within("damage reduction", fighter.damageReduction, 0, rules.battle.damage.effectReductionCap);
  same("cost reduction", fighter.costReduction, copy.costReduction);
  for (const { turn, duration } of fighter.effects) within("effect turn", turn, 1, duration);
  same(
    "defends",
    fighter.isDefending,
    fighter.effects.some(({ kind }) => kind === "defense"),
  );
  const shields = fighter.effects.some(({ turns }) => turns.some(({ barrier }) => barrier > 0));
  within("barrier", fighter.barrier, 0, shields ? 1000 : 0);
  within("stun", fighter.stunnedTurns, 0, rules.battle.spellcasting.stunTurns);
  same("bonus and its turns", fighter.nextAttackBonus > 0, fighter.nextAttackBonusTurns > 0);
}

function checkFallen({ currentHealth, effects, charging, barrier }: Fighter): void {
  const left = JSON.stringify([currentHealth, effects, charging, barrier]);
  same("what is left on a fallen creature", left, "[0,[],null,0]");
}

/** The synergies that are listed add up to the ones at work. */
function checkSynergies(rules: RuleSet, side: BattleSide): void {
  const listed = activeSynergies(rules, side);
  const forAll = listed.filter(({ type }) => type !== "form_protection");
  const bonus = forAll.reduce((sum, synergy) => sum + synergy.bonus, 0);
  const initiative = listed.reduce((sum, synergy) => sum + (synergy.statBonus?.initiative ?? 0), 0);
  const difference = Math.abs(Math.min(bonus, rules.synergy.cap) - side.synergyBonus);
  within("synergy bonus apart from the listed", difference, 0, 1e-9);
  same("synergy initiative", side.synergyInitiative, initiative);
}

function same(name: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${name} is ${String(found)}, not ${String(expected)}`);
}
