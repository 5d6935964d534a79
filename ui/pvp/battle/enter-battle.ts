import type { Texts } from "../../../rules/index.ts";
import type { PvpActionReply, PvpBattleReply } from "../../../server/contract/index.ts";
import { closeBattle } from "../../battle/play.ts";
import { ownSide, sideOf } from "../../battle/store/sides.ts";
import { notify } from "../../game/store/notify.ts";
import { endText } from "../live/end-text.ts";
import { LiveBattle } from "../live/live-battle.ts";
import { forgetResult, keepBattle, keepResult } from "../result/kept-result.ts";
import { loadStats } from "../stats/stats-query.ts";
import type { Pvp } from "../store/pvp.ts";
import type { BattleState, EndedBattle } from "../store/pvp-state.ts";

/** Opens one of the player's battles, new or already running (`PVP-026`). */
export function enterBattle(pvp: Pvp, battleId: string): void {
  const { game, store } = pvp;
  leaveLiveBattle(pvp);
  forgetResult(game);
  keepBattle(game, battleId);
  game.store.setState({ pvpBattle: battleId });
  const live = new LiveBattle(pvp.battle, battleId, {
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
  store.setState({
    screen: "battle",
    tab: "stats",
    queue: null,
    challenge: null,
    ended: null,
    battle: loadingBattle(battleId),
    live,
  });
  void live.start();
}

/** Opens a running battle at once, also one that only the server knows (`GAP-42`). */
export async function resumeBattle(pvp: Pvp): Promise<void> {
  const { game, store } = pvp;
  const { search } = store.getState();
  const known = game.store.getState().pvpBattle;
  if (known !== null) {
    enterBattle(pvp, known);
    return;
  }
  const answer = await game.api.call("GET /api/pvp/queue/status");
  const battleId = answer.ok && answer.reply.matched ? answer.reply.battleId : undefined;
  if (battleId !== undefined && search === store.getState().search) enterBattle(pvp, battleId);
}

/** Stops following the player's battle, which continues without this screen (`GAP-42`). */
export function leaveLiveBattle({ store, battle }: Pvp): void {
  store.getState().live?.stop();
  closeBattle(battle);
  store.setState({ live: null, conceding: false, battleMenu: false });
}

function open(pvp: Pvp, { opponentInfo, rated, watchId, challengeId }: PvpBattleReply): void {
  const { texts } = pvp.rules;
  pvp.battle.store.setState({
    names: { player: ownSide(texts), enemy: sideOf(texts, opponentName(opponentInfo, texts)) },
  });
  changeBattle(pvp, { loading: false, opponent: opponentInfo, rated, watchId, challengeId });
}

/**
 * After the end, shows a notice and the result; the menu behind it stands at the stats, which are loaded again
 * (`PVP-041`, `CON-76`, `ERR-041`).
 */
function end(pvp: Pvp, battleId: string, reply: PvpBattleReply | PvpActionReply): void {
  const { game, rules, store } = pvp;
  const { outcome, endedBy, unrated } = reply;
  const ratingChange = reply.ratingChange ?? 0;
  notify(game, endText(rules, { outcome, endedBy, ratingChange, unrated }), TONES[outcome ?? "draw"]);
  const { battle } = store.getState();
  const opponent = battle ? opponentName(battle.opponent, rules.texts) : "";
  const challengeId = battle?.challengeId ?? null;
  game.store.setState({ pvpBattle: null });
  leaveLiveBattle(pvp);
  showResult(pvp, { id: battleId, outcome, endedBy, ratingChange, unrated, opponent, challengeId });
  void loadStats(game);
}

/** Shows how a battle ended; a reload of the page comes back to it until the arena is left. */
export function showResult({ game, store }: Pvp, ended: EndedBattle): void {
  keepBattle(game, null);
  keepResult(game, ended);
  store.setState({ battle: null, screen: "result", tab: "stats", ended });
}

/** The server names its bot in English. */
function opponentName({ name, bot }: BattleState["opponent"], { pvp }: Texts): string {
  return bot ? pvp.botName : name;
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
    challengeId: null,
    yourTurn: false,
    deadline: 0,
    expired: 0,
    reached: true,
  };
}

function changeBattle({ store }: Pvp, change: Partial<BattleState>): void {
  store.setState(({ battle }) => {
    if (battle) Object.assign(battle, change);
  });
}
