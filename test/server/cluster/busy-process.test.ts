import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePorts } from "./support/free-ports.ts";
import { hasProxy, LayoutProxy } from "./support/layout-proxy.ts";

/** Longer than a process of a machine that is not overloaded takes to answer anything. */
const LATE_MS = 3_000;

/** A process that says late that it is ready; counts how often it did. */
async function busyProcess() {
  const said = { ready: 0 };
  const server = createServer((request, response: ServerResponse) => {
    if (request.url !== "/api/ready") response.end("{}");
    else
      setTimeout(() => {
        said.ready += 1;
        response.end("{}");
      }, LATE_MS);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return { said, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.runIf(hasProxy)("a process behind the proxy that is busy", () => {
  it("keeps getting calls while it says late that it is ready @long", async () => {
    const { said, address } = await busyProcess();
    const [https = 0, http = 0, metrics = 0] = await freePorts(3);
    const proxy = await LayoutProxy.start({ https, http, metrics }, [address]);
    await expect.poll(() => said.ready, { timeout: 60_000 }).toBe(3);
    expect(proxy.sendsTo(0)).toBe(true);
  });
});
