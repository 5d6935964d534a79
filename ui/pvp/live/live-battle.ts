import { type BattleAction, fill, type Refusal, whyNotAction } from "../../../rules/index.ts";
import type { PvpActionReply, PvpBattleReply } from "../../../server/contract/index.ts";
import type { Arena } from "../../arena/store/arena.ts";
import { type ApiError, type ApiResult, problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import { actionOnWire } from "./action-on-wire.ts";
import { BattleFeed } from "./battle-feed.ts";
import { type BattleNews, newsOfAction, newsOfBattle } from "./battle-news.ts";
import { BattleShow } from "./battle-show.ts";
import { sinceQuery } from "./since-query.ts";
import { TurnAlarm } from "./turn-alarm.ts";

/** What the screens are told of a battle besides its field. */
export interface LiveParts {
  /** The battle is there: who fights, and how it stands. */
  opened(reply: PvpBattleReply): void;
  /** The turn or its clock changed; `expired` of the player's own turns in a row ran out of time. */
  course(course: Pick<PvpBattleReply, "yourTurn" | "timeRemaining"> & { expired: number }): void;
  /** Whether the server could be reached. */
  contact(reached: boolean): void;
  /** The battle cannot be opened. */
  refused(error: string): void;
  /** It is over, and that was shown. */
  ended(reply: PvpBattleReply | PvpActionReply): void;
}

const UNKNOWN: readonly number[] = [400, 403, 404];

/**
 * A battle on the server as one of its players has it: what happens there is shown here, what the player does
 * goes there. The server's clock counts; at zero the turn is ended from here too (`CON-75`).
 */
export class LiveBattle {
  readonly battleId: string;
  private readonly arena: Arena;
  private readonly parts: LiveParts;
  private readonly feed: BattleFeed;
  private readonly alarm: TurnAlarm;
  private show: BattleShow | null = null;
  private latest: { version: number; isPlayer1: boolean; yourTurn: boolean; expired: number } | null = null;
  private reached = true;
  private sending = false;
  private stopped = false;

  constructor(arena: Arena, battleId: string, parts: LiveParts) {
    this.arena = arena;
    this.battleId = battleId;
    this.parts = parts;
    const { api } = arena.game;
    const source = {
      ask: () => this.ask(),
      listen: api.listenToBattle.bind(null, battleId),
      version: () => this.latest?.version ?? null,
      isOwnTurn: () => this.latest?.yourTurn ?? false,
    };
    this.feed = new BattleFeed(arena.game, source, arena.rules.pvpScreens.timings);
    this.alarm = new TurnAlarm(arena.game, arena.rules.ui.readyCheckMs, () => this.endTurnAtZero());
  }

  start(): Promise<void> {
    return this.feed.start();
  }

  /** Asks the server at once, as when the browser is online again. */
  refresh(): Promise<void> {
    return this.feed.refresh();
  }

  stop(): void {
    this.stopped = true;
    this.feed.stop();
    this.alarm.stop();
    this.show?.stop();
  }

  /**
   * The player acts. What the rules refuse is told at once; the rest the server decides. Out of turn, and while
   * an action is under way, nothing happens (`PVP-027`).
   */
  act(action: BattleAction): Refusal | null {
    if (!this.show || this.sending || this.arena.store.getState().battle?.phase !== "player") return null;
    const refusal = whyNotAction(this.arena.rules, this.show.battle, 0, action);
    if (!refusal) void this.send(action);
    return refusal;
  }

  /** Gives the battle up. */
  async concede(): Promise<void> {
    const answer = updateConnection(
      this.arena.game,
      await this.arena.game.api.call("POST /api/pvp/battle/:battleId/concede", {
        params: { battleId: this.battleId },
      }),
    );
    if (!answer.ok) this.tellFailure(answer.problem);
    this.takeAction(answer);
  }

  private async send(action: BattleAction): Promise<void> {
    this.show?.beginAction();
    await this.post(action, (problem) => this.tellFailure(problem));
    this.show?.endAction();
  }

  /** Ends the player's turn whose time is over; the server does the same should this come too late. */
  private endTurnAtZero(): boolean {
    if (this.sending) return false;
    void this.post({ type: "endTurn" }, () => undefined);
    return true;
  }

  /** Hands an action to the server, with the version it answers; one at a time. */
  private async post(action: BattleAction, failed: (problem: ApiError) => void): Promise<void> {
    const { game } = this.arena;
    if (!this.latest) return;
    this.sending = true;
    const { version: expectedVersion } = this.latest;
    const request = { ...actionOnWire(action), requestId: game.newId(), expectedVersion };
    const answer = updateConnection(
      game,
      await game.api.call("POST /api/pvp/battle/:battleId/action", {
        params: { battleId: this.battleId },
        body: { action: request },
      }),
    );
    if (!answer.ok) failed(answer.problem);
    this.takeAction(answer);
    this.sending = false;
  }

  private takeAction(answer: ApiResult<PvpActionReply>): void {
    if (this.stopped || !this.latest) return;
    if (answer.ok) this.take(answer.reply, newsOfAction(answer.reply, this.latest.isPlayer1));
    else void this.feed.refresh();
  }

  private tellFailure(problem: ApiError): void {
    const { actionFailed, noConnection } = this.arena.rules.texts.pvpScreens.battle;
    this.show?.tellFailure(fill(actionFailed, { error: problemText(problem, noConnection) }));
  }

  private async ask(): Promise<boolean> {
    const { api } = this.arena.game;
    const answer = updateConnection(
      this.arena.game,
      await api.call("GET /api/pvp/battle/:battleId", {
        params: { battleId: this.battleId },
        query: sinceQuery(this.latest?.version ?? null),
      }),
    );
    if (this.stopped) return true;
    const wasReached = this.reached;
    this.reached = answer.ok;
    this.parts.contact(answer.ok);
    if (!answer.ok) {
      this.noteFailure(answer.problem);
      return false;
    }
    const { reply } = answer;
    if (!("unchanged" in reply)) this.takeBattle(reply, wasReached);
    // The battle may have gone on while this answer was on its way.
    else if (reply.version === this.latest?.version) this.setClock(reply.timeRemaining);
    return true;
  }

  /** A failed fetch is only written down (`ERR-037`), unless there is no such battle for this player. */
  private noteFailure(problem: ApiError): void {
    this.arena.game.log?.(`The battle could not be fetched: ${problemText(problem, problem.kind)}`);
    if (problem.kind === "refused" && UNKNOWN.includes(problem.status)) {
      this.stop();
      this.parts.refused(problem.error);
    }
  }

  private takeBattle(reply: PvpBattleReply, wasReached: boolean): void {
    const news = newsOfBattle(reply);
    if (!this.show) this.open(reply, news);
    else this.take(reply, news, !wasReached);
  }

  private open(reply: PvpBattleReply, news: BattleNews): void {
    const { arena } = this;
    this.show = new BattleShow(arena, news, true);
    arena.running = { battle: this.show, director: this, replay: null };
    this.parts.opened(reply);
    this.note(reply, reply.isPlayer1);
    if (news.over) void this.finish(reply, Promise.resolve());
  }

  /** Takes an answer in; what is known already only sets the clock. After an interruption nothing is played back. */
  private take(reply: PvpBattleReply | PvpActionReply, news: BattleNews, still = false): void {
    const { latest, show } = this;
    if (!latest || !show || news.version < latest.version) return;
    const isNew = news.version > latest.version;
    const follows = news.since === latest.version;
    this.note(reply, latest.isPlayer1);
    if (!isNew) return;
    const shown = show.take(news, still || !follows);
    if (news.over) void this.finish(reply, shown);
  }

  private note(reply: PvpBattleReply | PvpActionReply, isPlayer1: boolean): void {
    const { version, yourTurn, expiredTurns } = reply;
    this.latest = { version, isPlayer1, yourTurn, expired: expiredTurns.own };
    this.setClock(reply.timeRemaining);
  }

  private setClock(timeRemaining: number): void {
    const { yourTurn = false, expired = 0 } = this.latest ?? {};
    this.parts.course({ yourTurn, timeRemaining, expired });
    if (yourTurn) this.alarm.set(timeRemaining);
    else this.alarm.stop();
  }

  private async finish(reply: PvpBattleReply | PvpActionReply, shown: Promise<void>): Promise<void> {
    this.feed.stop();
    await shown;
    if (this.stopped) return;
    this.stop();
    this.parts.ended(reply);
  }
}
