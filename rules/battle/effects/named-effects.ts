import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import type { ActiveEffect, EffectKind, EffectTurn } from "../state/effect.ts";
import { toHundredths } from "../stats/soft-cap.ts";
import { type EffectParts, stillTurn } from "./effect-turns.ts";

/** An effect that is the same in each of its turns. */
function steadyEffect(
  name: string,
  kind: EffectKind,
  casterId: string,
  duration: number,
  parts: EffectParts,
): ActiveEffect {
  const turn: EffectTurn = { ...stillTurn(), ...parts };
  return {
    name,
    kind,
    effectType: "",
    casterId,
    perCaster: false,
    duration,
    turn: 1,
    startTurn: 0,
    turns: Array.from({ length: duration }, () => turn),
  };
}

/** The debuff on both defences that a critical or an effective hit may leave (`BAT-138`, `BAT-139`). */
export function defenseDebuff(
  { name, turns, defenses }: RuleSet["battle"]["criticalDebuff"],
  caster: Fighter,
): ActiveEffect {
  const parts = { physicalDefense: defenses, magicalDefense: defenses };
  return steadyEffect(name, "debuff", caster.id, turns, parts);
}

/** The buff on both attacks after three actions in one turn (`BAT-140`, `CON-62`). */
export function comboBuff(rules: RuleSet, bearer: Fighter): ActiveEffect {
  const { name, turns, attacks } = rules.battle.combo;
  return steadyEffect(name, "buff", bearer.id, turns, { physicalAttack: attacks, magicalAttack: attacks });
}

/** The defensive stance: half of the present defence times the rarity, for two turns (`BAT-141`, `CON-50`). */
export function stance(rules: RuleSet, bearer: Fighter): ActiveEffect {
  const { name, turns, defenseShare } = rules.battle.defend;
  const factor = defenseShare * rules.battle.rarityMultiplier[bearer.creature.rarity];
  return steadyEffect(name, "defense", bearer.id, turns, {
    physicalDefense: toHundredths(bearer.battleStats.physicalDefense * factor),
    magicalDefense: toHundredths(bearer.battleStats.magicalDefense * factor),
  });
}
