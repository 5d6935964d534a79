import type { ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { newGameProcess } from "../../../../rules/cli/workbench/game-process.ts";
import { logIn, playDays, rulesTaken } from "../../../../rules/cli/workbench/lab-game.ts";
import { ask } from "./ask.ts";
import { withWorkbench } from "./open-for-test.ts";

const DAY_MS = 86_400_000;

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text === "" ? {} : JSON.parse(text);
}

/** A game that takes every command, and notes when it came by its clock. */
async function withGame(
  use: (address: string, calls: { at: number; path: string; body: object }[]) => Promise<void>,
) {
  const calls: { at: number; path: string; body: object }[] = [];
  const levels = new Map<string, number>();
  let now = DAY_MS;
  const server = createServer(async (request, response) => {
    const body = await jsonOf(request);
    const path = request.url ?? "";
    if (path === "/api/dev/clock") now += Number(body.advanceMs);
    else calls.push({ at: now - DAY_MS, path, body });
    const id = `machine ${calls.length}`;
    if (path === "/api/buildMachine") levels.set(id, 1);
    if (path === "/api/upgradeMachine")
      levels.set(String(body.machineId), (levels.get(String(body.machineId)) ?? 0) + 1);
    const machines = [...levels.values()].map((level) => ({ level }));
    const isLoggedIn = path === "/api/auth/dev" || request.headers.cookie === "sid=secret";
    response.setHeader("set-cookie", "sid=secret; HttpOnly");
    response.writeHead(isLoggedIn ? 200 : 401);
    response.end(JSON.stringify({ now, machine: { id }, machines, tcorvax: "0" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls);
  server.close();
}

const newcomer = { overlay: {}, hash: "", player: "newcomer" };

describe("a lab at a chosen day", () => {
  it("a policy plays its lab up to the chosen day by the game's own commands, each at its time (GAP-51)", () =>
    withGame(async (address, calls) => {
      const game = await logIn(address, "Day 5");
      const told: number[] = [];
      await playDays(game, { ...newcomer, day: 5 }, (done, total) => told.push(done, total));
      const [first, ...others] = calls;
      expect(first).toMatchObject({ path: "/api/auth/dev", body: { name: "Day 5" } });
      const built = others.filter(({ path }) => path === "/api/buildMachine");
      expect(built[0]).toMatchObject({ at: 0, body: { machineType: "catLair", room: 1 } });
      const activated = others.filter(({ path }) => path === "/api/activateMachine");
      expect(activated[0]?.body).toEqual({ machineId: "machine 2" });
      expect(others.filter(({ at }) => at < 0 || at > 4 * DAY_MS)).toEqual([]);
      expect(others.at(-2)?.path).toBe("/api/dev/grant");
      expect(told.at(-1)).toBe(told.at(-2));
    }));

  it("ends with a sentence where its game never takes the draft's rules (GAP-51)", async () => {
    const hashes = ["shipped", "shipped", "draft"];
    let looks = 0;
    const game = {
      async call<Reply>() {
        looks += 1;
        return { rulesHash: hashes.shift() ?? "shipped" } as Reply;
      },
    };
    await rulesTaken(game, "draft", async () => undefined);
    expect(looks).toBe(3);
    await expect(rulesTaken(game, "draft", async () => undefined)).rejects.toThrow(
      "The game did not take the draft's rules within a minute",
    );
    expect(looks).toBe(3 + 200);
  });

  it("ends with a sentence where its game takes a command and never answers it (GAP-51)", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    await expect(logIn(`http://127.0.0.1:${port}`, "Day 5", 20)).rejects.toThrow(
      "The game of the lab does not answer any more: make the lab again; your draft is kept.",
    );
    silent.closeAllConnections();
    silent.close();
  });

  it("on its first day nothing was played (GAP-51)", () =>
    withGame(async (address, calls) => {
      await playDays(await logIn(address, "Day 1"), { ...newcomer, day: 1 }, () => undefined);
      expect(calls.map(({ path }) => path)).toEqual(["/api/auth/dev", "/api/getGameState"]);
    }));

  it.each([
    [{ day: 0 }, "The day must be a whole number from 1 to 180."],
    [{ day: 181 }, "The day must be a whole number from 1 to 180."],
    [{ day: 2.5 }, "The day must be a whole number from 1 to 180."],
    [{ day: "2" }, "The day must be a whole number from 1 to 180."],
    [{ player: "nobody" }, "The player must be one of active, twice-a-day, weekends, greedy, newcomer."],
    [{ overlay: { start: 1 } }, "draft: start: found 1"],
  ])("refuses %j in one sentence, and starts no game (GAP-51)", (change, sentence) =>
    withWorkbench(async (opened) => {
      const order = { overlay: {}, day: 14, player: "active", ...change };
      const { status, json } = await ask(opened, ["POST", "/api/lab"], order);
      expect([status, String(json.error).startsWith(sentence) || json.error]).toEqual([400, true]);
      expect((await ask(opened, ["GET", "/api/lab"])).json).toMatchObject({ state: "none", problem: null });
    }),
  );
});

describe("a game that the workbench starts", () => {
  it("ends with a sentence once it has not answered for five minutes, and can be started again (GAP-51)", async () => {
    const signals: unknown[] = [];
    let now = 0;
    let started = 0;
    const launch = () => {
      started += 1;
      return Object.assign(new EventEmitter(), { kill: (signal: string) => signals.push(signal) });
    };
    // Nothing listens there.
    const nowhere = "http://127.0.0.1:1";
    const game = newGameProcess(
      nowhere,
      {},
      () => launch() as unknown as ChildProcess,
      () => now,
    );
    expect((await game.start()).state).toBe("starting");
    now = 5 * 60_000;
    expect(await game.look()).toMatchObject({ state: "starting", problem: null });
    now += 1;
    expect(await game.look()).toMatchObject({
      state: "away",
      problem:
        "The game has not answered for 5 minutes and was ended. Start it again, best while nothing else is busy here; your draft is kept.",
    });
    expect(signals).toEqual(["SIGKILL"]);
    expect(await game.start()).toMatchObject({ state: "starting", problem: null });
    expect([(await game.look()).state, started]).toEqual(["starting", 2]);
  });
});
