import { newStatistics, type RuleSet, type SideIndex, timeRemaining } from "../../rules/index.ts";
import type {
  PvpActionReply,
  PvpActiveBattle,
  PvpBattleReply,
  PvpUnchangedReply,
  PvpWatchReply,
} from "../contract/index.ts";
import type { BattleResult, Contestant, PvpBattle } from "../store/pvp/battle.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";
import { battleLog, battleState, eventsSince } from "./battle-log.ts";
import type { BattleRules } from "./battle-rules.ts";
import { type OwnBattle, ownCurrentBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";

/** The battle as one of its two players sees it (`PVP-037`). */
export function battleReply(
  { rules, hash: rulesHash }: BattleRules,
  seen: OwnBattle,
  since: number | null,
): PvpBattleReply {
  const { battle, side } = seen;
  const opponent = battle.contestants[side === 0 ? 1 : 0];
  return {
    ...course(rules, seen, side, since),
    battleState: battleState(rules, battle, side),
    rulesHash,
    isPlayer1: side === 0,
    opponentInfo: opponentInfo(opponent),
    rated: opponent.bot === null && !battle.terms.friendly,
    challengeId: battle.terms.challengeId,
    watchId: battle.watchId,
  };
}

/** The result of an action (`PVP-038`). */
export function actionReply(
  { rules }: BattleRules,
  seen: SeenBattle & { since: number },
  side: SideIndex,
): PvpActionReply {
  return { ...course(rules, seen, side, seen.since), updatedState: battleState(rules, seen.battle, side) };
}

/** The reply to a player who has the present version already; no view is built. */
export function unchangedReply({ battle, now }: SeenBattle): PvpUnchangedReply {
  return { unchanged: true, version: battle.version, timeRemaining: remaining(battle, now) };
}

/** The battle for a viewer who knows its watch id: nothing that could harm either player (`ABU-42`). */
export function watchReply(
  { rules, hash: rulesHash }: BattleRules,
  { battle, now }: SeenBattle,
  since: number | null,
): PvpWatchReply {
  const { state, result, contestants, version } = battle;
  return {
    version,
    rulesHash,
    status: statusOf(battle),
    battleState: battleState(rules, battle, "watcher"),
    turnNumber: state.turn,
    activePlayer: state.active + 1,
    timeRemaining: remaining(battle, now),
    serverTime: now,
    players: contestants.map(opponentInfo),
    winner: result === null || result.winner === "draw" ? null : result.winner + 1,
    endedBy: result?.by ?? null,
    ...eventsSince(battle, "watcher", { since, log: battleLog(rules, battle, "watcher") }),
  };
}

function course(rules: RuleSet, { battle, now }: SeenBattle, side: SideIndex, since: number | null) {
  const { state, result, version, clock } = battle;
  return {
    version,
    status: statusOf(battle),
    yourTurn: result === null && state.active === side,
    turnNumber: state.turn,
    timeRemaining: remaining(battle, now),
    expiredTurns: { own: clock.expired[side], opponent: clock.expired[side === 0 ? 1 : 0] },
    serverTime: now,
    isWinner: result === null || result.winner === "draw" ? null : result.winner === side,
    outcome: result && outcomeFor(result, side),
    endedBy: result?.by ?? null,
    ratingChange: result && (result.ratingChanges?.[side] ?? 0),
    unrated: result?.unrated ?? null,
    ...eventsSince(battle, side, { since, log: battleLog(rules, battle, side) }),
  };
}

export function outcomeFor(
  { winner }: Pick<BattleResult, "winner">,
  side: SideIndex,
): "victory" | "defeat" | "draw" {
  if (winner === "draw") return "draw";
  return winner === side ? "victory" : "defeat";
}

function statusOf({ result }: PvpBattle) {
  return result === null ? ("active" as const) : ("completed" as const);
}

function remaining({ result, clock }: PvpBattle, now: number): number {
  return result === null ? timeRemaining(clock, now) : 0;
}

function opponentInfo({ name, bot }: Contestant) {
  return { name, bot: bot !== null };
}

/** A summary of a player's active battle after everything due was applied; null if it has just ended. */
export async function activeBattle(
  pvp: Pvp,
  battleId: string,
  playerId: number,
): Promise<PvpActiveBattle | null> {
  const { battle, now, side } = await ownCurrentBattle(pvp, battleId, playerId);
  if (battle.result !== null) return null;
  const { clock, state, contestants } = battle;
  const opponent = contestants[side === 0 ? 1 : 0];
  return {
    opponent: { ...opponentInfo(opponent), rating: await ratingOf(pvp, opponent) },
    yourTurn: state.active === side,
    timeRemaining: timeRemaining(clock, now),
    expiredTurns: clock.expired[side],
  };
}

/** A player's rating, which they have from the start on (`CON-77`); null for a bot. */
async function ratingOf({ rules, store }: Pvp, { playerId, bot }: Contestant): Promise<number | null> {
  if (bot !== null) return null;
  const statistics = playerId === null ? null : await store.pvpStatistics(playerId);
  return (statistics ?? newStatistics(rules)).rating;
}
