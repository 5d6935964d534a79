import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { newLab, shippedRules } from "../../../rules/index.ts";
import { loadRules } from "../../../rules/validation.ts";
import type { Store } from "../../../server/index.ts";
import { secretHashOf } from "../../../server/process/secrets.ts";
import { moveStore } from "../../../server/store/copies/move-game.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { DAY, type LabServer, labServer, START } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";

const FIXTURES = new URL("../../fixtures/", import.meta.url).pathname;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A copy, since opening a database migrates it. */
function copyOf(release: string): string {
  const folder = mkdtempSync(join(tmpdir(), "corvax-fixture-"));
  folders.push(folder);
  const file = join(folder, "game.sqlite");
  copyFileSync(join(FIXTURES, release, "game.sqlite"), file);
  return file;
}

/** A server on the database of a release, or on what became of it on PostgreSQL. */
async function serverOn(store: string, release: string): Promise<LabServer> {
  const file = copyOf(release);
  if (store === "SQLite") return freshServer({ file });
  // Only a game in this release's form moves.
  await (await labServer({ file })).close();
  const databaseUrl = await freshPostgres({ empty: true });
  await moveStore("sqlite to postgres", { dataFolder: dirname(file), databaseUrl });
  return freshServer({ databaseUrl });
}

const STORES = hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const releases = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

describe.each(releases)("the database of release %s", (release) => {
  it.each(STORES)("opens on %s in this release with an unchanged lab (LAB-004, LAB-019)", async (store) => {
    const server = await serverOn(store, release);
    const lab = await (await server.player("Fixture")).lab();
    expect(lab).toMatchObject({ tcorvax: "120", catNips: "246", energy: "290", eggs: "0", roomsUnlocked: 2 });
    expect(lab.machines.map(({ type, level, room }) => `${type} ${level} in ${room}`)).toEqual([
      "catLair 2 in 2",
      "catLair 1 in 1",
      "reactor 1 in 1",
      "reactor 1 in 1",
      "amplifier 1 in 1",
    ]);
    expect(lab.pets).toMatchObject([{ type: "cat", x: 128, y: 128, room: 1 }]);
  });

  it("is shown without the invisible characters of its names (ABU-38)", async () => {
    const file = copyOf(release);
    const before = openDatabase(file);
    before.prepare("UPDATE players SET first_name = ?").run("\u202eFix\u200bture");
    before.close();
    await (await labServer({ file })).close();
    const after = openDatabase(file);
    expect(after.prepare("SELECT DISTINCT first_name FROM players").pluck().all()).toEqual(["Fixture"]);
    after.close();
  });

  it("has a rule overlay that is still valid (GAP-51)", () => {
    const overlay = JSON.parse(readFileSync(join(FIXTURES, release, "rules.json"), "utf8"));
    const loaded = loadRules(overlay, "rules.json");
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(loaded.rules.catLair.catNipsBase).toBe(8);
    expect(loaded.rules.texts.machines.reactor.name).toBe("Core");
  });
});

async function strangerIn(store: Store): Promise<number> {
  const answer = await store.logIn({
    identity: { provider: "development", name: "Stranger" },
    firstName: "Stranger",
    ticket: null,
    firstLogin: { publicId: "stranger", lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf("session"), expiresAt: START + DAY },
    mostSessions: 5,
    state: null,
    endedSession: null,
  });
  if (!answer.ok) throw new Error("The login was refused");
  return answer.player.id;
}

const withLedger = releases.filter((release) => existsSync(join(FIXTURES, release, "ledger.json")));

describe.each(withLedger)("the ledger data of release %s", (release) => {
  it.each(STORES)(
    "opens on %s in this release with its accounts, transactions, purchases and rewards (ABU-12, ABU-15, ABU-18, GAP-15)",
    async (kind) => {
      const { account } = JSON.parse(readFileSync(join(FIXTURES, release, "ledger.json"), "utf8"));
      const { store } = await serverOn(kind, release);
      const playerId = (await store.boundPlayer(account)) ?? 0;
      expect(await store.boundAccount(playerId)).toBe(account);
      const mint = { intentHash: "mint", purpose: "creatureMint", playerId, subject: "#1#", account };
      expect(await store.settledIntent("mint")).toEqual(mint);
      expect(await store.settledIntent("payment")).toMatchObject({ purpose: "energy" });
      expect((await store.accountStanding(playerId)).settled).toBe(2);
      expect(await store.openIntentsOf(playerId)).toMatchObject([
        { intentHash: "badge", purpose: "fomoHit", subject: "machine", rejectedFromEpoch: 7 },
      ]);
      const stranger = { ...mint, intentHash: "badge", purpose: "fomoHit", subject: "other" } as const;
      const strangerId = await strangerIn(store);
      const claim = { ...stranger, playerId: strangerId, rejectedFromEpoch: 9 };
      expect(await store.claimIntent(claim, 1, () => ({ ok: true, reply: null }))).toEqual({ ok: true });
      expect((await store.claimsOf("badge")).map((open) => open.playerId)).toEqual([playerId, strangerId]);
      expect(await store.findPurchase("open")).toEqual({ id: "open", playerId, account });
      expect(await store.findPurchase("paid")).toBeNull();
      expect(await store.expectedGrowth(playerId, "#1#")).toEqual({ form: 1, upgrades: 2 });
      expect(await store.sweepCursor("sale")).toBe(9);
      const rewardedAt = await new Promise<number | null>((resolve) => {
        void store.changeLabByStake(playerId, account, (_lab, _time, lastRewardAt) => {
          resolve(lastRewardAt);
          return { ok: true, reply: { rewarded: false, reply: null } };
        });
      });
      expect(rewardedAt).toBe(START);
    },
  );
});
