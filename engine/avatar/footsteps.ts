/** Time between two steps in milliseconds: four of the eight frames of walking. */
const STEP_MS = 222;

/** Tells when a foot of the walking avatar meets the floor, for the sound of it. */
export class Footsteps {
  private sinceMs = STEP_MS;

  /** Advances by a frame. Returns whether a step is heard; the first one as soon as the avatar walks. */
  advance(walking: boolean, elapsedMs: number): boolean {
    if (!walking) {
      this.sinceMs = STEP_MS;
      return false;
    }
    this.sinceMs += elapsedMs;
    if (this.sinceMs < STEP_MS) return false;
    this.sinceMs %= STEP_MS;
    return true;
  }
}
