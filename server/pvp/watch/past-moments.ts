import { applyAction, type BattleEvent, newBattle, viewFor, visibleEvents } from "../../../rules/index.ts";
import type { PvpPastReply } from "../../contract/index.ts";
import { battleNotKept } from "../../errors/known-errors.ts";
import { type Decision, isMark, type PvpBattle } from "../../store/pvp/battle.ts";
import type { BattleRules } from "../battle-rules.ts";
import { decisionLines } from "../view/battle-log.ts";

/** Moments of one answer. */
export const MOMENTS_AT_ONCE = 40;

/**
 * What a watcher saw after each version from `from` on: the battle is played again by its rules, and both hands stay
 * hidden at each moment as they do now (`GAP-43`, `ABU-82`). Throws 404 where nobody has the rules.
 */
export function pastMoments(
  { rules, areItsOwn }: BattleRules,
  battle: PvpBattle,
  from: number,
): PvpPastReply["moments"] {
  if (!areItsOwn) throw battleNotKept();
  const moments: PvpPastReply["moments"] = [];
  const state = newBattle(rules, battle.setup, []);
  for (const decision of battle.decisions.slice(0, from + MOMENTS_AT_ONCE)) {
    play(decision);
    if (decision.version < from) continue;
    const { player, enemy } = viewFor(rules, state, "watcher");
    moments.push({
      version: decision.version,
      decidedBy: decision.side + 1,
      turnNumber: state.turn,
      activePlayer: state.active + 1,
      battleState: { player1: { ...player, battleLog: [] }, player2: { ...enemy, battleLog: [] } },
      events: visibleEvents("watcher", decision.events as BattleEvent[]),
      lines: decisionLines(rules, battle, decision, "watcher"),
    });
  }
  return moments;

  function play({ action, side, version }: Decision): void {
    if (isMark(action)) return;
    const refusal = applyAction(rules, state, side, action, []);
    if (refusal) throw new Error(`Decision ${version} of a watched battle is refused: ${refusal.code}`);
  }
}
