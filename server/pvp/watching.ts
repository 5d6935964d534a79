import { applyAction, type BattleEvent, newBattle, viewFor, visibleEvents } from "../../rules/index.ts";
import type { PvpLiveListReply, PvpPastReply } from "../contract/index.ts";
import { battleNotKept, failure } from "../errors/failure.ts";
import { type Decision, isMark, type PvpBattle } from "../store/pvp/battle.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";
import type { Store } from "../store/store.ts";
import { decisionLines } from "./battle-log.ts";
import type { BattleRules } from "./battle-rules.ts";
import { currentBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";

/** Battles that are listed. */
export const MOST_LISTED = 20;

/** What a player may watch now, and whether they let others watch theirs. */
export async function liveList(store: Store, viewerId: number): Promise<PvpLiveListReply> {
  const [shows, battles] = await Promise.all([
    store.showsBattles(viewerId),
    store.liveBattles(viewerId, MOST_LISTED),
  ]);
  return {
    shows,
    battles: battles.map(({ id, names, isFriendly, isTournament, turn }) => ({
      id,
      players: [...names],
      kind: isTournament ? "tournament" : isFriendly ? "friendly" : "rated",
      turn,
    })),
  };
}

/**
 * A battle of the list for a viewer, after everything due was applied. Who may watch is asked each time, so that either
 * player can end it. Throws the same 404 for battles that never existed, that one of the two does not show, and for a
 * viewer whom one of them has blocked (`ABU-82`).
 */
export async function liveBattle(pvp: Pvp, battleId: string, viewerId: number): Promise<SeenBattle> {
  const seen = await pvp.store.findBattle(battleId);
  const archived = seen ? null : await pvp.store.findArchivedBattle("id", battleId);
  const found = seen?.battle ?? archived;
  if (found === null || !(await mayWatch(pvp, found, viewerId))) throw failure("not_watchable");
  if (seen) return currentBattle(pvp, seen);
  if (archived === null) throw failure("not_watchable");
  return pvp.archive.show(archived);
}

async function mayWatch(
  { store }: Pvp,
  { contestants }: Pick<PvpBattle, "contestants">,
  viewerId: number,
): Promise<boolean> {
  const [one, two] = contestants;
  if (one.playerId === null || two.playerId === null) return false;
  return store.mayWatch(viewerId, [one.playerId, two.playerId]);
}

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
