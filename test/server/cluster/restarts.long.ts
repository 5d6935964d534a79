import { describe, expect, it } from "vitest";
import { restartUnderLoad } from "./support/restarts.ts";

describe("processes behind the proxy of the layout", () => {
  it("are restarted ten times under load, and no call through the proxy fails", async () => {
    const { answered, failed, drains } = await restartUnderLoad({ restarts: 10, players: 6 });
    process.stdout.write(`10 restarts: ${answered} calls, ${failed.length} failed\n`);
    expect(failed).toEqual([]);
    expect(drains).toBe(10);
  });
});
