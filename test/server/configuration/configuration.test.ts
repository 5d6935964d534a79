import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { readStartupConfig } from "../../../server/configuration/startup-config.ts";
import { devNetwork } from "../../../server/ledger/network/dev-network.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";
import { DAY, type LabServer, labServer, PRODUCTION, START, signedLogin } from "../lab-server.ts";
import { dataFolder } from "../server-process.ts";

function problemsOf(environment: Record<string, string>): string[] {
  const read = readConfiguration(environment);
  return read.ok ? [] : read.problems;
}

describe("the configuration", () => {
  it("needs no variable to start a game", () => {
    expect(readConfiguration({})).toEqual({
      ok: true,
      configuration: {
        backupBeforeMigration: true,
        migrate: "now",
        production: false,
        port: 3000,
        host: "127.0.0.1",
        dataFolder: "./data",
        databaseUrl: null,
        publicOrigin: null,
        trustProxy: false,
        push: null,
        telegram: { botToken: null, botName: null, apiUrl: "https://api.telegram.org" },
        oidc: null,
        developmentLogin: true,
        ledger: { network: devNetwork(), gatewayUrls: [], gatewayKey: null, stakingUrl: null, notices: [] },
        seed: null,
        offline: true,
        apiDocs: true,
        rateLimits: { perSecond: 50, loginsPerMinute: 20 },
        drainMs: 0,
        sessionIdleMs: 14 * DAY,
        auditAddresses: "network",
        keptDays: { battles: 90, results: 365, audit: 365 },
        metricsToken: null,
        metricsPort: null,
      },
    });
  });

  it("treats an empty variable as unset", () => {
    expect(readConfiguration({ PORT: "", SEED: " ", RULES: "" })).toEqual(readConfiguration({}));
  });

  it.each([
    [{ PORT: "99999" }, 'PORT must be a whole number from 0 to 65535, but is "99999".'],
    [{ METRICS_PORT: "http" }, 'METRICS_PORT must be a whole number from 0 to 65535, but is "http".'],
    [{ SESSION_IDLE_DAYS: "0" }, 'SESSION_IDLE_DAYS must be a whole number from 1 to 365, but is "0".'],
    [{ AUDIT_ADDRESSES: "some" }, 'AUDIT_ADDRESSES must be one of full, network, none, but is "some".'],
    [
      { RETENTION_AUDIT_DAYS: "a year" },
      'RETENTION_AUDIT_DAYS must be a whole number from 0 to 36500, but is "a year".',
    ],
    [{ HOST: "two words" }, "HOST must not contain spaces."],
    [
      { DATABASE_URL: "mysql://me:secret@host/lab" },
      "DATABASE_URL must be an address such as postgres://user:password@host:5432/database.",
    ],
    [{ DEV_LOGIN: "yes" }, 'DEV_LOGIN must be 0 or 1, but is "yes".'],
    [
      { LEDGER_NETWORK: "testnet" },
      'LEDGER_NETWORK must be one of dev, stokenet, mainnet, none, but is "testnet".',
    ],
    [
      { PUBLIC_ORIGIN: "lab.example/x" },
      'PUBLIC_ORIGIN must be an origin such as https://lab.example, but is "lab.example/x".',
    ],
    [
      { GATEWAY_URL: "ftp://x" },
      "GATEWAY_URL must be http or https addresses with commas, without user name, query or fragment.",
    ],
    [
      { GATEWAY_URL: "https://one.example, https://me:secret@two.example" },
      "GATEWAY_URL must be http or https addresses with commas, without user name, query or fragment, but the one at place 2 is not.",
    ],
    [
      { GATEWAY_API_KEY: "two words" },
      "GATEWAY_API_KEY must be a key, or the name of a header and a key: 'Api-Key: ...'.",
    ],
    [{ PUBLIC_GATEWAY_URL: "x" }, 'PUBLIC_GATEWAY_URL must be an http or https address, but is "x".'],
    [
      { STAKING_URL: "http://stake.example" },
      'STAKING_URL must be an https address without a user name, but is "http://stake.example".',
    ],
    [
      { STAKING_URL: "https://me:secret@stake.example" },
      'STAKING_URL must be an https address without a user name, but is "https://me:secret@stake.example".',
    ],
    [
      { RATE_LIMIT_PER_SECOND: "-1" },
      'RATE_LIMIT_PER_SECOND must be a whole number from 0 to 1000000, but is "-1".',
    ],
    [
      { TELEGRAM_BOT_NAME: "my bot" },
      "TELEGRAM_BOT_NAME must be the bot's user name: letters, digits and underscores.",
    ],
  ])("explains %j in one sentence", (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([sentence]);
  });

  it("reports all wrong variables at once", () => {
    expect(problemsOf({ PORT: "x", DEV_LOGIN: "x", TRUST_PROXY: "300.0.0.1" })).toHaveLength(3);
  });

  it.each([
    ["0", false],
    ["2", 2],
    ["true", 1],
    ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ])("reads TRUST_PROXY=%s as %j", (TRUST_PROXY, trustProxy) => {
    expect(readConfiguration({ TRUST_PROXY })).toMatchObject({ configuration: { trustProxy } });
  });

  it("accepts a complete production configuration and switches the development login off (ABU-11)", () => {
    expect(readConfiguration(PRODUCTION)).toMatchObject({
      ok: true,
      configuration: { production: true, developmentLogin: false },
    });
  });

  it.each([
    ["LEDGER_NETWORK", "dev"],
    ["LEDGER_NETWORK", ""],
    ["DEV_LOGIN", "1"],
    ["TELEGRAM_BOT_TOKEN", ""],
    ["TELEGRAM_BOT_TOKEN", "987654321"],
    ["TELEGRAM_BOT_TOKEN", "changeme:changeme-changeme-changeme-changeme"],
    ["TELEGRAM_BOT_TOKEN", "123456789:too-short"],
    ["TELEGRAM_BOT_NAME", ""],
    ["PUBLIC_ORIGIN", "http://lab.example"],
    ["SEED", "fixed"],
  ])("refuses %s=%s in production (ABU-11, GAP-01)", (name, value) => {
    const [sentence, ...more] = problemsOf({ ...PRODUCTION, [name]: value } as Record<string, string>);
    expect(sentence).toMatch(new RegExp(`^${name} must .*\\.$`));
    expect(more).toEqual([]);
    // A token with a slip is still a secret.
    if (name === "TELEGRAM_BOT_TOKEN" && value !== "") expect(sentence).not.toContain(value);
  });
});

describe("readStartupConfig", () => {
  it("loads a rule overlay and gives it a hash of its own", () => {
    const folder = dataFolder();
    const overlay = join(folder, "rich.json");
    writeFileSync(overlay, '{"start":{"tcorvax":5000}}');
    const shipped = readStartupConfig({ DATA_DIR: folder }, TEXTS_FOLDER);
    const rich = readStartupConfig({ DATA_DIR: folder, RULES: overlay }, TEXTS_FOLDER);
    if (!shipped.ok || !rich.ok) throw new Error("A start was refused");
    expect(rich.start.rules.start).toEqual({ ...shipped.start.rules.start, tcorvax: 5000 });
    expect(rich.start.rulesHash).not.toBe(shipped.start.rulesHash);
  });

  it("accepts an overlay that names settings which are gone, and says so (GAP-72)", () => {
    const folder = dataFolder();
    const overlay = join(folder, "old.json");
    writeFileSync(overlay, '{"polling":{"relayMs":1000}}');
    const checked = readStartupConfig({ DATA_DIR: folder, RULES: overlay }, TEXTS_FOLDER);
    if (!checked.ok) throw new Error("The start was refused");
    const notices = checked.start.rulesNotices.filter((notice) => notice.includes("old.json"));
    expect(notices).toEqual([expect.stringMatching(/old\.json: .*gone.*polling\.relayMs/)]);
  });

  it("explains a bad overlay with file, key, what was found and what is allowed", () => {
    const folder = dataFolder();
    const overlay = join(folder, "bad.json");
    writeFileSync(overlay, '{"start":{"tcorvax":-5}}');
    const checked = readStartupConfig({ DATA_DIR: folder, RULES: overlay }, TEXTS_FOLDER);
    expect(checked).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/bad\.json.*start\.?\/?tcorvax.*-5/)],
    });
  });

  it("explains a missing and an unreadable overlay", () => {
    const folder = dataFolder();
    const broken = join(folder, "broken.json");
    writeFileSync(broken, "{");
    expect(readStartupConfig({ DATA_DIR: folder, RULES: "/nowhere.json" }, TEXTS_FOLDER)).toEqual({
      ok: false,
      problems: ['RULES names "/nowhere.json", which cannot be read.'],
    });
    expect(readStartupConfig({ DATA_DIR: folder, RULES: broken }, TEXTS_FOLDER)).toMatchObject({
      problems: [
        expect.stringMatching(/^RULES: .*broken\.json:1:2: found the end of the file, allowed is JSON$/),
      ],
    });
  });

  it("makes the data folder and its files private to their owner, also those of an earlier release", async () => {
    const rights = (path: string) => statSync(path).mode & 0o777;
    const DATA_DIR = join(dataFolder(), "deep", "data");
    expect(readStartupConfig({ DATA_DIR }, TEXTS_FOLDER).ok).toBe(true);
    expect(rights(DATA_DIR)).toBe(0o700);
    const file = join(DATA_DIR, "game.sqlite");
    const server = await labServer({ file });
    await server.player();
    for (const name of readdirSync(DATA_DIR))
      expect([name, rights(join(DATA_DIR, name))]).toEqual([name, 0o600]);
    expect(readdirSync(DATA_DIR)).toContain("game.sqlite-wal");
    await server.close();
    chmodSync(DATA_DIR, 0o755);
    chmodSync(file, 0o644);
    expect(readStartupConfig({ DATA_DIR }, TEXTS_FOLDER).ok).toBe(true);
    await (await labServer({ file })).close();
    expect([rights(DATA_DIR), rights(file)]).toEqual([0o700, 0o600]);
  });

  it("keeps the permissions of a data folder that also holds other files", () => {
    const DATA_DIR = dataFolder();
    writeFileSync(join(DATA_DIR, "notes.txt"), "");
    chmodSync(DATA_DIR, 0o755);
    expect(readStartupConfig({ DATA_DIR }, TEXTS_FOLDER).ok).toBe(true);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o755);
  });

  it("refuses the data of a development game in production, and accepts those of a production game (ABU-11)", async () => {
    const played = async (play: (server: LabServer) => Promise<unknown>, production = false) => {
      const DATA_DIR = dataFolder();
      const server = await labServer({ file: join(DATA_DIR, "game.sqlite"), production });
      await play(server);
      await server.close();
      return readStartupConfig({ ...PRODUCTION, DATA_DIR }, TEXTS_FOLDER);
    };
    const login = signedLogin({ id: 7, first_name: "Mia", auth_date: Math.floor(START / 1000) });
    const byName = await played((server) => server.player("Ann"));
    expect(byName).toMatchObject({ ok: false, problems: [expect.stringMatching(/^DATA_DIR names .*\.$/)] });
    expect((await played((server) => server.store.advanceClock(1))).ok).toBe(false);
    expect((await played((server) => server.post("/api/auth/telegram", login), true)).ok).toBe(true);
    expect(readStartupConfig({ ...PRODUCTION, DATA_DIR: dataFolder() }, TEXTS_FOLDER).ok).toBe(true);
  });

  it("explains a data folder without write permission", () => {
    const folder = dataFolder();
    writeFileSync(join(folder, "file"), "");
    const DATA_DIR = join(folder, "file", "below");
    expect(readStartupConfig({ DATA_DIR }, TEXTS_FOLDER)).toEqual({
      ok: false,
      problems: [`DATA_DIR names ${JSON.stringify(DATA_DIR)}, where no files can be written.`],
    });
  });
});
