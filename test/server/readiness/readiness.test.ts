import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../../server/index.ts";
import type { StoreHealth } from "../../../server/store/database/health.ts";
import type { LabServer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";

const HEALTHY: StoreHealth = { problem: null, freeBytes: 5_000_000_000 };

/** What the database says, and what an operator is told. */
const REASONS = [
  ["SQLITE_FULL", "no_space"],
  ["SQLITE_IOERR_WRITE", "data_unreachable"],
  ["SQLITE_READONLY", "read_only"],
  ["SQLITE_BUSY", "busy"],
  ["53100", "no_space"],
  ["25006", "read_only"],
  ["POSTGRES_UNREACHABLE", "data_unreachable"],
  ["SQLITE_CORRUPT", "failing"],
] as const;

afterEach(() => {
  vi.useRealTimers();
});

/** A listening server with a store whose check does what the test says, and a timer that the test moves. */
async function checkedServer() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const check = vi.fn<Store["checkHealth"]>(async () => HEALTHY);
  const lines: string[] = [];
  const server = await freshServer({
    wrapStore: (store) => ({ ...store, checkHealth: check }),
    log: pino({ level: "warn" }, { write: (line: string) => lines.push(line) }),
    environment: { METRICS_TOKEN: "letmein" },
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const afterSeconds = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return ready(server);
  };
  return { server, check, lines, afterSeconds };
}

async function ready(server: LabServer) {
  const { status, body } = await server.get("/api/ready");
  return status === 200 ? body.status : `${status} ${body.code} ${body.reason}`;
}

const failing = (code: string) => async () => {
  throw Object.assign(new Error("refused"), { code });
};

describe("/api/ready", () => {
  it("answers 503 with a reason while the trial write fails, and is ready as soon as it succeeds", async () => {
    const { check, lines, afterSeconds } = await checkedServer();
    for (const [code, reason] of REASONS) {
      expect(await afterSeconds(1)).toBe("ready");
      check.mockImplementation(failing(code));
      expect(await afterSeconds(2)).toBe(`503 not_ready ${reason}`);
      check.mockImplementation(async () => HEALTHY);
      expect(await afterSeconds(1)).toBe("ready");
    }
    // One line for each change, however often a probe asks.
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      REASONS.flatMap(([, reason]) => [{ msg: "not ready", reason }, { msg: "ready again" }]),
    );
  });

  it("tells an outage once, with the answers that it has spoilt, also one that was over before a look", async () => {
    const { server, check, lines, afterSeconds } = await checkedServer();
    expect(await afterSeconds(1)).toBe("ready");
    server.app.outage.answers = 3;
    server.app.outage.cause = "cut";
    expect(await afterSeconds(1)).toBe("ready");
    for (const code of ["POSTGRES_UNREACHABLE", "SQLITE_BUSY", "POSTGRES_UNREACHABLE"]) {
      check.mockImplementation(failing(code));
      server.app.outage.answers += 20;
      await afterSeconds(2);
    }
    check.mockImplementation(async () => HEALTHY);
    expect(await afterSeconds(1)).toBe("ready");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: "the database was away for a moment", answers: 3, cause: "cut" },
      { msg: "not ready", reason: "data_unreachable" },
      { msg: "not ready", reason: "busy" },
      { msg: "ready again", answers: 60 },
    ]);
  });

  it("answers 503 while the database does not answer, and is ready after it has", async () => {
    const { check, afterSeconds } = await checkedServer();
    let answer = (_health: StoreHealth): void => undefined;
    check.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(await afterSeconds(3)).toBe("ready");
    expect(await afterSeconds(1)).toBe("503 not_ready no_answer");
    answer(HEALTHY);
    check.mockImplementation(async () => HEALTHY);
    expect(await afterSeconds(1)).toBe("ready");
  });

  it("asks the database nothing: a timer does, once a second", async () => {
    const { server, check, afterSeconds } = await checkedServer();
    expect(check).toHaveBeenCalledTimes(1);
    await Promise.all(Array.from({ length: 50 }, () => ready(server)));
    expect(check).toHaveBeenCalledTimes(1);
    await afterSeconds(10);
    expect(check).toHaveBeenCalledTimes(11);
  });

  it("tells in the metrics as well, with the free space of the disk", async () => {
    const { server, check, afterSeconds } = await checkedServer();
    const metrics = async () => (await server.get("/metrics", { authorization: "Bearer letmein" })).body.text;
    expect(await metrics()).toMatch(/^ready 1$/m);
    expect(await metrics()).toMatch(/^store_free_bytes 5000000000$/m);
    check.mockImplementation(async () => ({ problem: "low_space", freeBytes: 1_000 }));
    expect(await afterSeconds(1)).toBe("503 not_ready low_space");
    expect(await metrics()).toMatch(/^ready 0$/m);
    expect(await metrics()).toMatch(/^store_free_bytes 1000$/m);
  });
});
