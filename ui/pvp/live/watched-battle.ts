import type { PvpPastReply, PvpWatchReply } from "../../../server/contract/index.ts";
import type { BattleClient } from "../../battle/store/battle-client.ts";
import { clientOfBattle } from "../../battle/store/battle-rules.ts";
import { problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import { BattleFeed } from "./battle-feed.ts";
import { BattlePresenter } from "./battle-presenter.ts";
import { updateFromWatching } from "./battle-update.ts";
import type { WatchSource } from "./watch-source.ts";

/** The status of a battle that may not be watched any more; others may pass. */
const NOT_FOUND = 404;

interface WatchListener {
  /** The battle has changed. */
  changed(reply: PvpWatchReply): void;
  /** Called with each answer: whether the server could be reached. */
  contact(reached: boolean): void;
  /** There is no such battle, or no more of it may be watched. */
  refused(error: string): void;
}

/** A battle of other players, watched through its link or from the list (`GAP-43`); contains nothing that is hidden from one of them. */
export class WatchedBattle {
  private readonly client: BattleClient;
  private readonly source: WatchSource;
  private readonly listener: WatchListener;
  private readonly feed: BattleFeed;
  private presenter: BattlePresenter | null = null;
  private version: number | null = null;
  private reached = true;
  private stopped = false;

  constructor(client: BattleClient, source: WatchSource, listener: WatchListener) {
    this.client = client;
    this.source = source;
    this.listener = listener;
    const polled = {
      ask: () => this.ask(),
      // Nothing is pushed to watchers.
      listen: () => () => undefined,
      version: () => this.version,
      isOwnTurn: () => false,
    };
    this.feed = new BattleFeed(client.game, polled, client.rules.pvpScreens.timings);
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

  /** Shows nothing of the battle until `release`: the screens show another moment of it. */
  hold(): void {
    this.presenter?.hold();
  }

  /** Shows the battle as it is now. */
  release(): void {
    this.presenter?.release();
  }

  /** What was to be seen after some versions from one on; null if it cannot be loaded. */
  async momentsFrom(version: number): Promise<PvpPastReply | null> {
    const answer = updateConnection(this.client.game, await this.source.past(version));
    return answer.ok ? answer.reply : null;
  }

  private async ask(): Promise<boolean> {
    const { game } = this.client;
    const answer = updateConnection(game, await this.source.now(this.version));
    if (this.stopped) return true;
    const wasReached = this.reached;
    this.reached = answer.ok;
    this.listener.contact(answer.ok);
    if (!answer.ok) {
      game.log?.(
        `The watched battle could not be fetched: ${problemText(answer.problem, answer.problem.kind)}`,
      );
      if (answer.problem.kind === "refused" && (!this.presenter || answer.problem.status === NOT_FOUND)) {
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
