import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";

/** How much the clocks of two machines may differ before what one of them has stored is not believed. */
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

  /** Lets it rest because another process has found out that it should. A pause longer than any may be is none. */
  rest(forMs: number): void {
    const restMs = forMs > this.breaker.longestRestMs + CLOCKS_DIFFER_MS ? 0 : forMs;
    this.restsUntil = Math.max(this.restsUntil, this.clock.now() + restMs);
  }
}
