export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const START = Date.UTC(2026, 4, 1, 12);

/** A clock that stands still until a test moves it. */
export class TestClock {
  private time: number;
  constructor(time = START) {
    this.time = time;
  }
  now(): number {
    return this.time;
  }
  pass(ms: number): void {
    this.time += ms;
  }
}
