import { describe, expect, it } from "vitest";
import { DAY, HOUR, type LabServer, START, sidOf, TestPlayer } from "../../lab-server.ts";
import { freshServer } from "../../server-per-test.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const AGAIN_IN = 3;

interface Listed {
  id: string;
  since: number;
  lastSeen: number;
  browser: string | null;
  system: string | null;
  current: boolean;
}

async function sessionsOf(player: TestPlayer): Promise<Listed[]> {
  return (await player.get("getSessions")).body.sessions as Listed[];
}

/** Asks for something, and waits until it is stored that the session was used. */
async function use(player: TestPlayer): Promise<number> {
  const { status } = await player.get("getPets");
  await player.server.store.advanceClock(0);
  return status;
}

async function withFirefox(server: LabServer): Promise<TestPlayer> {
  const answer = await server.post("/api/auth/dev", { name: "Ann" }, { "user-agent": FIREFOX });
  return new TestPlayer(server, sidOf(answer), String(answer.body.userId));
}

describe("GET /api/getSessions", () => {
  it("lists the player's own sessions with their browser, and marks the one that asks", async () => {
    const server = await freshServer();
    const first = await withFirefox(server);
    await server.player("Bob");
    server.clock.pass(5 * 60_000);
    const second = await server.player("Ann");
    const listed = await sessionsOf(second);
    expect(listed).toMatchObject([
      { since: START + 5 * 60_000, lastSeen: START, browser: null, system: null, current: true },
      { since: START, lastSeen: START, browser: "Firefox", system: "Linux", current: false },
    ]);
    expect((await sessionsOf(first)).map(({ current }) => current)).toEqual([false, true]);
    for (const { id } of listed) expect(first.sid + second.sid).not.toContain(id);
  });

  it("says to the hour when a session was used last, however often it was", async () => {
    const server = await freshServer();
    const ann = await server.player();
    for (let minutes = 0; minutes < 90; minutes += 10) {
      server.clock.pass(10 * 60_000);
      await use(ann);
    }
    expect(await sessionsOf(ann)).toMatchObject([{ since: START, lastSeen: START + HOUR }]);
  });
});

describe("a session that is not used", () => {
  it("ends after SESSION_IDLE_DAYS, while one that is used goes on", async () => {
    const server = await freshServer({ environment: { SESSION_IDLE_DAYS: String(AGAIN_IN) } });
    const [used, unused] = [await server.player(), await server.player()];
    for (let day = 1; day <= AGAIN_IN; day++) {
      server.clock.pass(DAY);
      expect(await use(used)).toBe(200);
    }
    expect((await unused.get("getPets")).status).toBe(401);
    expect(await sessionsOf(used)).toHaveLength(1);
  });

  it("ends after two weeks where nothing else is set", async () => {
    const ann = await (await freshServer()).player();
    ann.server.clock.pass(14 * DAY - 1);
    expect(await use(ann)).toBe(200);
    ann.server.clock.pass(14 * DAY);
    expect(await use(ann)).toBe(401);
  });

  it("ends 30 days after its login in any case (GAP-01)", async () => {
    const server = await freshServer({ environment: { SESSION_IDLE_DAYS: "365" } });
    const ann = await server.player();
    server.clock.pass(30 * DAY - 1);
    expect((await ann.get("getPets")).status).toBe(200);
    server.clock.pass(1);
    expect((await ann.get("getPets")).status).toBe(401);
  });
});

describe("POST /api/endSession", () => {
  it("logs out another session of the player, once of twenty times at once (ABU-08)", async () => {
    const server = await freshServer();
    const [phone, desk] = [await server.player(), await server.player()];
    const other = (await sessionsOf(desk)).find(({ current }) => !current);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.post("endSession", { id: other?.id })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect((await phone.get("getPets")).status).toBe(401);
    expect((await desk.get("getPets")).status).toBe(200);
    const entries = await server.store.auditEntries({ player: null, since: 0, after: 0, most: 99 });
    expect(entries.filter(({ event }) => event.type === "logout")).toHaveLength(1);
  });

  it("finds no session of another player, and tells it from none by nothing (ABU-32)", async () => {
    const server = await freshServer();
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const [foreign] = await sessionsOf(bob);
    const answers = [
      await ann.post("endSession", { id: foreign?.id }),
      await ann.post("endSession", { id: "nothing" }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 404,
        body: { code: "unknown_session", error: "This session has already ended" },
      });
    expect((await bob.get("getPets")).status).toBe(200);
    expect((await ann.post("endSession", {})).status).toBe(400);
  });

  it("takes the cookie of the browser that ends its own session", async () => {
    const ann = await (await freshServer()).player();
    const [own] = await sessionsOf(ann);
    const answer = await ann.post("endSession", { id: own?.id });
    expect(String(answer.headers["set-cookie"])).toContain("sid=;");
    expect((await ann.get("getPets")).status).toBe(401);
  });
});

describe("POST /api/logoutEverywhere", () => {
  it("ends all sessions of the player and of nobody else, noted once of twenty times at once (ABU-08)", async () => {
    const server = await freshServer();
    const browsers = [await server.player(), await server.player(), await server.player()];
    const bob = await server.player("Bob");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => browsers[index % 3]?.post("logoutEverywhere")),
    );
    expect(answers.map((answer) => answer?.status)).toContain(200);
    for (const browser of browsers) expect((await browser.get("getPets")).status).toBe(401);
    expect((await bob.get("getPets")).status).toBe(200);
    const entries = await server.store.auditEntries({ player: null, since: 0, after: 0, most: 99 });
    expect(entries.filter(({ event }) => event.type === "logoutEverywhere")).toHaveLength(1);
  });

  it("is refused to a page of another site (ABU-09)", async () => {
    const ann = await (await freshServer()).player();
    const answer = await ann.post("logoutEverywhere", {}, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect((await ann.get("getPets")).status).toBe(200);
  });
});
