import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import { Endpoint } from "./endpoint.ts";

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
