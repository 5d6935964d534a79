import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import type { ActiveEffect, EffectKind, EffectTurn } from "../state/effect.ts";
import { toHundredths } from "../stats/soft-cap.ts";
import { type EffectParts, turnWith } from "./effect-turns.ts";

type Debuff = RuleSet["battle"]["criticalDebuff"];

/** Identical turns. */
function steadyTurns(duration: number, parts: EffectParts): EffectTurn[] {
  return new Array<EffectTurn>(duration).fill(turnWith(parts));
}

function weakened({ turns, defenses }: Debuff): EffectTurn[] {
  return steadyTurns(turns, { physicalDefense: defenses, magicalDefense: defenses });
}

/** The turns of the effects that are the same for every creature. */
const namedTurns = memoizeByRuleset(({ battle: { criticalDebuff, effectiveDebuff, combo } }) => ({
  critical: weakened(criticalDebuff),
  effective: weakened(effectiveDebuff),
  combo: steadyTurns(combo.turns, { physicalAttack: combo.attacks, magicalAttack: combo.attacks }),
}));

function namedEffect(
  name: string,
  kind: EffectKind,
  casterId: string,
  turns: readonly EffectTurn[],
): ActiveEffect {
  return {
    name,
    kind,
    effectType: "",
    casterId,
    perCaster: false,
    duration: turns.length,
    turn: 1,
    startTurn: 0,
    onlyStrongest: false,
    outdone: false,
    turns,
  };
}

/** The debuff on both defences that a critical hit may leave (`BAT-138`). */
export function criticalDebuff(rules: RuleSet, caster: Fighter): ActiveEffect {
  return namedEffect(rules.battle.criticalDebuff.name, "debuff", caster.id, namedTurns(rules).critical);
}

/** The debuff on both defences that an effective hit may leave (`BAT-139`). */
export function effectiveDebuff(rules: RuleSet, caster: Fighter): ActiveEffect {
  return namedEffect(rules.battle.effectiveDebuff.name, "debuff", caster.id, namedTurns(rules).effective);
}

/** The buff on both attacks after three actions in one turn, in that turn of its own (`BAT-140`, `CON-62`). */
export function comboBuff(rules: RuleSet, bearer: Fighter, turn: number): ActiveEffect {
  const buff = namedEffect(rules.battle.combo.name, "buff", bearer.id, namedTurns(rules).combo);
  buff.turn = turn;
  return buff;
}

/** The defensive stance: half of the present defence times the rarity, for two turns (`BAT-141`, `CON-50`). */
export function stance(rules: RuleSet, bearer: Fighter): ActiveEffect {
  const { name, turns, defenseShare } = rules.battle.defend;
  const factor = defenseShare * rules.battle.rarityMultiplier[bearer.creature.rarity];
  const parts = {
    physicalDefense: toHundredths(bearer.battleStats.physicalDefense * factor),
    magicalDefense: toHundredths(bearer.battleStats.magicalDefense * factor),
  };
  return namedEffect(name, "defense", bearer.id, steadyTurns(turns, parts));
}
