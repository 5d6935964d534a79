import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { TestPlayer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";

const MINUTE = 60_000;

/** A server with the lines that it logs, and a timer that the test moves. */
async function loggingServer(environment: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let isAway = false;
  const server = await freshServer({
    log,
    environment,
    wrapStore: (store) => ({
      ...store,
      readLab: async (playerId) => {
        if (isAway) throw Object.assign(new Error("refused"), { code: "POSTGRES_UNREACHABLE" });
        return store.readLab(playerId);
      },
    }),
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return {
    server,
    /** What was logged since it was asked last. */
    told: () =>
      lines
        .splice(0)
        .map(({ msg, status, player, reason, count }) => ({ msg, status, player, reason, count })),
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

describe("the log of refusals", () => {
  it("has one line a minute for a player and a reason, with how often it was (ABU-140)", async () => {
    const { server, told } = await loggingServer({ RATE_LIMIT_PER_SECOND: "1" });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    told();
    const refused = { status: 429, reason: "rate_limited" };
    /** How many of so many calls at once are refused. */
    const refusedOf = async (player: TestPlayer, calls: number) => {
      const answers = await Promise.all(Array.from({ length: calls }, () => player.get("getGameState")));
      return answers.filter(({ status }) => status === 429).length;
    };
    const ofAnn = await refusedOf(ann, 24);
    const ofBob = await refusedOf(bob, 24);
    expect(Math.min(ofAnn, ofBob)).toBeGreaterThan(10);
    expect(told()).toEqual([
      { ...refused, msg: "answered", player: ann.userId },
      { ...refused, msg: "answered", player: bob.userId },
    ]);
    vi.advanceTimersByTime(MINUTE);
    expect(told()).toEqual([
      { ...refused, msg: "answered alike", player: ann.userId, count: ofAnn - 1 },
      { ...refused, msg: "answered alike", player: bob.userId, count: ofBob - 1 },
    ]);
    vi.advanceTimersByTime(MINUTE);
    expect(told()).toEqual([]);
    const later = await refusedOf(ann, 24);
    await server.close();
    expect(told()).toEqual([
      { ...refused, msg: "answered", player: ann.userId },
      { ...refused, msg: "answered alike", player: ann.userId, count: later - 1 },
    ]);
  });

  it("has nothing of calls that fail because the database is away, which the readiness check tells", async () => {
    const { server, told, setAway } = await loggingServer();
    const ann = await server.player("Ann");
    told();
    setAway(true);
    for (let times = 0; times < 5; times++) expect((await ann.get("getGameState")).status).toBe(503);
    vi.advanceTimersByTime(MINUTE);
    expect(told()).toEqual([]);
    setAway(false);
    expect((await ann.get("getGameState")).status).toBe(200);
  });
});
