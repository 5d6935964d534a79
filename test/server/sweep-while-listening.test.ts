import Fastify from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { App } from "../../server/http/app-deps.ts";
import { sweepWhileListening } from "../../server/http/sweep-while-listening.ts";

const EVERY_MS = 500;

/** A listening server whose sweeps wait until they are let go. */
async function sweepingServer() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  const sweeps: (() => void)[] = [];
  const sweep = () => new Promise<void>((resolve) => sweeps.push(resolve));
  sweepWhileListening(
    app as unknown as App,
    { log: app.log },
    { everyMs: EVERY_MS, sweep, failure: "failed" },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, sweeps };
}

describe("sweeping", () => {
  it("begins with listening and never runs twice at the same time", async () => {
    const { app, sweeps } = await sweepingServer();
    expect(sweeps).toHaveLength(1);
    vi.advanceTimersByTime(3 * EVERY_MS);
    expect(sweeps).toHaveLength(1);
    sweeps[0]?.();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(EVERY_MS);
      expect(sweeps).toHaveLength(2);
    });
    sweeps[1]?.();
    await app.close();
  });

  it("is waited for when the server closes, and ends with it", async () => {
    const { app, sweeps } = await sweepingServer();
    let closed = false;
    const closing = app.close().then(() => {
      closed = true;
    });
    await new Promise(setImmediate);
    expect(closed).toBe(false);
    sweeps[0]?.();
    await closing;
    vi.advanceTimersByTime(3 * EVERY_MS);
    expect(sweeps).toHaveLength(1);
  });
});
