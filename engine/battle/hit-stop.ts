/** Lets the picture stand still for a moment at an impact; the beat itself goes on in its time. */
export class HitStop {
  private leftMs = 0;

  hold(ms: number): void {
    this.leftMs = Math.max(this.leftMs, ms);
  }

  /** Returns how much of a frame's time passes for the picture. */
  pass(elapsedMs: number): number {
    const held = Math.min(this.leftMs, elapsedMs);
    this.leftMs -= held;
    return elapsedMs - held;
  }
}
