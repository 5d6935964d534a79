import type { Clock } from "../process/clock.ts";

/** After a failure the next reading waits this long, so that a provider that is away is not asked by every player. */
const FAILURE_MS = 5_000;

interface Reading<Value> {
  value: Promise<Value>;
  begunAt: number;
  /** How long after its begin it is used. */
  lifetimeMs: number;
}

/** Something read from the provider and used until it is too old; all who ask at the same time share one reading. */
export class CachedDocument<Value> {
  private readonly read: () => Promise<Value>;
  private readonly clock: Clock;
  private readonly maxAgeMs: number;
  private current: Reading<Value> | null = null;

  constructor(read: () => Promise<Value>, clock: Clock, maxAgeMs: number) {
    this.read = read;
    this.clock = clock;
    this.maxAgeMs = maxAgeMs;
  }

  get(): Promise<Value> {
    const current = this.current;
    return current !== null && this.ageOf(current) < current.lifetimeMs ? current.value : this.begin();
  }

  /** Reads it again, unless that was last done less than `spacingMs` ago. */
  getNewer(spacingMs: number): Promise<Value> {
    const current = this.current;
    return current !== null && this.ageOf(current) < spacingMs ? current.value : this.begin();
  }

  private begin(): Promise<Value> {
    const reading = { value: this.read(), begunAt: this.clock.now(), lifetimeMs: this.maxAgeMs };
    this.current = reading;
    reading.value.catch(() => {
      reading.lifetimeMs = FAILURE_MS;
    });
    return reading.value;
  }

  /** A reading from the future counts as too old: the clock was set back. */
  private ageOf({ begunAt }: Reading<Value>): number {
    const age = this.clock.now() - begunAt;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }
}
