import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { Cluster, DURABLE } from "../../postgres/cluster.ts";
import { hasPostgres, tell } from "../../postgres/fresh-postgres.ts";
import { metricsIn, namesOn } from "../metrics/metric-names.ts";
import { newPlayer } from "../store/contract/stores.ts";
import { storeOn } from "../store/faulty-postgres.ts";
import { hasProxy } from "./support/layout-proxy.ts";
import { SecureBrowser } from "./support/secure-browser.ts";
import { Twin } from "./support/twin.ts";

interface Alerts {
  groups: { rules: { expr: string }[] }[];
}

/** The metrics of the proxy that an alert asks for. */
function askedOfProxy(): string[] {
  const { groups }: Alerts = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8"));
  const asked = groups.flatMap(({ rules }) => rules).flatMap(({ expr }) => metricsIn(expr));
  return asked.filter((name) => name.startsWith("haproxy_"));
}

const metricsOf = async (address: string) => (await fetch(address)).text();

describe.runIf(hasPostgres && hasProxy)("while PostgreSQL is away", () => {
  it("the page and who visits it come from the game, calls get JSON with Retry-After, the proxy counts them, and each log has one line as it begins and one as it ends (ABU-141)", async () => {
    const cluster = await Cluster.start(DURABLE);
    onTestFinished(() => cluster.remove());
    const environment = { METRICS_TOKEN: "letmein" };
    const twin = await Twin.start({ processes: 2, databaseUrl: cluster.url("postgres"), environment });
    const players = ["Ann", "Bob", "Cyd", "Dan"].map(() => new SecureBrowser(twin.proxy));
    for (const [number, player] of players.entries()) await player.logIn(`Player ${number}`);
    const [ann, visitor] = [players[0], new SecureBrowser(twin.proxy)];
    const linesBefore = [0, 1].map((number) => twin.log(number).length);
    const refusals = async () => {
      const page = await metricsOf(twin.proxy.metrics);
      return Number(/haproxy_backend_http_responses_total\{proxy="away",code="5xx"\} (\d+)/.exec(page)?.[1]);
    };
    expect(await refusals()).toBe(0);

    await cluster.halt("SIGQUIT");
    const asked = async () => (await Promise.all(players.map((player) => player.get("getGameState")))).at(0);
    await expect.poll(asked, { timeout: 30_000 }).toMatchObject({
      status: 503,
      headers: { "retry-after": "5", "content-type": "application/json" },
      body: { code: "unavailable", error: expect.any(String) },
    });
    expect(await visitor.get("whoami")).toMatchObject({ status: 200, body: { loggedIn: false } });
    expect((await visitor.get("rules")).status).toBe(200);
    expect(await ann?.get("whoami")).toMatchObject({ status: 503, body: { code: "data_unreachable" } });
    // Where the client was built it is the page, otherwise the game's own 404.
    const page = await visitor.open("/");
    expect(page.headers["content-security-policy"]).toContain("default-src");
    expect(await refusals()).toBeGreaterThan(0);
    const names = namesOn(await metricsOf(twin.proxy.metrics));
    expect(askedOfProxy().filter((name) => !names.has(name))).toEqual([]);
    expect(askedOfProxy()).not.toEqual([]);

    await cluster.begin();
    await expect.poll(asked, { timeout: 30_000 }).toMatchObject({ status: 200 });
    for (const number of [0, 1]) {
      await twin.isServing(number);
      const lines = twin.log(number).slice(linesBefore[number]).trim().split("\n");
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { msg: "not ready", reason: "data_unreachable" },
        { msg: "ready again", answers: expect.any(Number) },
      ]);
    }
  });
});

describe.runIf(hasPostgres)("PostgreSQL's archive and standbys", () => {
  it("are told by the metrics: an archive that takes nothing, a standby that follows, and one that is gone", async () => {
    // What is to be archived is refused.
    const cluster = await Cluster.start({ ...DURABLE, archive_mode: "on", archive_command: "false" });
    onTestFinished(() => cluster.remove());
    const url = cluster.url("postgres");
    const store = await storeOn(url);
    expect(await store.checkLogCopies()).toEqual({ isArchiveFailing: false, standbys: 0, behindBytes: 0 });
    await tell(url, "SELECT pg_create_physical_replication_slot('gone', true)");
    await tell(url, "SELECT pg_switch_wal()");
    const standby = await Cluster.standbyOf(cluster);
    onTestFinished(() => standby.remove());
    await newPlayer(store);
    await expect
      .poll(() => store.checkLogCopies(), { timeout: 60_000 })
      .toMatchObject({ isArchiveFailing: true, standbys: 1 });
    expect((await store.checkLogCopies())?.behindBytes).toBeGreaterThan(1_000_000);
    await standby.halt();
    await expect.poll(() => store.checkLogCopies(), { timeout: 60_000 }).toMatchObject({ standbys: 0 });
  });
});
