import type { Game } from "../../game/store/game.ts";

/** Rings when the time of a turn is over, as the server counts it (`CON-75`). */
export class TurnAlarm {
  private readonly game: Pick<Game, "after" | "now">;
  private readonly againMs: number;
  private readonly ring: () => boolean;
  private deadline = Number.POSITIVE_INFINITY;

  /** `ring` answers whether it was heard; otherwise it is rung again after some milliseconds. */
  constructor(game: Pick<Game, "after" | "now">, againMs: number, ring: () => boolean) {
    this.game = game;
    this.againMs = againMs;
    this.ring = ring;
  }

  /** The server said how many milliseconds are left; what was set before no longer counts. */
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
