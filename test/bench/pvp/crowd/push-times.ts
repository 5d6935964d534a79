/** How long after an action was answered the opponent's stream told of it, in milliseconds. */
export class PushTimes {
  taken: number[] = [];
  /** Of an action, whichever comes first: that it was answered, or that the opponent heard of it. */
  private readonly first = new Map<string, number>();

  answered(battleId: string, version: number): void {
    this.pair(battleId, version, (first, now) => first - now);
  }

  heard(battleId: string, version: number): void {
    this.pair(battleId, version, (first, now) => now - first);
  }

  private pair(battleId: string, version: number, took: (first: number, now: number) => number): void {
    const key = `${battleId} ${version}`;
    const now = performance.now();
    const first = this.first.get(key);
    if (first === undefined) {
      this.first.set(key, now);
      return;
    }
    this.first.delete(key);
    this.taken.push(Math.max(0, took(first, now)));
  }
}
