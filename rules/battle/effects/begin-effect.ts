import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type SpellHit, takeSpellDamage } from "../damage/spell-damage.ts";
import { heal } from "../damage/take-damage.ts";
import type { Battle, Fighter } from "../state/battle.ts";
import { type ActiveEffect, turnOf } from "../state/effect.ts";
import type { Recorder } from "../state/event.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";
import { findStrongest } from "../stats/only-strongest.ts";

/**
 * Adds an effect to a creature and applies its first turn. The same effect again starts over and never
 * stacks, except Drain debuffs of different casters (`GAP-30`).
 */
export function beginEffect(
  rules: RuleSet,
  battle: Battle,
  bearer: Fighter,
  effect: ActiveEffect,
  record: Recorder,
): void {
  const same = indexOfSame(bearer.effects, effect);
  if (same >= 0) bearer.effects[same] = effect;
  else bearer.effects.push(effect);
  effect.startTurn = battle.turn;
  if (effect.kind === "defense") bearer.isDefending = true;
  record?.push({
    type: "effectBegan",
    side: bearer.side,
    creatureId: bearer.id,
    name: effect.name,
    kind: effect.kind,
    duration: effect.duration,
  });
  if (effect.onlyStrongest) findStrongest(rules, battle.sides[bearer.side].field, effect.name);
  refreshBattleStats(rules, bearer);
  tick(rules, battle, bearer, effect, record);
}

function indexOfSame(effects: readonly ActiveEffect[], effect: ActiveEffect): number {
  for (let index = 0; index < effects.length; index++)
    if (isSame(effects[index] as ActiveEffect, effect)) return index;
  return -1;
}

function isSame(active: ActiveEffect, effect: ActiveEffect): boolean {
  if (active.name !== effect.name || active.kind !== effect.kind) return false;
  return !effect.perCaster || active.casterId === effect.casterId;
}

/**
 * Advances the effects of a creature at the start of its side's turn: each one moves to its next turn, and ends if
 * that exceeds its duration (`CON-52`, `BAT-079`). The bearer may fall from the damage of one.
 */
export function advanceEffects(rules: RuleSet, battle: Battle, bearer: Fighter, record: Recorder): void {
  if (bearer.effects.length === 0) return;
  let ended = 0;
  for (const effect of bearer.effects) {
    effect.turn += 1;
    if (isGoing(effect)) continue;
    end(bearer, effect, record);
    ended += 1;
  }
  if (ended > 0) bearer.effects = bearer.effects.filter(isGoing);
  refreshBattleStats(rules, bearer);
  // A bearer that is defeated gets a new list; this loop continues with the old one.
  for (const effect of bearer.effects) {
    if (bearer.currentHealth <= 0) return;
    tick(rules, battle, bearer, effect, record);
  }
}

function isGoing({ turn, duration }: ActiveEffect): boolean {
  return turn <= duration;
}

function end(bearer: Fighter, effect: ActiveEffect, record: Recorder): void {
  if (effect.kind === "defense") bearer.isDefending = false;
  for (const turn of effect.turns) if (turn.barrier > 0) bearer.barrier = 0;
  record?.push({ type: "effectEnded", side: bearer.side, creatureId: bearer.id, name: effect.name });
}

/** Applies what an effect does when its current turn is reached: barrier, energy, healing, damage. */
function tick(rules: RuleSet, battle: Battle, bearer: Fighter, effect: ActiveEffect, record: Recorder): void {
  const turn = turnOf(effect);
  if (turn.barrier > 0) {
    bearer.barrier = turn.barrier;
    record?.push({
      type: "barrierRaised",
      side: bearer.side,
      creatureId: bearer.id,
      amount: turn.barrier,
    });
  }
  if (!effect.outdone) gainEnergy(rules, battle, bearer, Math.round(turn.energyGain), record);
  heal(bearer, turn.healing, record);
  if (turn.damage > 0) wear(rules, battle, bearer, { base: turn.damage, casterId: effect.casterId }, record);
}

function gainEnergy(rules: RuleSet, battle: Battle, bearer: Fighter, amount: number, record: Recorder): void {
  const side = battle.sides[bearer.side];
  const gained = Math.min(amount, rules.battle.energy.cap - side.energy);
  if (gained <= 0) return;
  side.energy += gained;
  record?.push({ type: "energyGained", side: bearer.side, amount: gained });
}

/** Damage over time counts as spell damage: magical defence and effects reduce it (`GAP-26`). */
function wear(
  rules: RuleSet,
  battle: Battle,
  bearer: Fighter,
  { base, casterId }: Pick<SpellHit, "base" | "casterId">,
  record: Recorder,
): void {
  takeSpellDamage(
    rules,
    battle,
    bearer,
    { base, critical: false, ignoresArmor: false, kind: "effect", casterId },
    record,
  );
}
