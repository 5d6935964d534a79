/** Told of a battle's version; the same one may be told twice. */
export type Listener = (version: number) => void;

/** Who listens to which battle in this process. */
export class Push {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Answers what ends the listening. */
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

  /** The battles that somebody listens to. */
  battles(): string[] {
    return [...this.listeners.keys()];
  }
}
