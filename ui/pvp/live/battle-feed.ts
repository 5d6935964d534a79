import type { VersionListener } from "../../game/api/battle-versions.ts";
import type { Game } from "../../game/store/game.ts";

/** Where a feed asks and listens. */
export interface FeedSource {
  /** Asks for what is new and takes it in; answers whether the server was reached. */
  ask(): Promise<boolean>;
  /** Hears of new versions; the answer ends that. */
  listen(listener: VersionListener): () => void;
  /** The version that is known, or null. */
  version(): number | null;
  /** Whether only the player can bring the battle on, so that there is little to ask for. */
  isOwnTurn(): boolean;
}

export interface FeedTimings {
  battlePollMs: number;
  pushedPollMs: number;
}

/**
 * Keeps a battle's client up to date (`PVP-030`): it is told of each new version, and asks. Where nothing is
 * pushed it asks every two seconds, and seldom while only the player can act; a lost connection is looked for
 * every two seconds whoever's turn it is. Pushed and asked for give the same state: both end in the same call.
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

  /** Asks at once; while an answer is on its way, once more after it. */
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
    // A stream may be silent because its connection is gone: after a failure it is opened anew.
    if (!this.reached) this.stopListening();
    else if (!this.endListening && !this.stopped) this.listen();
  }

  private tick(): void {
    this.game.after(this.timings.battlePollMs, () => {
      if (this.stopped) return;
      if (this.game.now() - this.askedAt >= this.patience()) void this.refresh();
      this.tick();
    });
  }

  /** How old the last answer may be before there is a new question. */
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
      },
    });
    this.endListening = failed ? null : end;
  }
}
