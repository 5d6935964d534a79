import { hash } from "node:crypto";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import type { LimitStore } from "../../store/players/limits.ts";

/**
 * The addresses of the gateway. The same one is called as long as it answers; when it fails, the next one is
 * called. An address whose state version is behind another one's must catch up first, so that answers never
 * go back in time.
 */
export class Endpoints {
  private readonly all: Endpoint[];
  private current = 0;
  /** The newest state version that was accepted, and the address it came from. */
  private newest: { stateVersion: number; by: Endpoint } | null = null;

  constructor(urls: readonly string[], clock: Clock, breaker: RuleSet["gateway"]["breaker"]) {
    this.all = urls.map((url) => new Endpoint(url, clock, breaker));
  }

  get count(): number {
    return this.all.length;
  }

  /** All addresses, beginning with the one that answered last. */
  inOrder(): Endpoint[] {
    return [...this.all.slice(this.current), ...this.all.slice(0, this.current)];
  }

  /** Milliseconds for which none of them may be called. */
  restMs(): number {
    return Math.min(...this.all.map((endpoint) => endpoint.restMs()));
  }

  /** Records a good answer; `stateVersion` is null if the answer has none. */
  answered(endpoint: Endpoint, stateVersion: number | null): void {
    endpoint.answered();
    this.current = this.all.indexOf(endpoint);
    if (stateVersion !== null && stateVersion >= (this.newest?.stateVersion ?? 0))
      this.newest = { stateVersion, by: endpoint };
  }

  /**
   * Whether its state version is behind another address's; small steps back of the same address are allowed.
   */
  isBehind(endpoint: Endpoint, stateVersion: number | null): boolean {
    if (stateVersion === null || this.newest === null || this.newest.by === endpoint) return false;
    return stateVersion < this.newest.stateVersion;
  }
}

/** The difference between two machines' clocks up to which a stored pause is believed. */
const CLOCKS_DIFFER_MS = 10_000;

/**
 * One address of the gateway with a circuit breaker. After several failures in a row it gets no calls for a
 * while; then a single trial call either closes the breaker or starts another pause. A pause that the address
 * asks for is respected as well.
 */
export class Endpoint {
  readonly url: string;
  /** Called with the milliseconds for which it must not be called from now on. */
  onRest: (restMs: number) => void = () => {};
  private readonly clock: Clock;
  private readonly breaker: RuleSet["gateway"]["breaker"];
  private failures = 0;
  private restsUntil = Number.NEGATIVE_INFINITY;
  private tried = false;

  constructor(url: string, clock: Clock, breaker: RuleSet["gateway"]["breaker"]) {
    this.url = url.replace(/\/$/, "");
    this.clock = clock;
    this.breaker = breaker;
  }

  /** Milliseconds for which it must not be called; 0 when it may be. */
  restMs(): number {
    const restMs = Math.max(0, this.restsUntil - this.clock.now());
    return restMs === 0 && this.tried ? this.breaker.restMs : restMs;
  }

  /** Records that a call goes out. During a trial no second call is allowed. */
  asked(): void {
    this.tried = this.failures >= this.breaker.failures;
  }

  answered(): void {
    this.failures = 0;
    this.tried = false;
  }

  /** Records a missing or bad answer, and the pause that it may have asked for. */
  failed(pauseMs: number): void {
    this.failures += 1;
    this.tried = false;
    const broken = this.failures >= this.breaker.failures ? this.breaker.restMs : 0;
    const restMs = Math.max(broken, Math.min(pauseMs, this.breaker.longestRestMs));
    if (restMs === 0) return;
    this.restsUntil = this.clock.now() + restMs;
    this.onRest(restMs);
  }

  /**
   * Applies a pause that another process has found. Ignores one that is longer than any pause may be: the clocks of
   * the two machines differ then.
   */
  rest(forMs: number): void {
    const restMs = forMs > this.breaker.longestRestMs + CLOCKS_DIFFER_MS ? 0 : forMs;
    this.restsUntil = Math.max(this.restsUntil, this.clock.now() + restMs);
  }
}

/** How long an answer of the database is used: an address rests for at least some seconds. */
const KNOWN_MS = 1_000;

/**
 * Shares with the other processes on a database which addresses of the gateway must not be called. While the database
 * cannot be asked, each process relies on its own failures.
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

/** Hashed, as an address may contain a key. */
function nameOf(url: string): string {
  return `rest of ${hash("sha256", url, "base64url")}`;
}
