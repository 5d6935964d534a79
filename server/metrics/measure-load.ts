import { Gauge } from "prom-client";
import type { AppDeps } from "../http/app-deps.ts";
import { measuredGauge } from "./gauge.ts";

/** How busy the store is when the metrics are read. */
export function measureLoad({ metrics, store }: Pick<AppDeps, "metrics" | "store">): void {
  const help = "Changes that wait for a connection, or on SQLite for the next commit";
  measuredGauge(metrics, "store_waiting_changes", help, () => store.load().waiting);
  new Gauge({
    name: "store_connections",
    help: "Connections to PostgreSQL, in use or idle",
    labelNames: ["state"],
    registers: [metrics],
    collect() {
      const { connections } = store.load();
      if (connections === null) return;
      this.set({ state: "used" }, connections.open - connections.idle);
      this.set({ state: "idle" }, connections.idle);
    },
  });
}
