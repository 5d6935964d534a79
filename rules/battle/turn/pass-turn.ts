import type { RuleSet } from "../../ruleset/rule-set.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { comboBuff } from "../effects/named-effects.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { checkDefeat, endAtEmptyField, endAtTurnLimit } from "./battle-end.ts";
import { beginTurn } from "./begin-turn.ts";

/** The active side's turn ends and the other one's begins (`BAT-071`, `BAT-078`, `CON-52`, `CON-62`). */
export function passTurn(rules: RuleSet, battle: Battle, record: Recorder): void {
  const sideIndex = battle.active;
  const side = battle.sides[sideIndex];
  record?.push({ type: "turnEnded", side: sideIndex, actions: side.consecutiveActions });
  if (side.comboBuff && side.consecutiveActions >= rules.battle.combo.actions) {
    record?.push({ type: "combo", side: sideIndex, actions: side.consecutiveActions });
    side.comboTurn = 1;
    for (const fighter of side.field)
      beginEffect(rules, battle, fighter, comboBuff(rules, fighter, 1), record);
  }
  for (const fighter of side.field) if (fighter.stunnedTurns > 0) fighter.stunnedTurns -= 1;
  if (endAtEmptyField(rules, battle, record)) return;
  const next: SideIndex = sideIndex === 0 ? 1 : 0;
  if (next === battle.first) {
    if (battle.turn >= rules.battle.turnLimit) {
      endAtTurnLimit(battle, record);
      return;
    }
    battle.turn += 1;
  }
  beginTurn(rules, battle, next, record);
  checkDefeat(battle, record);
}
