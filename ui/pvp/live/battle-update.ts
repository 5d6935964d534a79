import type { Beat } from "../../../engine/index.ts";
import {
  type BattleEvent,
  type BattleView,
  type LogLine,
  mirrorEvents,
  type SideIndex,
} from "../../../rules/index.ts";
import type {
  BattleSideReply,
  PvpActionReply,
  PvpBattleReply,
  PvpPastReply,
  PvpWatchReply,
  VisibleEventReply,
} from "../../../server/contract/index.ts";

/** A battle as the server's answer describes it; the viewer's side comes first. */
export interface BattleUpdate {
  version: number;
  view: BattleView;
  /** What happened after the version `since`. */
  events: BattleEvent[];
  since: number;
  over: boolean;
  /** Milliseconds left in the current turn. */
  timeRemaining: number;
}

type Course = PvpActionReply | PvpBattleReply;

/** The update in the player's own battle (`PVP-028`). */
export function updateFromBattle(reply: PvpBattleReply): BattleUpdate {
  return ownUpdate(reply, reply.battleState, reply.isPlayer1);
}

/** The update in the answer to an action (`PVP-038`). */
export function updateFromAction(reply: PvpActionReply, isPlayer1: boolean): BattleUpdate {
  return ownUpdate(reply, reply.updatedState, isPlayer1);
}

/** The update in a watched battle; the first player is shown nearest to the viewer. */
export function updateFromWatching(reply: PvpWatchReply): BattleUpdate {
  const { player1, player2 } = reply.battleState;
  const ended = reply.winner === null ? "draw" : reply.winner === 1 ? "victory" : "defeat";
  return {
    ...courseOf(reply),
    events: eventsFor(0, reply.events),
    view: viewOf(player1, player2, {
      gameState: reply.status === "completed" ? ended : "battle",
      turn: reply.turnNumber,
      activePlayer: reply.activePlayer === 1 ? "player" : "enemy",
    }),
  };
}

/** A moment of a watched battle with the log until then; the first player is shown nearest, as `updateFromWatching` does. */
export function beatOfMoment(moment: PvpPastReply["moments"][number], log: readonly LogLine[]): Beat {
  const { battleState, decidedBy, turnNumber, activePlayer, events } = moment;
  const course = {
    gameState: "battle",
    turn: turnNumber,
    activePlayer: activePlayer === 1 ? "player" : "enemy",
  } as const;
  return {
    side: decidedBy === 1 ? 0 : 1,
    action: null,
    events: eventsFor(0, events),
    view: { ...viewOf(battleState.player1, battleState.player2, course), battleLog: [...log] },
  };
}

function ownUpdate(reply: Course, state: PvpBattleReply["battleState"], isPlayer1: boolean): BattleUpdate {
  const [own, other] = isPlayer1 ? [state.player1, state.player2] : [state.player2, state.player1];
  return {
    ...courseOf(reply),
    events: eventsFor(isPlayer1 ? 0 : 1, reply.events),
    view: viewOf(own, other, {
      gameState: reply.status === "completed" ? (reply.outcome ?? "draw") : "battle",
      turn: reply.turnNumber,
      activePlayer: reply.yourTurn ? "player" : "enemy",
    }),
  };
}

function courseOf(reply: Course | PvpWatchReply): Omit<BattleUpdate, "view" | "events"> {
  const { version, eventsSince: since, timeRemaining, status } = reply;
  return { version, since, timeRemaining, over: status === "completed" };
}

function viewOf(
  player: BattleSideReply,
  enemy: BattleSideReply,
  course: Pick<BattleView, "gameState" | "turn" | "activePlayer">,
): BattleView {
  return {
    ...course,
    mode: "pvp",
    difficulty: null,
    player,
    enemy,
    battleLog: player.battleLog,
    lastAttack: null,
    lastSpell: null,
    lastTool: null,
    lastDefend: null,
  };
}

/** The events of the wire are those of the rules, with the sides swapped for the second player. */
function eventsFor(side: SideIndex, events: readonly VisibleEventReply[]): BattleEvent[] {
  return mirrorEvents(side, events as unknown as readonly BattleEvent[]);
}
