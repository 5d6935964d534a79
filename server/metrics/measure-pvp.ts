import { Gauge } from "prom-client";
import type { AppDeps } from "../http/app-deps.ts";

/** Metrics of waiting players and running battles, counted when the metrics are read: both tables are small. */
export function measurePvp({ metrics, store }: Pick<AppDeps, "metrics" | "store">): void {
  const gauge = (name: string, help: string, count: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        // The other metrics are needed most while the database is away.
        this.set(await count().catch(() => Number.NaN));
      },
    });
  gauge("pvp_queue_length", "Players who wait for an opponent", async () => (await store.countPvp()).waiting);
  gauge("pvp_open_challenges", "Links that nobody has accepted yet", store.countChallenges);
  gauge("pvp_active_battles", "Battles that go on", async () => (await store.countPvp()).battles);
}
