import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../clock.ts";
import { Endpoint } from "./endpoint.ts";

/**
 * The addresses of the gateway. One of them is asked for as long as it answers; when it fails the next one is. What
 * they tell is never older than what another one has told before: of two that are not equally far, the one behind
 * has to catch up first.
 */
export class Endpoints {
  private readonly all: Endpoint[];
  private current = 0;
  /** The newest state version that was believed, and who told it. */
  private newest: { stateVersion: number; by: Endpoint } | null = null;

  constructor(urls: readonly string[], clock: Clock, breaker: RuleSet["gateway"]["breaker"]) {
    this.all = urls.map((url) => new Endpoint(url, clock, breaker));
  }

  get count(): number {
    return this.all.length;
  }

  /** All of them, the one that answered last first. */
  inOrder(): Endpoint[] {
    return [...this.all.slice(this.current), ...this.all.slice(0, this.current)];
  }

  /** For how long none of them is to be asked, in milliseconds. */
  restMs(): number {
    return Math.min(...this.all.map((endpoint) => endpoint.restMs()));
  }

  /** A good answer; null where it tells no state version. */
  answered(endpoint: Endpoint, stateVersion: number | null): void {
    endpoint.answered();
    this.current = this.all.indexOf(endpoint);
    if (stateVersion !== null && stateVersion >= (this.newest?.stateVersion ?? 0))
      this.newest = { stateVersion, by: endpoint };
  }

  /** Whether it is behind what another one has told; a little back and forth of one and the same is its own. */
  isBehind(endpoint: Endpoint, stateVersion: number | null): boolean {
    if (stateVersion === null || this.newest === null || this.newest.by === endpoint) return false;
    return stateVersion < this.newest.stateVersion;
  }
}
