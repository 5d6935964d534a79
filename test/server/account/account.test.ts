import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { DeletionJob } from "../../../server/account/deletion-job.ts";
import { AccountExport } from "../../../server/contract/index.ts";
import { seededRandom } from "../../../server/index.ts";
import { secretHashOf } from "../../../server/process/secrets.ts";
import type { Anonymous } from "../../../server/store/players/accounts.ts";
import { quiet } from "../clocked-store.ts";
import { type Answer, BOT_TOKEN, DAY, type LabServer, START, signedLogin } from "../lab-server.ts";
import { freshWorld, worldRules } from "../ledger-world.ts";
import { freshDuel } from "../pvp/duel.ts";
import { freshServer } from "../server-per-test.ts";

const WEEK = 7 * DAY;

/** One round of the job that deletes accounts. */
async function jobOn({ store, clock }: LabServer): Promise<void> {
  await new DeletionJob({
    store,
    rules: worldRules,
    random: seededRandom("job", 1),
    log: quiet,
    clock,
  }).run();
}

function exported(answer: Answer): AccountExport {
  expect(Value.Errors(AccountExport, answer.body)).toEqual([]);
  return answer.body as unknown as AccountExport;
}

describe("GET /api/exportAccount", () => {
  it("answers everything about the player as a file of the documented shape", async () => {
    const world = await freshWorld();
    const ann = await world.player("Ann");
    await ann.browser.built("catLair", 0, 0);
    await ann.post("buyEnergy", { accountAddress: ann.account });
    const answer = await ann.browser.get("exportAccount");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="corvax-lab.json"');
    const all = exported(answer);
    expect(all).toMatchObject({
      version: 1,
      exportedAt: START,
      player: {
        id: ann.browser.userId,
        name: "Ann",
        developmentName: "Ann",
        telegramId: null,
        createdAt: START,
        suspendedFor: null,
        deletionDueAt: null,
        language: null,
      },
      lab: { tcorvax: "290", machines: [{ type: "catLair" }], roomUnlockSeen: false },
      sessions: [{ current: true, since: START }],
      ledger: { account: { address: ann.account, stakeRewardedAt: 0 }, unpaidPurchases: [{}] },
      pvp: { statistics: null, rank: 0, battles: [] },
      audit: [{ event: "login", first: true }, { event: "accountBound" }, { event: "exported" }],
    });
  });

  it("tells of battles and ratings, and of the opponent nothing but that it was a player (GAP-71)", async () => {
    const duel = await freshDuel();
    await duel.endTurns(4);
    await duel.other.concede(duel.battleId);
    const all = exported((await duel.mover.browser.get("exportAccount")) as Answer);
    expect(all.pvp).toMatchObject({
      statistics: { rating: 1024, wins: 1 },
      rank: 1,
      battles: [{ battleId: duel.battleId, opponent: "player", outcome: "victory", ratingChange: 24 }],
    });
    expect(JSON.stringify(all)).not.toContain(duel.other.name);
  });

  it("holds no secret of a session, and nothing for a visitor (ABU-07)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    const text = JSON.stringify((await ann.get("exportAccount")).body);
    expect(text).not.toContain(ann.sid);
    for (const form of ["hex", "base64", "base64url"] as const)
      expect(text).not.toContain(secretHashOf(ann.sid).toString(form));
    expect((await server.get("/api/exportAccount")).status).toBe(401);
  });

  it("is answered ten times an hour for each player, even twenty at once (ABU-52)", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "50" } });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.get("exportAccount")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect((await bob.get("exportAccount")).status).toBe(200);
  });
});

describe("POST /api/deleteAccount", () => {
  it("deletes the account a week later; until then the player plays on and sees when (GAP-71)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    const deletionDueAt = START + WEEK;
    expect((await ann.get("getAccount")).body).toEqual({ createdAt: START, deletionDays: 7 });
    expect((await ann.get("whoami")).body).not.toHaveProperty("deletionDueAt");
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.post("deleteAccount")));
    for (const answer of answers) expect(answer.body).toEqual({ success: true, deletionDueAt });
    expect((await ann.get("whoami")).body).toMatchObject({ loggedIn: true, deletionDueAt });
    server.clock.pass(WEEK - 1);
    await jobOn(server);
    expect((await ann.build("catLair", 0, 0)).status).toBe(200);
    server.clock.pass(1);
    await jobOn(server);
    expect((await ann.get("getPets")).status).toBe(401);
    const entries = await server.store.auditEntries({ player: null, since: 0, after: 0, most: 99 });
    expect(entries.map(({ event }) => event.type)).toEqual(["accountDeleted"]);
  });

  it("is undone by POST /api/keepAccount, which may be asked at any time (GAP-71)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    await ann.post("deleteAccount");
    for (let again = 0; again < 2; again++)
      expect(await ann.post("keepAccount")).toMatchObject({ status: 200, body: { success: true } });
    server.clock.pass(WEEK);
    await jobOn(server);
    expect((await ann.get("whoami")).body).toMatchObject({ loggedIn: true });
    expect((await ann.get("whoami")).body).not.toHaveProperty("deletionDueAt");
  });

  it("is undone by a login, also the moment before it is done (GAP-71)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    await ann.built("catLair", 0, 0);
    await ann.post("deleteAccount");
    server.clock.pass(WEEK);
    const again = await server.player();
    await jobOn(server);
    expect(again.userId).toBe(ann.userId);
    expect((await again.lab()).tcorvax).toBe("290");
  });

  it("gives nobody the start gift or a rescue twice (GAP-71, GAP-55)", async () => {
    const server = await freshServer({ environment: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
    const logIn = async () => {
      const auth_date = Math.floor(server.clock.now() / 1000);
      const answer = await server.post(
        "/api/auth/telegram",
        signedLogin({ id: 7, first_name: "M", auth_date }),
      );
      const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
      const lab = await server.get("/api/getGameState", { cookie });
      return { cookie, lab: lab.body };
    };
    const first = await logIn();
    expect(first.lab).toMatchObject({ tcorvax: "300" });
    await server.post("/api/deleteAccount", {}, { cookie: first.cookie });
    server.clock.pass(WEEK);
    await jobOn(server);
    const second = await logIn();
    const nothing = { tcorvax: "0", catNips: "0", energy: "0", eggs: "0", machines: [], notices: [] };
    expect(second.lab).toMatchObject(nothing);
    // From then on the rescue comes as to anybody: a day after the last one.
    server.clock.pass(DAY - 1);
    expect((await server.get("/api/getGameState", { cookie: second.cookie })).body).toMatchObject(nothing);
    server.clock.pass(1);
    const rescued = await server.get("/api/getGameState", { cookie: second.cookie });
    expect(rescued.body).toMatchObject({ tcorvax: "20", notices: ["You received emergency TCorvax."] });
  });

  it("waits for the end of the battle, out of the queue and logged out meanwhile (GAP-71, GAP-42)", async () => {
    const duel = await freshDuel();
    const { world, mover, other, battleId } = duel;
    const { server } = world.world;
    await mover.browser.post("deleteAccount", {});
    world.clock.pass(WEEK);
    await jobOn(server);
    expect((await mover.browser.get("getPets")).status).toBe(401);
    expect(await server.store.dueDeletions(9)).toHaveLength(1);
    await world.sweep();
    for (let turn = 0; turn < 6 && (await server.store.countPvp()).battles > 0; turn++) {
      world.clock.pass(62_000);
      await world.sweep();
    }
    await jobOn(server);
    expect(await server.store.dueDeletions(9)).toEqual([]);
    expect(await other.battle(battleId)).toMatchObject({
      status: "completed",
      opponentInfo: { name: "Deleted player" },
    });
  });

  it("a deletion that fails is tried less and less often, and keeps nobody else waiting (GAP-71)", async () => {
    const server = await freshServer();
    const { store, clock } = server;
    const idOf = async (name: string) => (await store.accountOf((await server.player(name)).userId))?.id ?? 0;
    const [ann, bob] = [await idOf("Ann"), await idOf("Bob")];
    const tried: number[] = [];
    const failing = async (id: number, anonymous: Anonymous) => {
      if (id !== ann) return store.deletePlayer(id, anonymous);
      tried.push((clock.now() - START) / 1000);
      throw new Error("planted");
    };
    const parts = { rules: worldRules, random: seededRandom("job", 1), log: quiet, clock };
    const job = new DeletionJob({ ...parts, store: { ...store, deletePlayer: failing } });
    for (const id of [ann, bob]) await store.requestDeletion(id, 0, { type: "deletionCancelled" }, null);
    for (let round = 0; round < 20; round++) {
      await job.run();
      clock.pass(30_000);
    }
    expect(tried).toEqual([0, 60, 180, 420]);
    expect(await store.dueDeletions(9)).toEqual([ann]);
  });

  it("is refused to a page of another site and to a visitor (ABU-09)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    for (const call of ["deleteAccount", "keepAccount"]) {
      const origin = "https://evil.example";
      expect((await ann.post(call, {}, { origin })).status).toBe(403);
      expect((await server.post(`/api/${call}`, {})).status).toBe(401);
    }
    expect((await ann.get("whoami")).body).not.toHaveProperty("deletionDueAt");
  });
});

describe("a suspended player", () => {
  it("is logged out at once and reads why at each login", async () => {
    const server = await freshServer({ environment: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
    const ann = await server.player();
    const { id } = (await server.store.accountOf(ann.userId)) ?? { id: 0 };
    await server.store.suspendPlayer(id, "Two accounts in one leaderboard", {
      type: "admin",
      act: "suspend",
      reason: "Two accounts in one leaderboard",
    });
    expect((await ann.get("getPets")).status).toBe(401);
    expect(await server.post("/api/auth/dev", { name: "Ann" })).toMatchObject({
      status: 403,
      body: {
        code: "suspended",
        error: "This account is suspended: Two accounts in one leaderboard",
      },
    });
  });
});
