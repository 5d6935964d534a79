import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../clock.ts";

/**
 * One address of the gateway, with its circuit breaker. After some failures in a row it is not asked for a while;
 * then one call tries it, and either opens it again or lets it rest once more. One that asks for a pause gets it.
 */
export class Endpoint {
  readonly url: string;
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

  /** For how long it is not to be asked, in milliseconds; 0 when it may be. */
  restMs(): number {
    const restMs = Math.max(0, this.restsUntil - this.clock.now());
    return restMs === 0 && this.tried ? this.breaker.restMs : restMs;
  }

  /** A call goes out to it. While it is on trial no other one does. */
  asked(): void {
    this.tried = this.failures >= this.breaker.failures;
  }

  answered(): void {
    this.failures = 0;
    this.tried = false;
  }

  /** It did not answer, or badly; it may have asked for a pause. */
  failed(pauseMs: number): void {
    this.failures += 1;
    this.tried = false;
    const broken = this.failures >= this.breaker.failures ? this.breaker.restMs : 0;
    const restMs = Math.max(broken, Math.min(pauseMs, this.breaker.longestRestMs));
    if (restMs > 0) this.restsUntil = this.clock.now() + restMs;
  }
}
