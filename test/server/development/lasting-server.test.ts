import fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { readStartupConfig, type StartupConfig } from "../../../server/configuration/startup-config.ts";
import { LastingServer } from "../../../server/development/lasting-server.ts";
import { LiveRules } from "../../../server/development/live-rules.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";
import { RawConnection } from "../raw-connection.ts";
import { dataFolder } from "../server-process.ts";

/** A server that lasts, whose first app answers with its name. */
function lastingServer() {
  const lasting = new LastingServer();
  onTestFinished(() => lasting.close());
  const open = async (name: string, add: (app: FastifyInstance) => void = () => {}) => {
    const app = fastify({ return503OnClosing: false, serverFactory: lasting.serverFactory });
    app.get("/", async () => name);
    app.post("/", async () => name);
    add(app);
    return { app, address: await app.listen({ port: 0, host: "127.0.0.1" }) };
  };
  return { lasting, open };
}

describe("the lasting server", () => {
  it("lets requests wait while one app replaces another, on the same connections (ABU-115)", async () => {
    const { lasting, open } = lastingServer();
    const { app, address } = await open("first");
    const one = new RawConnection(address);
    one.get("/");
    await one.receives(/first$/);
    lasting.hold();
    one.get("/");
    await app.close();
    const other = new RawConnection(address);
    other.get("/");
    await open("second");
    lasting.open();
    await one.receives(/second$/);
    await other.receives(/second$/);
  });

  it("answers 503 while there is no app, and serves the next one (ABU-115)", async () => {
    const { lasting, open } = lastingServer();
    const { app, address } = await open("first");
    lasting.hold();
    await app.close();
    const waiting = fetch(address, { method: "POST", body: "{}" });
    lasting.fail();
    for (const answer of [await waiting, await fetch(address)]) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(await answer.json()).toEqual({
        code: "unavailable",
        error: "The server could not begin anew: its console says why.",
      });
    }
    await open("second");
    lasting.open();
    expect(await (await fetch(address)).text()).toBe("second");
  });

  it("still passes gateway calls to the closing app, whose last answers need them", async () => {
    const { lasting, open } = lastingServer();
    const { app, address } = await open("first", (made) => {
      made.get("/dev/gateway/status", async () => "gateway");
      made.get("/slow", async () => {
        lasting.hold();
        const closed = made.close();
        const answer = await (await fetch(`${address}/dev/gateway/status`)).text();
        closed.then(() => lasting.fail());
        return answer;
      });
    });
    expect(await (await fetch(`${address}/slow`)).text()).toBe("gateway");
    expect((await fetch(`${address}/dev/gateway/status`)).status).toBe(503);
    expect(app.server.listening).toBeFalsy();
  });

  it("forgets requests whose client has left, and ends those that delay the close", async () => {
    const { lasting, open } = lastingServer();
    const { app, address } = await open("first", (made) => {
      made.get("/never", (_request, reply) => void reply.hijack());
    });
    const never = new RawConnection(address);
    const asked = new Promise((resolve) => app.server.once("request", resolve));
    never.get("/never");
    await asked;
    lasting.hold();
    const closed = app.close();
    app.server.closeAllConnections();
    await Promise.all([never.closed, closed]);
  });

  it("ends with its last app like any other", async () => {
    const { open } = lastingServer();
    const { app, address } = await open("first");
    await app.close();
    await expect(fetch(address)).rejects.toThrow();
  });
});

describe("rules with which no server could start", () => {
  it("are tried again when they are saved again (GAP-51)", async () => {
    const told: string[] = [];
    const begun: StartupConfig[] = [];
    const environment = { DATA_DIR: dataFolder() };
    const checked = readStartupConfig(environment, TEXTS_FOLDER);
    if (!checked.ok) throw new Error(checked.problems.join("\n"));
    const live = new LiveRules({
      start: checked.start,
      file: null,
      textsFolder: TEXTS_FOLDER,
      async restart(start) {
        begun.push(start);
        if (begun.length === 1) throw new Error("the disk is gone");
      },
      tell: (sentence) => told.push(sentence),
    });
    live.try({ start: { tcorvax: 7 } });
    await expect
      .poll(() => told)
      .toEqual([expect.stringMatching(/^The server cannot start: the disk is gone\n/)]);
    live.try({});
    await expect.poll(() => told.at(-1)).toMatch(/^New rules are in use/);
    expect(begun.map(({ rules }) => rules.start.tcorvax)).toEqual([7, 7]);
  });
});
