import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { eventLines } from "../bench/pvp/crowd/event-lines.ts";
import { HttpBrowser } from "../server/pvp/support/browser.ts";

it("a crowd's player who goes on to another battle hangs up, and the end of the load breaks nothing then", async () => {
  const server = createServer((_, response) => {
    response.writeHead(200).write('data: {"version":1}\n');
  }).listen();
  const hungUp = once(server, "connection").then(([socket]) => once(socket, "close"));
  await once(server, "listening");
  const browser = new HttpBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const end = new AbortController();
  for await (const line of eventLines(browser, "one", end.signal)) {
    expect(line).toBe('data: {"version":1}');
    break;
  }
  await hungUp;
  end.abort();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
