import { hash } from "node:crypto";
import type { Clock } from "../../process/clock.ts";
import type { LimitStore } from "../../store/players/limits.ts";
import type { Endpoints } from "./endpoints.ts";

/** How long what the database told is good enough: an address rests for seconds at least. */
const KNOWN_MS = 1_000;

/**
 * Tells the other processes on a database which addresses of the gateway must not be called, and learns from them. While
 * the database cannot be asked, each process goes by its own failures.
 */
export class SharedRests {
  private readonly store: LimitStore;
  private readonly clock: Clock;
  private readonly endpoints: Endpoints;
  private learnedAt = Number.NEGATIVE_INFINITY;
  private learning: Promise<void> | null = null;

  constructor(store: LimitStore, clock: Clock, endpoints: Endpoints) {
    this.store = store;
    this.clock = clock;
    this.endpoints = endpoints;
    for (const endpoint of endpoints.inOrder())
      endpoint.onRest = (restMs) => {
        store.noteRest(nameOf(endpoint.url), restMs).catch(() => {});
      };
  }

  /** Lets the addresses rest for as long as any process has found; asks the database at most once a second. */
  learn(): Promise<void> {
    if (this.clock.now() < this.learnedAt + KNOWN_MS) return Promise.resolve();
    this.learning ??= this.ask()
      .catch(() => {})
      .finally(() => {
        this.learning = null;
      });
    return this.learning;
  }

  private async ask(): Promise<void> {
    const all = this.endpoints.inOrder();
    const rests = await this.store.restsOf(all.map(({ url }) => nameOf(url)));
    for (const endpoint of all) endpoint.rest(rests.get(nameOf(endpoint.url)) ?? 0);
    this.learnedAt = this.clock.now();
  }
}

/** Hashed, as an address may hold a key. */
function nameOf(url: string): string {
  return `rest of ${hash("sha256", url, "base64url")}`;
}
