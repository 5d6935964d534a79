import type { RuleSet } from "../../ruleset/rule-set.ts";
import { advanceEffects } from "../effects/begin-effect.ts";
import { releaseSpell } from "../effects/release-spell.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { momentOf } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";
import { decayOf, regenerationOf } from "./energy.ts";

/** A side's turn begins: energy, one card, effects, charged spells (`BAT-073`, `CON-49`, `CON-65`, `CON-79`). */
export function beginTurn(rules: RuleSet, battle: Battle, sideIndex: SideIndex, record: Recorder): void {
  const side = battle.sides[sideIndex];
  battle.active = sideIndex;
  side.turnsBegun += 1;
  const fresh = side.turnsBegun === 1 && !rules.battle.firstTurnRegen;
  const decayed = fresh ? 0 : decayOf(rules, side.energy);
  const before = side.energy - decayed;
  const regained = fresh ? 0 : Math.min(regenerationOf(rules, side), rules.battle.energy.cap - before);
  side.energy = before + regained;
  side.energySpent = 0;
  side.consecutiveActions = 0;
  side.comboTurn = nextComboTurn(rules, side);
  record?.push({
    type: "turnStarted",
    side: sideIndex,
    turn: battle.turn,
    energy: side.energy,
    regenerated: regained,
    decayed,
  });
  if (!fresh) draw(rules, battle, sideIndex, record);
  for (const spell of side.spells) spell.used = false;
  refreshField(rules, battle, side.field, record);
}

/** The combo's next turn; 0 when it is over, as its effect on creatures (`CON-62`). */
function nextComboTurn(rules: RuleSet, { comboTurn = 0 }: BattleSide): number {
  return comboTurn === 0 || comboTurn === rules.battle.combo.turns ? 0 : comboTurn + 1;
}

function draw(rules: RuleSet, battle: Battle, sideIndex: SideIndex, record: Recorder): void {
  const side = battle.sides[sideIndex];
  for (let drawn = 0; drawn < rules.battle.hand.drawPerTurn && side.hand.length < side.handTarget; drawn++) {
    const card = side.deck.shift();
    if (!card) return;
    side.hand.push(card);
    record?.push({ type: "drawn", side: sideIndex, creatureId: card.id });
  }
}

/** One creature after the other; when one falls, the next moves to its index. */
function refreshField(rules: RuleSet, battle: Battle, field: readonly Fighter[], record: Recorder): void {
  let index = 0;
  while (index < field.length) {
    const fighter = field[index] as Fighter;
    refresh(rules, battle, fighter, record);
    if (field[index] === fighter) index += 1;
  }
}

function refresh(rules: RuleSet, battle: Battle, fighter: Fighter, record: Recorder): void {
  fighter.attacksThisTurn = 0;
  advanceEffects(rules, battle, fighter, record);
  if (fighter.currentHealth <= 0) return;
  if (fighter.nextAttackBonusTurns > 0) {
    fighter.nextAttackBonusTurns -= 1;
    if (fighter.nextAttackBonusTurns === 0) fighter.nextAttackBonus = 0;
  }
  if (fighter.stunnedTurns > 0)
    record?.push({ type: "cannotAct", side: fighter.side, creatureId: fighter.id });
  if (fighter.charging !== null) releaseCharge(rules, battle, fighter, fighter.charging, record);
}

/** A charged spell is released at the start of the turn; a stunned caster loses it (`GAP-31`, `BAT-082`). */
function releaseCharge(
  rules: RuleSet,
  battle: Battle,
  caster: Fighter,
  spell: string,
  record: Recorder,
): void {
  caster.charging = null;
  if (caster.stunnedTurns > 0) {
    record?.push({ type: "chargeLost", side: caster.side, creatureId: caster.id, spell });
    return;
  }
  record?.push({ type: "released", side: caster.side, creatureId: caster.id, spell });
  releaseSpell(momentOf(rules, battle, caster.side), spell, caster, null, record);
  const { attackShare, turns } = rules.battle.charge;
  caster.nextAttackBonus = caster.battleStats.magicalAttack * attackShare;
  caster.nextAttackBonusTurns = turns;
}
