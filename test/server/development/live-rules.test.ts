import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readStartupConfig } from "../../../server/configuration/startup-config.ts";
import { type LiveServer, openLive } from "../../../server/development/run-live.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";

const folder = mkdtempSync(join(tmpdir(), "lab-live-"));
const file = join(folder, "my-rules.json");
const environment = {
  DATA_DIR: join(folder, "data"),
  PORT: "0",
  RULES: file,
  RATE_LIMIT_PER_SECOND: "0",
};
let server: LiveServer;
let cookie = "";

async function open(): Promise<LiveServer> {
  const checked = readStartupConfig(environment, TEXTS_FOLDER);
  if (!checked.ok) throw new Error(checked.problems.join("\n"));
  const log = pino({ level: "silent" });
  return openLive({ start: checked.start, clientFolder: null, environment, textsFolder: TEXTS_FOLDER, log });
}

beforeAll(async () => {
  writeFileSync(file, '{ "start": { "tcorvax": 100 } }');
  server = await open();
  const answer = await call("POST", "auth/dev", { name: "Ada" });
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
});

afterAll(async () => {
  await server.close(0);
  rmSync(folder, { recursive: true, force: true });
});

function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${server.address}/api/${path}`, {
    method,
    headers: {
      cookie,
      origin: server.address,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function read(path: string) {
  return (await call("GET", path)).json();
}

/** Waits until the server plays by other rules than before. */
async function nextRules(change: () => unknown): Promise<void> {
  const before = server.live.start.rulesHash;
  await change();
  await expect.poll(() => server.live.start.rulesHash, { timeout: 60_000 }).not.toBe(before);
  await expect
    .poll(async () => (await read("rules").catch(() => null))?.hash, { timeout: 60_000 })
    .toBe(server.live.start.rulesHash);
}

async function tryNumber(key: string, value: number): Promise<void> {
  await call("POST", "dev/rules", { numbers: [{ key, value }] });
}

/** Saves the overlay as many editors do: a new file takes the place of the old one. */
function save(content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

describe("a development server", () => {
  it("plays by its overlay as soon as the file is saved, and keeps sessions and labs (GAP-51, GAP-72)", async () => {
    const lab = await read("getGameState");
    expect(lab.tcorvax).toBe("100");
    await nextRules(() => save('{ "start": { "tcorvax": 7 }, "catLair": { "catNipsBase": 8 } }'));
    const { rules } = await read("rules");
    expect(rules.catLair.catNipsBase).toBe(8);
    expect((await read("getGameState")).tcorvax).toBe("100");
  });

  it("keeps its rules while the file is wrong, and says why (GAP-51)", async () => {
    const told = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const before = server.live.start.rulesHash;
    save('{ "catLair": { "catNipBase": 9 } }');
    await expect
      .poll(async () => (await read("dev/rules")).problems, { timeout: 60_000 })
      .toEqual([
        expect.stringMatching(
          /my-rules\.json:1:16: catLair\.catNipBase: .*; did you mean catLair\.catNipsBase\?$/,
        ),
      ]);
    expect((await read("rules")).hash).toBe(before);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^The rules stay as they were\. .*catNipBase/));
  });

  it("lists the differences from the shipped rules, and tries other numbers on top of the file (GAP-51)", async () => {
    await nextRules(() => save('{ "catLair": { "catNipsBase": 8 } }'));
    await nextRules(async () => {
      const tried = await call("POST", "dev/rules", { numbers: [{ key: "battle.costs.attack", value: 3 }] });
      expect(await tried.json()).toEqual({ problems: [] });
    });
    const { changes, problems, numbers, file: followed } = await read("dev/rules");
    expect(changes).toEqual([
      { key: "catLair.catNipsBase", shipped: "5", now: "8" },
      { key: "battle.costs.attack", shipped: "2", now: "3" },
    ]);
    expect({ problems, followed }).toEqual({ problems: [], followed: file });
    expect(numbers).toContainEqual({
      key: "battle.costs.attack",
      what: "Energy of an attack",
      value: 3,
      shipped: 2,
    });
  });

  it("refuses numbers that contradict others, and keeps its rules (GAP-51)", async () => {
    const before = server.live.start.rulesHash;
    const tried = await call("POST", "dev/rules", { numbers: [{ key: "battle.costs.attack", value: 26 }] });
    expect(await tried.json()).toEqual({
      problems: [
        expect.stringMatching(
          /battle\.costs\.attack: found 26, allowed: at most 25, which is battle\.energy\.cap$/,
        ),
      ],
    });
    expect(server.live.start.rulesHash).toBe(before);
  });

  it("answers every call that is made while it begins anew, once and twice in a row (ABU-115)", async () => {
    const statuses: number[] = [];
    const ask = async (path: string) => statuses.push((await call("GET", path)).status);
    const one = async () => {
      for (let times = 0; times < 50; times++) await ask("getGameState");
    };
    await nextRules(async () => {
      await tryNumber("battle.costs.attack", 4);
      await Promise.all([one(), ...Array.from({ length: 20 }, () => ask("dev/rules"))]);
    });
    await tryNumber("battle.costs.attack", 5);
    await tryNumber("battle.costs.attack", 6);
    await tryNumber("battle.costs.attack", 26);
    await one();
    expect(statuses).toEqual(statuses.map(() => 200));
    await expect.poll(async () => (await read("rules")).rules.battle.costs.attack).toBe(6);
  });

  it("finishes a call that had begun before it begins anew (ABU-115)", async () => {
    const body = '{"eggs":"1"}';
    const begun = request(`${server.address}/api/dev/grant`, {
      method: "POST",
      headers: {
        cookie,
        origin: server.address,
        "content-type": "application/json",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    begun.flushHeaders();
    await once(begun, "continue");
    const restarted = nextRules(() => tryNumber("battle.costs.attack", 7));
    const waits = call("GET", "getGameState");
    begun.end(body);
    const [answer] = await once(begun, "response");
    expect([answer.statusCode, (await waits).status]).toEqual([200, 200]);
    await restarted;
  });

  it("answers waiting requests when it is closed during a restart (ABU-115)", async () => {
    await tryNumber("battle.costs.attack", 8);
    const waits = Array.from({ length: 3 }, () => call("GET", "getGameState"));
    await server.close(0);
    expect((await Promise.all(waits)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect(call("GET", "getGameState")).rejects.toThrow();
    server = await open();
  });
});
