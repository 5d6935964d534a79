import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { shippedRules, type Texts } from "../../../rules/index.ts";
import type { Store } from "../../../server/index.ts";
import { addressOf, BODY_LENGTH } from "../../../server/ledger/network/address.ts";
import { devNetwork } from "../../../server/ledger/network/dev-network.ts";
import { languagesFrom, textsFolder } from "../german.ts";
import { BOT_TOKEN, LAB_HASH, type LabServerOptions, labServer } from "../lab-server.ts";
import { freshPlayer, freshServer } from "../server-per-test.ts";

describe("the operator's calls", () => {
  it("answer health and readiness to everybody", async () => {
    const server = await freshServer();
    expect(await server.get("/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
    expect(await server.get("/api/ready")).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("refuse metrics to everybody without a token, as a proxy on this machine forwards any request", async () => {
    const server = await freshServer();
    expect((await server.get("/metrics")).status).toBe(404);
    expect((await server.get("/metrics", { authorization: "Bearer " })).status).toBe(404);
    expect((await server.get("/metrics", { authorization: "Bearer null" })).status).toBe(404);
  });

  it("give metrics to a caller with METRICS_TOKEN", async () => {
    const server = await freshServer({ environment: { METRICS_TOKEN: "letmein" } });
    expect((await server.get("/metrics")).status).toBe(404);
    expect((await server.get("/metrics", { authorization: "Bearer letmeix" })).status).toBe(404);
    await server.get("/api/whoami");
    const own = await server.get("/metrics", { authorization: "Bearer letmein" });
    expect(own.status).toBe(200);
    expect(own.body.text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/whoami",status="200"\} 1/,
    );
  });

  it("send the rules with their hash, and not twice", async () => {
    const server = await freshServer();
    const first = await server.get("/api/rules");
    expect(first.body).toEqual({ hash: LAB_HASH, earlierHashes: [], languages: ["en"], rules: shippedRules });
    const again = await server.get("/api/rules", { "if-none-match": String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect((await server.get("/api/rules", { "if-none-match": '"old"' })).status).toBe(200);
  });

  it("send the rules in the language the player chose, otherwise in one the browser would like (GAP-63)", async () => {
    const server = await freshServer({ languages: languagesFrom(textsFolder()) });
    const languageOf = async (query: string, header: string) => {
      const { body, headers } = await server.get(`/api/rules${query}`, { "accept-language": header });
      const { language, app } = (body as { rules: { texts: Texts } }).rules.texts;
      expect(body.languages).toEqual(["en", "de"]);
      expect(headers).toMatchObject({
        "content-language": language,
        vary: "Accept-Language,Cookie,Accept-Encoding",
      });
      expect(app.dialogs.settings).toBe(language === "de" ? "Einstellungen" : "Settings");
      return language;
    };
    expect(await languageOf("?language=de", "en")).toBe("de");
    expect(await languageOf("?language=en", "de")).toBe("en");
    expect(await languageOf("", "fr, de-CH;q=0.8, en;q=0.5")).toBe("de");
    expect(await languageOf("", "en-GB, de;q=0.9")).toBe("en");
    expect(await languageOf("", "fr;q=0.9, *;q=0.1")).toBe("en");
    expect(await languageOf("?language=tlh", "de")).toBe("de");
  });

  it("give the rules of each language a tag of their own, so that no cache mixes them up (GAP-63)", async () => {
    const server = await freshServer({ languages: languagesFrom(textsFolder()) });
    const german = String((await server.get("/api/rules?language=de")).headers.etag);
    const again = { "if-none-match": german };
    expect((await server.get("/api/rules?language=de", again)).status).toBe(304);
    expect((await server.get("/api/rules", { ...again, "accept-language": "de" })).status).toBe(304);
    expect((await server.get("/api/rules?language=en", again)).status).toBe(200);
  });

  it("send the rules compressed, in less than a third of their size (GAP-63)", async () => {
    const { app } = await freshServer();
    const get = (encoding: string) =>
      app.inject({ url: "/api/rules", headers: { "accept-encoding": encoding } });
    const [plain, small] = [await get("identity"), await get("gzip, br")];
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(plain.json());
  });

  it("send the rules again when one of their texts differs, although the hash covers numbers only (GAP-72)", async () => {
    const { texts } = shippedRules;
    const rules = {
      ...shippedRules,
      texts: { ...texts, refusals: { ...texts.refusals, offline: "Asleep" } },
    };
    const [one, other] = [await freshServer(), await freshServer({ rules })];
    const { etag } = (await one.get("/api/rules")).headers;
    expect((await other.get("/api/rules", { "if-none-match": String(etag) })).status).toBe(200);
  });

  it("hide the text of an internal error and log it (ABU-53)", async () => {
    const lines: string[] = [];
    const broken = (store: Store): Store => ({
      ...store,
      readLab: async () => {
        throw new Error("SELECT secret FROM /var/lib/lab.sqlite");
      },
    });
    const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
    const player = await freshPlayer({ wrapStore: broken, log });
    const answer = await player.get("getGameState");
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ error: "Server error", code: "server_error" });
    expect(lines.join("")).toContain("SELECT secret");
  });

  it.each([
    ["SQLITE_BUSY", "unavailable", "1", "the answer"],
    ["SQLITE_BUSY_SNAPSHOT", "unavailable", "1", "the answer"],
    ["SQLITE_BUSY_RECOVERY", "unavailable", "1", "the answer"],
    ["SQLITE_LOCKED", "unavailable", "1", "the answer"],
    ["SQLITE_FULL", "no_space", "60", "the readiness check"],
    ["SQLITE_IOERR", "data_unreachable", "30", "the readiness check"],
    ["SQLITE_IOERR_WRITE", "data_unreachable", "30", "the readiness check"],
    ["SQLITE_READONLY", "data_unreachable", "30", "the readiness check"],
  ])(
    "answer 503 and leave one line to log when the database reports %s, as that is not a bug (ABU-53)",
    async (code, told, wait, toldBy) => {
      const lines: string[] = [];
      const failing = (store: Store): Store => ({
        ...store,
        changeLab: async () => {
          throw Object.assign(new Error("database says no"), { code });
        },
      });
      const log = pino({}, { write: (line: string) => lines.push(line) });
      const player = await freshPlayer({ wrapStore: failing, log });
      lines.length = 0;
      const answer = await player.build("catLair", 0, 0);
      expect(answer).toMatchObject({ status: 503, body: { code: told } });
      expect(answer.headers["retry-after"]).toBe(wait);
      // An outage is told once, by the check that finds it.
      if (toldBy === "the readiness check") {
        expect(lines).toEqual([]);
        expect(player.server.app.outage).toEqual({ answers: 1, cause: code });
        return;
      }
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ status: 503, reason: code, level: 40 });
      expect(lines[0]).not.toContain("stack");
    },
  );

  it("log the stack of a failed constraint, as that is a bug (ABU-53)", async () => {
    const lines: string[] = [];
    const failing = (store: Store): Store => ({
      ...store,
      changeLab: async () => {
        throw Object.assign(new Error("UNIQUE constraint failed"), { code: "SQLITE_CONSTRAINT_UNIQUE" });
      },
    });
    const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
    const player = await freshPlayer({ wrapStore: failing, log });
    expect((await player.build("catLair", 0, 0)).status).toBe(500);
    expect(lines.join("")).toContain("stack");
  });

  it("are built from their dependencies without listening, and closing the app closes the store (GAP-51)", async () => {
    const server = await labServer();
    const player = await server.player();
    const building = player.build("catLair", 0, 0);
    expect((await building).status).toBe(200);
    await server.close();
    await expect(server.store.readLab(1)).rejects.toThrow();
  });
});

describe("/.well-known/radix.json", () => {
  it("names the dApp definition for wallets when there is a ledger (LED-038)", async () => {
    const gatewayUrl = "http://127.0.0.1:9";
    const { body } = await (await freshServer({ gatewayUrl })).get("/.well-known/radix.json");
    expect(body).toEqual({ dApps: [{ dAppDefinitionAddress: devNetwork().dappDefinition }] });
    expect((await (await freshServer()).get("/.well-known/radix.json")).status).toBe(404);
  });
});

describe("security headers", () => {
  it("forbid foreign scripts, frames and content sniffing on every page; the dev wallet may sign (ABU-60)", async () => {
    const server = await freshServer();
    for (const url of ["/api/docs", "/nothing"]) {
      const { headers } = await server.get(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("base-uri 'none'");
      // Its own files, and the one style element of the wallet toolkit's control by its content.
      expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
      expect(policy.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe");
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=(), ");
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  it("let the answer of a call load nothing and be framed by the game only (ABU-60)", async () => {
    const server = await freshServer();
    for (const url of ["/api/whoami", "/api/nothing"]) {
      const { headers } = await server.get(url);
      expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'self'");
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it("keep answers out of caches unless the call allows it (ABU-60)", async () => {
    const server = await freshServer();
    const player = await server.player();
    for (const call of ["whoami", "getGameState", "getPets", "pvp/stats", "nothing"])
      expect((await player.get(call)).headers["cache-control"]).toBe("no-store");
    for (const url of ["/api/getGameState", "http://lab.example/api/whoami", "/nothing"])
      expect((await server.get(url)).headers["cache-control"]).toBe("no-store");
    expect((await player.get("rules")).headers["cache-control"]).toBe("no-cache");
  });

  it("allow the login widget only when a bot is configured", async () => {
    const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "lab_bot" };
    const { headers } = await (await freshServer({ environment })).get("/nothing");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' https://telegram.org 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-src https://oauth.telegram.org;");
  });

  it("allow the wallet toolkit its gateway and its relay on a public network only (ABU-60)", async () => {
    const dappDefinition = addressOf("account", "tdx_2_", new Uint8Array(BODY_LENGTH));
    const environment = {
      LEDGER_NETWORK: "stokenet",
      DAPP_DEFINITION: dappDefinition,
      PUBLIC_ORIGIN: "https://lab.example",
    };
    const policyOf = async (options: LabServerOptions) =>
      String((await (await freshServer(options)).get("/nothing")).headers["content-security-policy"]);
    expect(await policyOf({ production: true, environment })).toContain(
      "connect-src 'self' https://stokenet.radixdlt.com https://radix-connect-relay.radixdlt.com;",
    );
    const without = await policyOf({ production: true });
    expect(without).toContain("connect-src 'self';");
    expect(without).toContain("script-src 'self' https://telegram.org;");
    expect(without).not.toContain("unsafe");
  });

  it("insist on TLS and a secure cookie in production (GAP-01)", async () => {
    const server = await freshServer({ production: true });
    const { headers } = await server.get("/api/whoami");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
