/** A cache storage in memory, as far as the worker uses one. `full` makes every store fail, as a full disk does. */
export class FakeCaches {
  full = false;
  private readonly stored = new Map<string, Map<string, Response>>();

  /** The same under the browser's type. */
  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  async open(name: string): Promise<Cache> {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return {
      match: async (asked: string | Request) => entries.get(addressOf(asked))?.clone(),
      put: async (asked: string | Request, response: Response) => {
        if (this.full) throw new DOMException("no space", "QuotaExceededError");
        entries.set(addressOf(asked), response);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (asked: string | Request) => entries.delete(addressOf(asked)),
    } as unknown as Cache;
  }

  async match(asked: string | Request, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, entries] of this.stored) {
      const found = cacheName === undefined || cacheName === name ? entries.get(addressOf(asked)) : undefined;
      if (found !== undefined) return found.clone();
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.stored.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  /** The paths in a cache, in the order they were stored. */
  pathsIn(name: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}

export const ORIGIN = "https://game.example";

function addressOf(asked: string | Request): string {
  return new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).href;
}
