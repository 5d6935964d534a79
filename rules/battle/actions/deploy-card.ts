import { beginEffect } from "../effects/begin-effect.ts";
import { tireCaster } from "../effects/caster-factor.ts";
import { comboBuff } from "../effects/named-effects.ts";
import type { Fighter } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import type { BattleEvent, Recorder } from "../state/event.ts";
import { refreshSynergies } from "../synergies/refresh-synergies.ts";

/** A card of the hand becomes a creature on the field, with the synergies and a running combo; nothing is paid here. */
export function deployCard(
  { rules, battle, side, own }: BattleMoment,
  card: Fighter,
  event: (BattleEvent & { type: "deployed" }) | null,
  record: Recorder,
): void {
  own.hand.splice(own.hand.indexOf(card), 1);
  own.field.push(card);
  card.appeared = own.field.length + own.fallen.length;
  tireCaster(rules, own, card);
  if (record && event) record.push(event);
  refreshSynergies(rules, battle, side, card, record);
  const { comboTurn = 0 } = own;
  if (comboTurn > 0 && rules.battle.combo.reachesDeployed)
    beginEffect(rules, battle, card, comboBuff(rules, card, comboTurn), record);
}
