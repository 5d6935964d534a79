import type { Game } from "../../game/store/game.ts";

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
