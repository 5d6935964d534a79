/** Called with a battle's version; the same one may come twice. */
export type Listener = (version: number) => void;

/** The listeners of battles in this process. */
export class Push {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Adds a listener; returns what removes it. */
  listen(battleId: string, listener: Listener): () => void {
    const own = this.listeners.get(battleId) ?? new Set();
    this.listeners.set(battleId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(battleId);
    };
  }

  tell(battleId: string, version: number): void {
    for (const listener of this.listeners.get(battleId) ?? []) listener(version);
  }

  /** Ids of the battles that have listeners. */
  battles(): string[] {
    return [...this.listeners.keys()];
  }
}
