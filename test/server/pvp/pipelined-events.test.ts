import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { TestPlayer } from "../lab-server.ts";
import { RawConnection } from "../raw-connection.ts";
import { freshDuel } from "./duel.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("two event streams pipelined on one connection", () => {
  it("are independent: the second ends with its session, the first and the process continue (ABU-08)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const uncaught = uncaughtErrors();
    const duel = await freshDuel();
    const { app } = duel.world.world.server;
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const responses: ServerResponse[] = [];
    app.server.on("request", (_request: IncomingMessage, response: ServerResponse) =>
      responses.push(response),
    );
    const first = duel.mover.browser;
    const second = await duel.world.anotherBrowser(duel.mover);
    if (!(first instanceof TestPlayer)) throw new Error("The mover has no session.");

    const connection = new RawConnection(address);
    connection.get(`/api/${duel.call}/events`, { cookie: `sid=${first.sid}` });
    connection.get(`/api/${duel.call}/events`, { cookie: `sid=${second.sid}` });
    await connection.receives(/data: {"version":0}/);
    await vi.waitFor(() => expect(responses[1]?.headersSent).toBe(true));
    await second.post("logout");
    await vi.advanceTimersByTimeAsync(15_000);
    await vi.waitFor(() => expect(responses[1]?.writableEnded).toBe(true));
    await duel.acted(duel.mover, { type: "endTurn" });

    await connection.receives(/data: {"version":1}/);
    expect((await duel.mover.battle(duel.battleId)).yourTurn).toBe(false);
    expect(uncaught).toEqual([]);
  });
});

/** What nobody caught: it would end the process of a real server. */
function uncaughtErrors(): unknown[] {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => {
    uncaught.push(error);
  };
  process.on("uncaughtException", note);
  onTestFinished(() => {
    process.off("uncaughtException", note);
  });
  return uncaught;
}
