import { type BattleEvent, type BattleView, mirrorEvents, type SideIndex } from "../../../rules/index.ts";
import type {
  BattleSideReply,
  PvpActionReply,
  PvpBattleReply,
  PvpWatchReply,
  VisibleEventReply,
} from "../../../server/contract/index.ts";

/** What an answer of the server tells of a battle, with the side it is seen from first. */
export interface BattleNews {
  version: number;
  view: BattleView;
  /** What happened after the version `since`. */
  events: BattleEvent[];
  since: number;
  over: boolean;
  /** Milliseconds left in the turn that runs. */
  timeRemaining: number;
}

type Course = PvpActionReply | PvpBattleReply;

/** What a player's own battle tells (`PVP-028`). */
export function newsOfBattle(reply: PvpBattleReply): BattleNews {
  return ownNews(reply, reply.battleState, reply.isPlayer1);
}

/** What the answer to an action tells (`PVP-038`). */
export function newsOfAction(reply: PvpActionReply, isPlayer1: boolean): BattleNews {
  return ownNews(reply, reply.updatedState, isPlayer1);
}

/** What a watched battle tells; the first player is shown where a player sees himself. */
export function newsOfWatching(reply: PvpWatchReply): BattleNews {
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

function ownNews(reply: Course, state: PvpBattleReply["battleState"], isPlayer1: boolean): BattleNews {
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

function courseOf(reply: Course | PvpWatchReply): Omit<BattleNews, "view" | "events"> {
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

/** The wire's events are the rules' own, with the sides as this viewer has them. */
function eventsFor(side: SideIndex, events: readonly VisibleEventReply[]): BattleEvent[] {
  return mirrorEvents(side, events as unknown as readonly BattleEvent[]);
}
