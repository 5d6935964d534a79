import { Registry } from "prom-client";
import { describe, expect, it, vi } from "vitest";
import type { Store } from "../../../server/index.ts";
import { measureLogCopies } from "../../../server/metrics/measurements.ts";

describe("the metrics of PostgreSQL's archive and standbys", () => {
  it("are what one question at a reading tells, and not known while the database is away", async () => {
    const metrics = new Registry();
    const checkLogCopies = vi.fn<Store["checkLogCopies"]>(async () => ({
      isArchiveFailing: true,
      standbys: 2,
      behindBytes: 4096,
    }));
    measureLogCopies({ metrics, store: { checkLogCopies } as unknown as Store });
    const values = async () => (await metrics.metrics()).match(/^postgres_\w+ \S+$/gm);
    expect(await values()).toEqual([
      "postgres_archive_failing 1",
      "postgres_standbys 2",
      "postgres_standby_lag_bytes 4096",
    ]);
    expect(checkLogCopies).toHaveBeenCalledTimes(1);
    checkLogCopies.mockRejectedValue(new Error("away"));
    expect((await values())?.map((line) => line.split(" ")[1])).toEqual(["Nan", "Nan", "Nan"]);
  });
});
