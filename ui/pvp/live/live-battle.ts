import { actionOnWire, type BattleAction, fill, type Refusal, whyNotAction } from "../../../rules/index.ts";
import type { PvpActionReply, PvpBattleReply } from "../../../server/contract/index.ts";
import type { BattleClient } from "../../battle/store/battle-client.ts";
import { clientOfBattle } from "../../battle/store/battle-rules.ts";
import { nothingAsked } from "../../battle/store/battle-state.ts";
import { type ApiError, type ApiResult, problemText } from "../../game/api/api-result.ts";
import { offerCallback } from "../../game/callbacks/offer-callback.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { BattleFeed, sinceQuery } from "./battle-feed.ts";
import { BattlePresenter } from "./battle-presenter.ts";
import { type BattleUpdate, updateFromAction, updateFromBattle } from "./battle-update.ts";

/** Listens for changes of a battle that its field does not show. */
interface LiveBattleListener {
  /** The battle was fetched for the first time. */
  opened(reply: PvpBattleReply): void;
  /** The turn or its clock changed; `expired` counts the player's own turns in a row that ran out of time. */
  course(course: Pick<PvpBattleReply, "yourTurn" | "timeRemaining"> & { expired: number }): void;
  /** Called with each answer: whether the server could be reached. */
  contact(reached: boolean): void;
  /** The battle cannot be opened. */
  refused(error: string): void;
  /** The battle is over, and its end was shown. */
  ended(reply: PvpBattleReply | PvpActionReply): void;
}

const UNKNOWN: readonly number[] = [400, 403, 404];

/**
 * A battle on the server, as one of its players sees it: shows what happens there, and sends the player's actions. The
 * server's clock counts; at zero the turn is ended from here too (`CON-75`).
 */
export class LiveBattle {
  readonly battleId: string;
  /** Has the rules of the battle once it is open. */
  private client: BattleClient;
  private readonly listener: LiveBattleListener;
  private readonly feed: BattleFeed;
  private readonly alarm: TurnAlarm;
  private presenter: BattlePresenter | null = null;
  private latest: { version: number; isPlayer1: boolean; yourTurn: boolean; expired: number } | null = null;
  private reached = true;
  private sending = false;
  private stopped = false;

  constructor(client: BattleClient, battleId: string, listener: LiveBattleListener) {
    this.client = client;
    this.battleId = battleId;
    this.listener = listener;
    const { api } = client.game;
    const source = {
      ask: () => this.ask(),
      listen: api.listenToBattle.bind(null, battleId),
      version: () => this.latest?.version ?? null,
      isOwnTurn: () => this.latest?.yourTurn ?? false,
    };
    this.feed = new BattleFeed(client.game, source, client.rules.pvpScreens.timings);
    this.alarm = new TurnAlarm(client.game, client.rules.ui.readyCheckMs, () => this.endTurnAtZero());
  }

  start(): Promise<void> {
    return this.feed.start();
  }

  /** Polls the server at once, for example when the browser is online again. */
  refresh(): Promise<void> {
    return this.feed.refresh();
  }

  stop(): void {
    this.stopped = true;
    this.feed.stop();
    this.alarm.stop();
    this.presenter?.stop();
  }

  /**
   * Sends the player's action; returns at once why the rules refuse it, or null; the server decides the rest. Does
   * nothing out of turn and while another action is running (`PVP-027`).
   */
  act(action: BattleAction): Refusal | null {
    if (!this.presenter || this.sending || this.client.store.getState().shown?.phase !== "player")
      return null;
    const refusal = whyNotAction(this.client.rules, this.presenter.battle, 0, action);
    if (!refusal) void this.send(action);
    return refusal;
  }

  /** Gives the battle up. */
  async concede(): Promise<void> {
    const { game } = this.client;
    const params = { battleId: this.battleId };
    const answer = updateConnection(
      game,
      await game.api.call("POST /api/pvp/battle/:battleId/concede", { params }),
    );
    if (!answer.ok) this.tellFailure(answer.problem);
    this.takeAction(answer);
  }

  private async send(action: BattleAction): Promise<void> {
    this.presenter?.beginAction();
    await this.post(action, (problem) => this.tellFailure(problem));
    this.presenter?.endAction();
  }

  /** Ends the player's turn when its time is over; if the call is too late, the server has already ended it. */
  private endTurnAtZero(): boolean {
    if (this.sending) return false;
    void this.post({ type: "endTurn" }, () => undefined);
    return true;
  }

  /** Sends an action with the version that the player saw; one at a time. */
  private async post(action: BattleAction, failed: (problem: ApiError) => void): Promise<void> {
    const { game } = this.client;
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
    else if (action.type === "endTurn") void offerCallback(game, "turn");
    this.takeAction(answer);
    this.sending = false;
  }

  private takeAction(answer: ApiResult<PvpActionReply>): void {
    if (this.stopped || !this.latest) return;
    if (answer.ok) this.take(answer.reply, updateFromAction(answer.reply, this.latest.isPlayer1));
    else void this.feed.refresh();
  }

  private tellFailure(problem: ApiError): void {
    const { actionFailed, noConnection } = this.client.rules.texts.pvpScreens.battle;
    this.presenter?.tellFailure(fill(actionFailed, { error: problemText(problem, noConnection) }));
  }

  private async ask(): Promise<boolean> {
    const { api } = this.client.game;
    const answer = updateConnection(
      this.client.game,
      await api.call("GET /api/pvp/battle/:battleId", {
        params: { battleId: this.battleId },
        query: sinceQuery(this.latest?.version ?? null),
      }),
    );
    if (this.stopped) return true;
    const wasReached = this.reached;
    this.reached = answer.ok;
    this.listener.contact(answer.ok);
    if (!answer.ok) {
      this.noteFailure(answer.problem);
      return false;
    }
    const { reply } = answer;
    if (!("unchanged" in reply)) return this.takeBattle(reply, wasReached);
    // The battle may have changed while this answer was on its way.
    else if (reply.version === this.latest?.version) this.setClock(reply.timeRemaining);
    return true;
  }

  /** A failed fetch is only logged (`ERR-037`), unless there is no such battle for this player. */
  private noteFailure(problem: ApiError): void {
    this.client.game.log?.(`The battle could not be fetched: ${problemText(problem, problem.kind)}`);
    if (problem.kind === "refused" && UNKNOWN.includes(problem.status)) {
      this.stop();
      this.listener.refused(problem.error);
    }
  }

  /** Applies an answer; the first one opens the battle, with the rules it began under. Returns false without them. */
  private async takeBattle(reply: PvpBattleReply, wasReached: boolean): Promise<boolean> {
    const update = updateFromBattle(reply);
    if (this.presenter) {
      this.take(reply, update, !wasReached);
      return true;
    }
    const client = await clientOfBattle(this.client, reply.rulesHash);
    if (client && !this.stopped) this.open(client, reply, update);
    return client !== null;
  }

  private open(client: BattleClient, reply: PvpBattleReply, update: BattleUpdate): void {
    this.client = client;
    client.store.setState({ rules: client.rules });
    this.presenter = new BattlePresenter(client, update, true);
    client.store.setState({
      running: { known: this.presenter, director: this, replay: null },
      endQuestion: nothingAsked,
    });
    this.listener.opened(reply);
    this.note(reply, reply.isPlayer1);
    if (update.over) void this.finish(reply, Promise.resolve());
  }

  /** Applies an answer; one without news only sets the clock. After an interruption nothing is animated. */
  private take(reply: PvpBattleReply | PvpActionReply, update: BattleUpdate, still = false): void {
    const { latest, presenter } = this;
    if (!latest || !presenter || update.version < latest.version) return;
    const isNew = update.version > latest.version;
    const follows = update.since === latest.version;
    this.note(reply, latest.isPlayer1);
    if (!isNew) return;
    const shown = presenter.take(update, still || !follows);
    if (update.over) void this.finish(reply, shown);
  }

  private note(reply: PvpBattleReply | PvpActionReply, isPlayer1: boolean): void {
    const { version, yourTurn, expiredTurns } = reply;
    this.latest = { version, isPlayer1, yourTurn, expired: expiredTurns.own };
    this.setClock(reply.timeRemaining);
  }

  private setClock(timeRemaining: number): void {
    const { yourTurn = false, expired = 0 } = this.latest ?? {};
    this.listener.course({ yourTurn, timeRemaining, expired });
    if (yourTurn) this.alarm.set(timeRemaining);
    else this.alarm.stop();
  }

  private async finish(reply: PvpBattleReply | PvpActionReply, shown: Promise<void>): Promise<void> {
    this.feed.stop();
    await shown;
    if (this.stopped) return;
    this.stop();
    this.listener.ended(reply);
  }
}

/** Rings when a turn's time is over by the server's clock (`CON-75`). */
export class TurnAlarm {
  private readonly game: Pick<Game, "after" | "now">;
  private readonly againMs: number;
  private readonly ring: () => boolean;
  private deadline = Number.POSITIVE_INFINITY;

  /**
   * @param againMs milliseconds after which it rings again if it was not handled
   * @param ring returns whether it was handled
   */
  constructor(game: Pick<Game, "after" | "now">, againMs: number, ring: () => boolean) {
    this.game = game;
    this.againMs = againMs;
    this.ring = ring;
  }

  /** Sets the remaining milliseconds as the server reports them; replaces an earlier alarm. */
  set(timeRemaining: number): void {
    this.deadline = this.game.now() + timeRemaining;
    this.wait(timeRemaining, this.deadline);
  }

  stop(): void {
    this.deadline = Number.POSITIVE_INFINITY;
  }

  private wait(ms: number, deadline: number): void {
    this.game.after(ms, () => {
      if (deadline !== this.deadline) return;
      const left = deadline - this.game.now();
      if (left > 0) this.wait(left, deadline);
      else if (!this.ring()) this.wait(this.againMs, deadline);
    });
  }
}
