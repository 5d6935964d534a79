import { fill } from "../../../rules/index.ts";
import type { PvpActionReply, PvpBattleReply } from "../../../server/contract/index.ts";
import { watchReplay } from "../../arena/actions/replay.ts";
import { nothingChosen } from "../../arena/store/arena-state.ts";
import { readReplay } from "../../battle/replay/read-replay.ts";
import { AGAINST_ENEMY, sideOf, YOU } from "../../battle/side-names.ts";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { endText } from "../live/end-text.ts";
import { LiveBattle } from "../live/live-battle.ts";
import type { Pvp } from "../store/pvp.ts";
import type { BattleState } from "../store/pvp-state.ts";
import { loadStats } from "./stats.ts";

/** Opens a battle of the player's, a new one or the one that goes on (`PVP-026`). */
export function enterBattle(pvp: Pvp, battleId: string): void {
  const { game, store } = pvp;
  closeBattle(pvp);
  game.store.setState({ pvpBattle: battleId });
  store.change((state) => {
    state.screen = "battle";
    state.tab = "stats";
    state.queue = null;
    state.ended = null;
    state.battle = loadingBattle(battleId);
  });
  const live = new LiveBattle(pvp.arena, battleId, {
    opened: (reply) => open(pvp, reply),
    course: ({ yourTurn, timeRemaining, expired }) =>
      changeBattle(pvp, { yourTurn, expired, deadline: game.now() + timeRemaining }),
    contact: (reached) => changeBattle(pvp, { reached }),
    refused: (error) => {
      game.store.setState({ pvpBattle: null });
      changeBattle(pvp, { problem: error });
    },
    ended: (reply) => end(pvp, battleId, reply),
  });
  pvp.live = live;
  void live.start();
}

/** Back to the battle that goes on (`PVP-002`). */
export function returnToBattle({ store }: Pvp): void {
  store.change((state) => {
    if (state.battle) state.screen = "battle";
  });
}

/** Opens the menu of the battle, whose clock goes on meanwhile; without a battle to come back to there is nothing to ask. */
export function askOrLeave(pvp: Pvp): void {
  const { battle } = pvp.store.getState();
  if (!battle || battle.loading || battle.problem !== null) leaveForMenu(pvp);
  else openBattleMenu(pvp, true);
}

/** Opens or closes the menu of the battle. */
export function openBattleMenu({ store }: Pvp, open: boolean): void {
  store.change((state) => {
    state.battleMenu = open;
  });
}

/** To the PvP menu, while the battle goes on. */
export function leaveForMenu({ store }: Pvp): void {
  store.change((state) => {
    state.screen = "menu";
    state.conceding = false;
    state.battleMenu = false;
    if (!state.battle || state.battle.problem !== null) {
      state.battle = null;
      state.tab = "play";
    }
  });
}

/** Asks before the battle is given up, or takes the question back. */
export function askToConcede({ store }: Pvp, conceding: boolean): void {
  store.change((state) => {
    state.conceding = conceding;
    state.battleMenu = false;
  });
}

export async function concede(pvp: Pvp): Promise<void> {
  askToConcede(pvp, false);
  await pvp.live?.concede();
}

/** The battle is no longer followed; it goes on without this screen (`GAP-42`). */
export function closeBattle({ live, arena, ...pvp }: Pvp): void {
  live?.stop();
  arena.running = null;
  arena.store.change((state) => {
    Object.assign(state, { battle: null, names: AGAINST_ENEMY, skipping: false });
    state.chosen = nothingChosen;
  });
  pvp.store.change((state) => {
    state.conceding = false;
    state.battleMenu = false;
  });
}

/** Shows a battle that is over once more, on the arena's screen for replays. */
export async function openReplay(pvp: Pvp, battleId: string): Promise<void> {
  const { game, rules, arena } = pvp;
  const { replayFailed, noConnection } = rules.texts.pvpScreens.end;
  const answer = updateConnection(
    game,
    await game.api.call("GET /api/pvp/battle/:battleId/replay", { params: { battleId } }),
  );
  const read = answer.ok
    ? readReplay(arena, answer.reply.replay)
    : { problem: problemText(answer.problem, noConnection) };
  if ("replay" in read) watchReplay(arena, read.replay, answer.ok && answer.reply.side === 1 ? 1 : 0);
  else notify(game, fill(replayFailed, { error: read.problem }), "error");
}

function open(pvp: Pvp, { opponentInfo, rated, watchId }: PvpBattleReply): void {
  pvp.arena.store.change((state) => {
    state.names = { player: YOU, enemy: sideOf(opponentInfo.name) };
  });
  changeBattle(pvp, { loading: false, opponent: opponentInfo, rated, watchId });
}

/** A notification, the id cleared, the stats tab, fresh stats (`PVP-041`, `CON-76`, `ERR-041`). */
function end(pvp: Pvp, battleId: string, reply: PvpBattleReply | PvpActionReply): void {
  const { game, rules, store } = pvp;
  const { outcome, endedBy, unrated } = reply;
  const ratingChange = reply.ratingChange ?? 0;
  notify(game, endText(rules, { outcome, endedBy, ratingChange, unrated }), TONES[outcome ?? "draw"]);
  const opponent = store.getState().battle?.opponent;
  pvp.live = null;
  game.store.setState({ pvpBattle: null });
  closeBattle(pvp);
  store.change((state) => {
    state.battle = null;
    state.screen = "menu";
    state.tab = "stats";
    state.ended = {
      id: battleId,
      outcome,
      endedBy,
      ratingChange,
      unrated,
      opponent: opponent?.name ?? "",
    };
  });
  void loadStats(pvp);
}

const TONES = { victory: "success", defeat: "error", draw: "info" } as const;

function loadingBattle(id: string): BattleState {
  return {
    id,
    loading: true,
    problem: null,
    opponent: { name: "", bot: false },
    rated: true,
    watchId: "",
    yourTurn: false,
    deadline: 0,
    expired: 0,
    reached: true,
  };
}

function changeBattle({ store }: Pvp, change: Partial<BattleState>): void {
  store.change((state) => {
    if (state.battle) Object.assign(state.battle, change);
  });
}
