import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { builtServer, dataFolder } from "../server-process.ts";

/** Linux's disk that is always full. */
const FULL = "/dev/full";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

it.skipIf(!existsSync(FULL))(
  "a server whose log cannot be written still answers and ends with 0",
  async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const log = openSync(FULL, "w");
    const server = spawn(process.execPath, builtServer("main"), {
      env: { PATH: process.env.PATH ?? "", PORT: new URL(address).port, DATA_DIR: dataFolder() },
      stdio: ["ignore", log, "inherit"],
    });
    closeSync(log);
    onTestFinished(() => {
      server.kill("SIGKILL");
    });
    const ended = once(server, "exit");
    const statusOf = (path: string) =>
      fetch(`${address}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => statusOf("/api/health")).toBe(200);
    // Each of these writes a line.
    for (let asked = 0; asked < 5; asked++) expect(await statusOf("/nothing/api/there")).toBe(404);
    expect(await statusOf("/api/getGameState")).toBe(401);
    expect(await statusOf("/api/health")).toBe(200);
    server.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);
