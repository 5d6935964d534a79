import type { PvpWatchReply } from "../../../server/contract/index.ts";
import type { Arena } from "../../arena/store/arena.ts";
import { problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import { BattleFeed } from "./battle-feed.ts";
import { newsOfWatching } from "./battle-news.ts";
import { BattleShow } from "./battle-show.ts";
import { sinceQuery } from "./since-query.ts";

export interface WatchParts {
  /** How the battle stands now. */
  stands(reply: PvpWatchReply): void;
  contact(reached: boolean): void;
  /** There is no such battle. */
  refused(error: string): void;
}

/** A battle of others, followed by its link (`GAP-43`): it shows what neither of them may lose by. */
export class WatchedBattle {
  private readonly arena: Arena;
  private readonly watchId: string;
  private readonly parts: WatchParts;
  private readonly feed: BattleFeed;
  private show: BattleShow | null = null;
  private version: number | null = null;
  private reached = true;
  private stopped = false;

  constructor(arena: Arena, watchId: string, parts: WatchParts) {
    this.arena = arena;
    this.watchId = watchId;
    this.parts = parts;
    const source = {
      ask: () => this.ask(),
      // Nothing is pushed to watchers.
      listen: () => () => undefined,
      version: () => this.version,
      isOwnTurn: () => false,
    };
    this.feed = new BattleFeed(arena.game, source, arena.rules.pvpScreens.timings);
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
    this.show?.stop();
  }

  private async ask(): Promise<boolean> {
    const { game } = this.arena;
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
    this.parts.contact(answer.ok);
    if (!answer.ok) {
      game.log?.(
        `The watched battle could not be fetched: ${problemText(answer.problem, answer.problem.kind)}`,
      );
      if (answer.problem.kind === "refused" && !this.show) {
        this.stop();
        this.parts.refused(answer.problem.error);
      }
      return false;
    }
    if (!("unchanged" in answer.reply)) this.take(answer.reply, wasReached);
    return true;
  }

  private take(reply: PvpWatchReply, wasReached: boolean): void {
    const news = newsOfWatching(reply);
    const follows = news.since === this.version;
    this.version = news.version;
    if (this.show) void this.show.take(news, !wasReached || !follows);
    else this.show = new BattleShow(this.arena, news, false);
    this.parts.stands(reply);
    if (news.over) this.feed.stop();
  }
}
