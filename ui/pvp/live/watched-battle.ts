import type { PvpWatchReply } from "../../../server/contract/index.ts";
import type { BattleClient } from "../../battle/store/battle-client.ts";
import { clientOfBattle } from "../../battle/store/battle-rules.ts";
import { problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import { BattleFeed } from "./battle-feed.ts";
import { BattlePresenter } from "./battle-presenter.ts";
import { updateFromWatching } from "./battle-update.ts";
import { sinceQuery } from "./since-query.ts";

export interface WatchListener {
  /** The battle has changed. */
  changed(reply: PvpWatchReply): void;
  /** Called with each answer: whether the server could be reached. */
  contact(reached: boolean): void;
  /** There is no such battle. */
  refused(error: string): void;
}

/** A battle of other players, watched through its link (`GAP-43`); contains nothing that is hidden from one of them. */
export class WatchedBattle {
  private readonly client: BattleClient;
  private readonly watchId: string;
  private readonly listener: WatchListener;
  private readonly feed: BattleFeed;
  private presenter: BattlePresenter | null = null;
  private version: number | null = null;
  private reached = true;
  private stopped = false;

  constructor(client: BattleClient, watchId: string, listener: WatchListener) {
    this.client = client;
    this.watchId = watchId;
    this.listener = listener;
    const source = {
      ask: () => this.ask(),
      // Nothing is pushed to watchers.
      listen: () => () => undefined,
      version: () => this.version,
      isOwnTurn: () => false,
    };
    this.feed = new BattleFeed(client.game, source, client.rules.pvpScreens.timings);
  }

  start(): Promise<void> {
    return this.feed.start();
  }

  refresh(): Promise<void> {
    return this.feed.refresh();
  }

  stop(): void {
    this.stopped = true;
    this.feed.stop();
    this.presenter?.stop();
  }

  private async ask(): Promise<boolean> {
    const { game } = this.client;
    const answer = updateConnection(
      game,
      await game.api.call("GET /api/pvp/watch/:watchId", {
        params: { watchId: this.watchId },
        query: sinceQuery(this.version),
      }),
    );
    if (this.stopped) return true;
    const wasReached = this.reached;
    this.reached = answer.ok;
    this.listener.contact(answer.ok);
    if (!answer.ok) {
      game.log?.(
        `The watched battle could not be fetched: ${problemText(answer.problem, answer.problem.kind)}`,
      );
      if (answer.problem.kind === "refused" && !this.presenter) {
        this.stop();
        this.listener.refused(answer.problem.error);
      }
      return false;
    }
    return "unchanged" in answer.reply || this.take(answer.reply, wasReached);
  }

  /** Applies an answer; the first one opens the battle, with the rules it began under. Returns false without them. */
  private async take(reply: PvpWatchReply, wasReached: boolean): Promise<boolean> {
    const update = updateFromWatching(reply);
    const follows = update.since === this.version;
    if (this.presenter) void this.presenter.take(update, !wasReached || !follows);
    else {
      const client = await clientOfBattle(this.client, reply.rulesHash);
      if (client === null || this.stopped) return client !== null;
      client.store.setState({ rules: client.rules });
      this.presenter = new BattlePresenter(client, update, false);
    }
    this.version = update.version;
    this.listener.changed(reply);
    if (update.over) this.feed.stop();
    return true;
  }
}
