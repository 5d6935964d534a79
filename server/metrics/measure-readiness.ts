import type { Registry } from "prom-client";
import { measuredGauge } from "./gauge.ts";
import type { NotReadyReason } from "./not-ready-reason.ts";
import type { ReadinessCheck } from "./readiness-check.ts";

/** What the last look at the database found. */
export function measureReadiness(
  metrics: Registry,
  check: ReadinessCheck,
  whyNotReady: () => NotReadyReason | null,
): void {
  measuredGauge(metrics, "ready", "1 while this process should get requests, otherwise 0", () =>
    whyNotReady() === null ? 1 : 0,
  );
  measuredGauge(
    metrics,
    "store_free_bytes",
    "Free bytes of the disk of the SQLite database",
    () => check.freeBytes ?? Number.NaN,
  );
}
