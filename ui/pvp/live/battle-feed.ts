import type { VersionListener } from "../../game/api/client.ts";
import type { Game } from "../../game/store/game.ts";

/** What a feed polls and listens to. */
interface FeedSource {
  /** Fetches and applies news; resolves to whether the server was reached. */
  ask(): Promise<boolean>;
  /** Listens for new versions; returns a function that stops listening. */
  listen(listener: VersionListener): () => void;
  /** The last fetched version, or null. */
  version(): number | null;
  /** Whether only the player can act, so that news is unlikely. */
  isOwnTurn(): boolean;
}

interface FeedTimings {
  battlePollMs: number;
  pushedPollMs: number;
}

/**
 * Keeps a battle up to date (`PVP-030`). Where the server pushes new versions, each is fetched when it is pushed;
 * otherwise the feed polls every `battlePollMs`, and every `pushedPollMs` while only the player can act. After a
 * failure it polls every `battlePollMs` whoever's turn it is. Pushed or polled, the state comes by the same call. A
 * stream that did not open, as in the fourth tab of a browser (`ABU-108`), is tried again every `pushedPollMs`.
 */
export class BattleFeed {
  private readonly game: Pick<Game, "after" | "now">;
  private readonly source: FeedSource;
  private readonly timings: FeedTimings;
  private stopped = false;
  private reached = true;
  private pushed = false;
  private asking: Promise<void> | null = null;
  private askAgain = false;
  private askedAt = 0;
  private endListening: (() => void) | null = null;
  private listensFrom = 0;

  constructor(game: Pick<Game, "after" | "now">, source: FeedSource, timings: FeedTimings) {
    this.game = game;
    this.source = source;
    this.timings = timings;
  }

  start(): Promise<void> {
    this.listen();
    this.tick();
    return this.refresh();
  }

  stop(): void {
    this.stopped = true;
    this.stopListening();
  }

  /** Polls at once; during a call, once more after it. */
  refresh(): Promise<void> {
    if (this.asking) this.askAgain = true;
    this.asking ??= this.askOnce().finally(() => {
      this.asking = null;
      if (this.askAgain) void this.refresh();
    });
    return this.asking;
  }

  private async askOnce(): Promise<void> {
    this.askAgain = false;
    if (this.stopped) return;
    this.askedAt = this.game.now();
    this.reached = await this.source.ask();
    // A stream may be silent because its connection was lost, so it is opened again after a failure.
    if (!this.reached) this.stopListening();
    else if (!this.endListening && !this.stopped && this.game.now() >= this.listensFrom) this.listen();
  }

  private tick(): void {
    this.game.after(this.timings.battlePollMs, () => {
      if (this.stopped) return;
      if (this.game.now() - this.askedAt >= this.patience()) void this.refresh();
      this.tick();
    });
  }

  /** Milliseconds after which the last answer is too old. */
  private patience(): number {
    const isQuiet = this.pushed || this.source.isOwnTurn();
    return this.reached && isQuiet ? this.timings.pushedPollMs : 0;
  }

  private stopListening(): void {
    this.endListening?.();
    this.endListening = null;
    this.pushed = false;
  }

  private listen(): void {
    let failed = false;
    const end = this.source.listen({
      opened: () => {
        this.pushed = true;
      },
      version: (version) => {
        if (version > (this.source.version() ?? -1)) void this.refresh();
      },
      failed: () => {
        failed = true;
        this.endListening = null;
        const wasPushed = this.pushed;
        this.pushed = false;
        if (wasPushed && !this.stopped) void this.refresh();
        else this.listensFrom = this.game.now() + this.timings.pushedPollMs;
      },
    });
    this.endListening = failed ? null : end;
  }
}

/** The query that asks a battle's call for news after `version` only; null asks for the whole battle. */
export function sinceQuery(version: number | null): { since?: string } {
  return version === null ? {} : { since: String(version) };
}
