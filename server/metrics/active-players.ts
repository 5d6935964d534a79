import { performance } from "node:perf_hooks";
import type { Registry } from "prom-client";
import { measuredGauge } from "./gauge.ts";

const WINDOW_MS = 5 * 60_000;
/** A busy player is noted this rarely: each note leaves the collector something to clean up. */
const NOTED_EVERY_MS = 1_000;

/** The players that this process has answered in the last five minutes. */
export class ActivePlayers {
  /** When each was last answered, the longest ago first. */
  private readonly answered = new Map<number, number>();
  private readonly now: () => number;

  constructor(metrics: Registry, now = () => performance.now()) {
    this.now = now;
    const help = "Players answered by this process in the last five minutes";
    measuredGauge(metrics, "players_active", help, () => this.count());
  }

  note(playerId: number): void {
    const now = this.now();
    const before = this.answered.get(playerId);
    if (before !== undefined && now - before < NOTED_EVERY_MS) return;
    this.answered.delete(playerId);
    this.answered.set(playerId, now);
  }

  count(): number {
    const before = this.now() - WINDOW_MS;
    for (const [playerId, at] of this.answered) {
      if (at > before) break;
      this.answered.delete(playerId);
    }
    return this.answered.size;
  }
}
