import { isIP } from "node:net";
import { describe, expect, it } from "vitest";
import { listenAddress } from "../../../server/http/connections.ts";
import { freshServer } from "../server-per-test.ts";

describe("the address a server listens at", () => {
  it("is one address for the name of this machine, so that there is one server (ABU-52)", async () => {
    expect(isIP(await listenAddress("localhost"))).not.toBe(0);
    const { app } = await freshServer();
    await app.listen({ port: 0, host: await listenAddress("localhost") });
    expect(app.addresses()).toHaveLength(1);
  });

  it.each(["127.0.0.1", "0.0.0.0", "::1", "::"])("is %s when that was configured", async (host) => {
    expect(await listenAddress(host)).toBe(host);
  });

  it("is refused for a name that does not exist", async () => {
    await expect(listenAddress("nothing.invalid")).rejects.toThrow("nothing.invalid");
  });
});
