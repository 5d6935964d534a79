import { Counter, Histogram, type Registry } from "prom-client";
import type { StoreMeter } from "../store/health.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Measures the changes of a store. */
export function measureChanges(metrics: Registry): StoreMeter {
  const registers = [metrics];
  const seconds = new Histogram({
    name: "store_change_seconds",
    help: "Time from asking for a change until it is durable",
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: "store_failed_changes_total",
    help: "Changes that could not be stored",
    registers,
  });
  const repeats = new Counter({
    name: "store_repeated_changes_total",
    help: "Times a change began anew because of another one, a lock or a lost connection",
    registers,
  });
  return {
    ended: (ms, done) => {
      if (done) seconds.observe(ms / 1000);
      else failures.inc();
    },
    repeated: () => repeats.inc(),
  };
}
