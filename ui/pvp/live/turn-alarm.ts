import type { Game } from "../../game/store/game.ts";

/** Rings when a turn's time is over by the server's clock (`CON-75`). */
export class TurnAlarm {
  private readonly game: Pick<Game, "after" | "now">;
  private readonly againMs: number;
  private readonly ring: () => boolean;
  private deadline = Number.POSITIVE_INFINITY;

  /**
   * @param againMs after how many milliseconds it rings again where nobody heard it
   * @param ring answers whether it was heard
   */
  constructor(game: Pick<Game, "after" | "now">, againMs: number, ring: () => boolean) {
    this.game = game;
    this.againMs = againMs;
    this.ring = ring;
  }

  /** Sets the milliseconds that are left, as the server said; an earlier alarm no longer counts. */
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
