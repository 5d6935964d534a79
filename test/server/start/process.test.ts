import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { PROJECT_FOLDER } from "../../../server/start/project.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { BOT_TOKEN } from "../lab-server.ts";
import { RawConnection } from "../raw-connection.ts";
import { builtServer, dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

const LAIR = { machineType: "catLair", x: 0, y: 0, room: 1 };

describe("the server as a process", () => {
  it("exits with 0 on SIGTERM, and the next start finds every lab unchanged (LAB-025)", async () => {
    const DATA_DIR = dataFolder();
    const first = new ServerProcess({ DATA_DIR });
    const ann = new HttpPlayer(await first.listening());
    await ann.logIn("Ann");
    await ann.send("buildMachine", LAIR);
    const before = await ann.state();
    expect(await first.kill("SIGTERM")).toBe(0);

    const second = new ServerProcess({ DATA_DIR });
    const again = new HttpPlayer(await second.listening());
    await again.logIn("Ann");
    expect((await again.state()).machines).toEqual(before.machines);
  });

  it("finishes a running request after SIGTERM, then exits with 0 @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder() });
    const ann = new HttpPlayer(await server.listening());
    await ann.logIn("Ann");
    const begun = ann.begin("dev/grant", '{"eggs":"1"}'.length);
    await once(begun, "continue");
    const exit = server.kill("SIGTERM");
    await expect.poll(() => ann.refusesConnections()).toBe(true);
    begun.end('{"eggs":"1"}');
    const [answer] = await once(begun, "response");
    expect(answer.statusCode).toBe(200);
    expect(await exit).toBe(0);
  });

  it("exits with 0 on SIGTERM while request bodies are still incomplete (ABU-52) @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder() });
    const address = await server.listening();
    const slow = Array.from({ length: 30 }, () => new RawConnection(address));
    await Promise.all(slow.map((connection) => connection.beginPost("/api/auth/dev", 100)));
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("exits with 0 on SIGTERM while its gateway does not answer (CON-91) @long", async () => {
    const gateway = createServer();
    onTestFinished(() => {
      gateway.closeAllConnections();
      gateway.close();
    });
    const asked = once(gateway, "request");
    await once(gateway.listen(0, "127.0.0.1"), "listening");
    const GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const server = new ServerProcess({ DATA_DIR: dataFolder(), LEDGER_NETWORK: "dev", GATEWAY_URL });
    await server.listening();
    await asked;
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("logs and counts a promise that is rejected while nobody waits for it, and goes on (ABU-96) @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), METRICS_PORT: "0" }, [
      ...planted("Promise.reject(new Error('planted'))"),
      ...builtServer("main"),
    ]);
    const ann = new HttpPlayer(await server.listening());
    const [, metrics = ""] = await server.logs(/metrics at (http:\S+\/metrics)/);
    const count = async () =>
      /^unhandled_rejections_total (\d+)$/m.exec(await (await fetch(metrics)).text())?.[1];
    expect(await count()).toBe("0");
    for (let times = 1; times <= 2; times++) {
      server.child.kill("SIGWINCH");
      await expect.poll(count).toBe(String(times));
    }
    expect(server.stdout).toMatch(
      /"level":50.*"message":"planted".*a promise was rejected and nobody waited for it/,
    );
    await ann.logIn("Ann");
    expect((await ann.state()).machines).toEqual([]);
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("closes with 1 after an exception that nobody caught @long", async () => {
    const words = [...planted("setImmediate(() => { throw new Error('planted'); })"), ...builtServer("main")];
    const server = new ServerProcess({ DATA_DIR: dataFolder() }, words);
    await server.listening();
    server.child.kill("SIGWINCH");
    expect(await server.exit).toBe(1);
    expect(server.stdout).toContain("closing after an error");
  });

  it("stores either payment and machine or neither when it is killed between request and answer @long", async () => {
    const DATA_DIR = dataFolder();
    const server = new ServerProcess({ DATA_DIR, RATE_LIMIT_PER_SECOND: "0" });
    const ann = new HttpPlayer(await server.listening());
    await ann.logIn("Ann");
    const asked = Array.from({ length: 40 }, () =>
      ann.send("dev/grant", { tcorvax: "1", eggs: "1" }).catch(() => null),
    );
    const answered = await Promise.race(asked);
    await server.kill("SIGKILL");
    const answers = (await Promise.all(asked)).filter((answer) => answer?.status === 200);
    expect(answered?.status).toBe(200);

    const database = openDatabase(join(DATA_DIR, "game.sqlite"));
    expect(database.prepare("PRAGMA integrity_check").pluck().get()).toBe("ok");
    const row = database.prepare<[], { state: string }>("SELECT state FROM labs").get();
    database.close();
    const { resources } = JSON.parse(row?.state ?? "{}");
    expect(resources.tcorvax - 300_000).toBe(resources.eggs);
    expect(resources.eggs).toBeGreaterThanOrEqual(answers.length * 1000);
  });

  it("counts one of two parallel builds sent to two processes on one database, and both show it (ABU-27) @long", async () => {
    const DATA_DIR = dataFolder();
    const servers = [new ServerProcess({ DATA_DIR }), new ServerProcess({ DATA_DIR })];
    const players = await Promise.all(
      servers.map(async (server) => new HttpPlayer(await server.listening())),
    );
    for (const player of players) await player.logIn("Ann");
    for (const player of players) await player.state();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => players[index % 2]?.send("buildMachine", LAIR)),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    for (const player of players) {
      const { tcorvax, machines } = await player.state();
      expect({ tcorvax, machines: machines.length }).toEqual({ tcorvax: "290", machines: 1 });
    }
    await players[0]?.send("upgradeMachine", { machineId: (await players[1]?.state())?.machines[0]?.id });
    expect((await players[1]?.state())?.machines[0]?.level).toBe(2);
  });

  it.each([
    ["the built server", undefined],
    ["npm start @long", ["--import", "tsx", "server/start/start.ts"]],
    ["npm run dev @long", ["--import", "tsx", "server/start/dev.ts"]],
  ])(
    "reports a port in use in one sentence and exits with 1, before anything is built: %s (ABU-115)",
    async (_, words) => {
      const other = createServer().listen(0, "127.0.0.1");
      onTestFinished(() => void other.close());
      await once(other, "listening");
      const { port } = other.address() as AddressInfo;
      const second = new ServerProcess({ DATA_DIR: dataFolder(), PORT: String(port) }, words);
      expect(await second.exit).toBe(1);
      expect(second.stderr).toBe(`127.0.0.1:${port} is already in use: set PORT to a free port.\n`);
      expect(second.stdout).not.toContain("Building");
    },
  );

  it.each(["PORT", "METRICS_PORT"])(
    "finds a %s that is taken before it migrates the data of an earlier release",
    async (variable) => {
      const other = createServer().listen(0, "127.0.0.1");
      onTestFinished(() => void other.close());
      await once(other, "listening");
      const { port } = other.address() as AddressInfo;
      const DATA_DIR = dataFolder();
      const before = readFileSync(new URL("../../fixtures/0.2.0/game.sqlite", import.meta.url));
      writeFileSync(join(DATA_DIR, "game.sqlite"), before);
      const server = new ServerProcess({ DATA_DIR, [variable]: String(port) });
      expect(await server.exit).toBe(1);
      expect(server.stderr).toMatch(new RegExp(`^[^\\n]*\\b${port}\\b[^\\n]*free port\\.\\n$`));
      expect(readFileSync(join(DATA_DIR, "game.sqlite")).equals(before)).toBe(true);
    },
  );

  it("serves only the metrics on METRICS_PORT, to this machine and without a token @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), METRICS_PORT: "0" });
    const address = await server.listening();
    const metrics = /metrics at (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(server.stdout)?.[1] ?? "";
    const answer = await fetch(metrics);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("pvp_active_battles 0");
    for (const url of [new URL("/", metrics), new URL("/api/health", metrics), `${address}/metrics`])
      expect((await fetch(url)).status).toBe(404);
    expect((await fetch(metrics, { method: "POST" })).status).toBe(404);
    expect(await server.kill("SIGTERM")).toBe(0);
  });

  it("reports a wrong configuration in one sentence per variable and exits with 2 (ABU-11)", async () => {
    const server = new ServerProcess({
      DATA_DIR: dataFolder(),
      NODE_ENV: "production",
      LEDGER_NETWORK: "dev",
      DEV_LOGIN: "1",
      PORT: "high",
    });
    expect(await server.exit).toBe(2);
    const sentences = server.stderr.trim().split("\n");
    expect(sentences.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PORT",
      "LEDGER_NETWORK",
      "DEV_LOGIN",
      "TELEGRAM_BOT_TOKEN",
      "TELEGRAM_BOT_NAME",
    ]);
    expect(server.stdout).toBe("");
  });

  it("refuses an incomplete production configuration even when NODE_ENV is unset (ABU-11) @long", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), DEV_LOGIN: "1" }, builtServer("serve"));
    expect(await server.exit).toBe(2);
    expect(server.stderr).toContain("DEV_LOGIN must not be 1 in production.");
  });

  it("asks for npm run build when npm run serve finds nothing built", () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package.json"), "utf8"));
    expect(scripts.preserve).toBe("npm run -s require-build");
    const { status, stderr } = spawnSync(scripts["require-build"], {
      shell: true,
      cwd: dataFolder(),
      encoding: "utf8",
    });
    expect(stderr).toBe("The game is not built: run npm run build first.\n");
    expect(status).toBe(1);
  });

  it("refuses a wrong configuration of npm start before building anything @long", async () => {
    const words = ["--import", "tsx", "server/start/start.ts"];
    const wrong = new ServerProcess({ DATA_DIR: dataFolder(), PORT: "-1" }, words);
    expect(await wrong.exit).toBe(2);
    expect(wrong.stdout).toBe("");
  });

  it("logs no cookie, player name, token or hash (ABU-53)", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), TELEGRAM_BOT_TOKEN: BOT_TOKEN });
    const address = await server.listening();
    const ann = new HttpPlayer(address);
    await ann.logIn("Secret Name");
    await ann.send("buildMachine", { ...LAIR, x: 1 });
    await fetch(`${address}/api/auth/telegram?id=77001&first_name=Mia&auth_date=1&hash=${"ab".repeat(32)}`);
    await server.kill("SIGTERM");
    expect(server.stdout).toContain('"route":"/api/buildMachine"');
    for (const secret of ["Secret Name", "Mia", "77001", "abab", BOT_TOKEN, "sid"])
      expect(server.stdout + server.stderr).not.toContain(secret);
  });
});

/** What tells Node to run a statement in the process at each SIGWINCH. */
function planted(statement: string): string[] {
  return ["--import", `data:text/javascript,process.on("SIGWINCH", () => { ${statement}; })`];
}
