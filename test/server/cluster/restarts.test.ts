import { describe, expect, it } from "vitest";
import { hasPostgres } from "../../postgres/fresh-postgres.ts";
import { hasProxy } from "./support/layout-proxy.ts";
import { restartUnderLoad } from "./support/restarts.ts";

describe.runIf(hasPostgres && hasProxy)("processes behind the proxy of the layout", () => {
  it("are restarted one after the other under load, and no call through the proxy fails", async () => {
    const { answered, failed, drains } = await restartUnderLoad({ restarts: 2 });
    expect(failed).toEqual([]);
    expect(drains).toBe(2);
    expect(answered).toBeGreaterThan(20);
  });
});
