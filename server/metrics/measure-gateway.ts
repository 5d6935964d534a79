import { Counter, Histogram, type Registry } from "prom-client";
import type { GatewayMeter } from "../ledger/gateway/fetch-with-failover.ts";
import { measuredGauge } from "./gauge.ts";

const BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the calls of the ledger's gateway. */
export function measureGateway(metrics: Registry): GatewayMeter {
  const registers = [metrics];
  const seconds = new Histogram({
    name: "gateway_call_seconds",
    help: "Time of a call to the ledger's gateway",
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const calls = new Counter({
    name: "gateway_calls_total",
    help: "Calls to the ledger's gateway: answered, refused for now, or failed",
    labelNames: ["outcome"],
    registers,
  });
  return {
    called: (outcome, ms) => {
      calls.inc({ outcome });
      seconds.observe(ms / 1000);
    },
    watch: (load) => {
      measuredGauge(
        metrics,
        "gateway_rest_seconds",
        "How long no gateway may be called",
        () => load().restMs / 1000,
      );
      measuredGauge(
        metrics,
        "gateway_budget_calls",
        "Calls left in the budget of this process",
        () => load().callsLeft,
      );
    },
  };
}
