import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { newTraining } from "../../../rules/positions.ts";
import { exportAccount } from "../../../server/account/export-account.ts";
import { knownBrowser } from "../../../server/login/session.ts";
import { secretHashOf } from "../../../server/process/secrets.ts";
import type { PlayerAccount } from "../../../server/store/players/accounts.ts";
import type { Session } from "../../../server/store/players/sessions.ts";
import type { Store } from "../../../server/store/store.ts";
import { BOT_TOKEN, sidOf, signedLogin, TestPlayer } from "../lab-server.ts";
import { equipped, type PvpPlayer } from "../pvp/support/pvp-player.ts";
import { freshPvpWorld, openQueueRules, type PvpWorld } from "../pvp/support/pvp-world.ts";
import { type Data, nothing, STORES } from "../store/contract/stores.ts";
import { DAY, TestClock } from "../test-clock.ts";

const TELEGRAM_ID = 990_017_231_559;
const NAME = "Zephyrine";
const DEVELOPMENT_NAME = "Quillfeather";
const ADDRESS = "198.51.100.77";
const BROWSER =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36 SamsungBrowser/25.0";
const REQUEST = { "user-agent": BROWSER, "x-forwarded-for": ADDRESS };

/** Tables that know nobody: processes, rules, times of the game, and what is used up without a name. */
const IMPERSONAL = [
  "claimed_hashes",
  "deleted_logins",
  "limits",
  "migrations",
  "processes",
  "pvp_archive",
  "position_ratings",
  "pvp_courses",
  "pvp_rating_counts",
  "pvp_waits",
  "rule_sets",
  "secrets",
  "settings",
  "sweep_cursors",
  "tournament_pairings",
  "unbooked_transactions",
  "used_challenges",
  "used_login_states",
];
/** What stays of battles, and the one entry that says that somebody is gone. */
const ANONYMOUS = [
  "audit",
  "players",
  "pvp_battles",
  "pvp_decisions",
  "pvp_results",
  "pvp_standings",
  "tournament_players",
  "tournaments",
];
/** What is known of ledger accounts, whoever had them. */
const BY_ACCOUNT = ["fomo_hit_badges", "incubator_rewards"];

/** A world whose store is on this data. */
async function worldOn(data: Data, environment: Record<string, string> = {}): Promise<PvpWorld> {
  const clock = new TestClock();
  const store = await data.process({ clock });
  return freshPvpWorld({ clock, wrapStore: () => store, environment, rules: openQueueRules });
}

/** A battle long enough to be rated, which the second one gives up. */
async function ratedBattle(world: PvpWorld, winner: PvpPlayer, loser: PvpPlayer): Promise<string> {
  const battleId = await world.meet(winner, loser);
  for (let turn = 0; turn < 4; turn++) {
    const mover = (await winner.battle(battleId)).yourTurn ? winner : loser;
    await mover.acted(battleId, { type: "endTurn" });
  }
  await loser.concede(battleId);
  return battleId;
}

async function loggedIn({ world }: PvpWorld, path: string, body: object): Promise<TestPlayer> {
  const answer = await world.server.post(path, body, REQUEST);
  return new TestPlayer(world.server, sidOf(answer), String(answer.body.userId));
}

/** Fills every table that may know the player. */
async function liveLong(world: PvpWorld, ann: PvpPlayer, playerId: number): Promise<void> {
  const { store } = world.world.server;
  const account = ann.cards.accountAddress;
  const browser = ann.browser as TestPlayer;
  const answers = [
    await browser.post("buildMachine", { machineType: "catLair", x: 0, y: 0, room: 1, requestId: "r" }),
    await browser.post("buyEnergy", { accountAddress: account }),
    await browser.post("pvp/challenges", { turnMs: 60_000, bestOf: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const tournament = (await browser.post("tournaments", { turnMs: 60_000 })).body as { id: string };
  for (const name of [NAME, "Cyd", "Dot"]) {
    const player = name === NAME ? browser : await world.browser(name);
    expect((await player.post(`tournaments/${tournament.id}/join`)).status).toBe(200);
  }
  expect((await browser.post(`tournaments/${tournament.id}/start`)).status).toBe(200);
  await store.changeLabByStake(playerId, account, () => ({ ok: true, reply: { reply: 0, rewarded: true } }));
  const intent = {
    intentHash: "txid_mint",
    purpose: "creatureMint",
    playerId,
    subject: "#1#",
    account,
  } as const;
  await store.settleIntent(intent, nothing);
  await store.settleIntent({ ...intent, intentHash: "txid_badge", purpose: "fomoHit" }, nothing);
  await store.claimIntent({ ...intent, intentHash: "txid_open", rejectedFromEpoch: 9 }, 1, nothing);
  await store.countReplay(playerId, ["digest", "earlier"], nothing);
  await store.expectGrowth(playerId, "#1#", { form: 1, upgrades: 1 });
  await store.setCallbackWishes(playerId, { kinds: ["turn"], telegram: true, language: "en" });
  const endpoint = { endpoint: "https://push.example/zephyrine", p256dh: "key", auth: "secret" };
  const friend = (await store.findFriendLink("bob's link"))?.id ?? 0;
  await store.setFriendLink(playerId, "ann's link");
  await store.befriend(playerId, "bob's link", 9);
  await store.blockPlayer(friend, playerId, 9);
  const session = { playerId, secretHash: secretHashOf(browser.sid) };
  await store.keepSubscription(session, { ...endpoint, subscribedAt: 1 }, 1);
  await store.noteCallback({ playerId, kind: "turn", subject: "battle 1", dueAt: 0 });
  await store.nameCreature(playerId, "#1#", "Rex");
  await store.noteHeld(playerId, account, [{ id: "#1#", speciesId: "corvax", form: 1, upgrades: 0 }]);
  await store.keepPracticeTeam(playerId, "easy", "a seed");
  await store.markSeen(playerId, [{ speciesId: "corvax", form: 1 }]);
  await store.noteTry(playerId, { number: 1, reached: true, energyLeft: 2, onItsDay: true }, nothing);
  const training = { ...newTraining(shippedRules), tries: 1 };
  await store.noteTraining(playerId, 1, () => ({ training, rated: null }), nothing);
  await store.markInBook(playerId, [{ speciesId: "corvax", form: 0, raised: false }]);
}

/** Every row that mentions one of these texts, or the player by number, with its table. */
async function mentions(data: Data, texts: readonly string[], playerId: number): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of await data.tables())
    for (const row of await data.query(`SELECT * FROM ${table}`)) {
      const values = Object.entries(row).map(([name, value]) =>
        Buffer.isBuffer(value) ? value.toString("hex") : `${name}=${String(value)}`,
      );
      const isTheirs = [
        "player_id",
        "player1_id",
        "player2_id",
        "challenger_id",
        "friend_id",
        "organiser_id",
        "blocked_id",
      ].some((name) => row[name] === playerId);
      if (isTheirs) found.add(`${table} by number`);
      for (const text of texts)
        if (values.some((value) => value.includes(text))) found.add(`${table}: ${text}`);
    }
  return found;
}

const tablesIn = (found: ReadonlySet<string>) =>
  [...new Set([...found].map((one) => one.split(/:| by /)[0] ?? ""))].sort();

async function deleted(store: Store, playerId: number): Promise<void> {
  const event = { type: "deletionRequested", dueAt: 0 } as const;
  await store.requestDeletion(playerId, 0, event, ADDRESS);
  const anonymous = { publicId: `anonymous ${playerId}`, name: "Deleted player" };
  expect(await store.deletePlayer(playerId, anonymous)).toBe("deleted");
}

describe.each(STORES)("a deleted account on $name", (kind) => {
  it("was told all that was kept, leaves no personal data in any table, and no table goes unnoticed (GAP-71)", async () => {
    const data = await kind.freshData();
    const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TRUST_PROXY: "1", AUDIT_ADDRESSES: "full" };
    const world = await worldOn(data, environment);
    const { store } = world.world.server;
    const auth_date = Math.floor(world.clock.now() / 1000);
    const login = signedLogin({ id: TELEGRAM_ID, first_name: NAME, auth_date });
    const browser = await loggedIn(world, "/api/auth/telegram", login);
    const ann = await equipped(browser, NAME);
    const bob = await world.player("Bob");
    const { id: playerId } = (await store.accountOf(browser.userId)) ?? { id: 0 };
    const friend = await store.accountOf((bob.browser as TestPlayer).userId);
    await store.setFriendLink(friend?.id ?? 0, "bob's link");
    await liveLong(world, ann, playerId);
    await ratedBattle(world, bob, ann);
    world.clock.pass(DAY);
    await ann.joined();

    const told = (await browser.get("exportAccount")).body;
    const session = (await store.findSession(browser.sid, world.clock.now())) as Session;
    const kept = await exportAccount(
      { store, clock: world.clock },
      session,
      (await store.accountOf(browser.userId)) as PlayerAccount,
    );
    expect(told, "a field that the shape of the export lacks is left out").toEqual(
      JSON.parse(JSON.stringify(kept)),
    );

    const developer = await loggedIn(world, "/api/auth/dev", { name: DEVELOPMENT_NAME });
    const { id: developerId } = (await store.accountOf(developer.userId)) ?? { id: 0 };
    const account = ann.cards.accountAddress;
    const secret = secretHashOf(browser.sid).toString("hex");
    const known = knownBrowser(BROWSER)?.name ?? "";
    const texts = [NAME, DEVELOPMENT_NAME, String(TELEGRAM_ID), ADDRESS, account, secret, known];
    texts.push(browser.userId, developer.userId);

    const before = await mentions(data, texts, playerId);
    const personal = (await data.tables()).filter((table) => !IMPERSONAL.includes(table));
    // A new table is either about nobody, or filled above and emptied by the deletion.
    expect(tablesIn(before)).toEqual(
      personal.filter((table) => table !== "pvp_seats" && table !== "pvp_decisions"),
    );
    for (const text of texts) expect([...before].join("\n")).toContain(`: ${text}`);

    await store.releaseIntent("txid_open", playerId, nothing);
    await deleted(store, playerId);
    await deleted(store, developerId);
    const after = await mentions(data, texts, playerId);
    expect([...after].filter((one) => !one.endsWith("by number")).sort()).toEqual(
      BY_ACCOUNT.map((table) => `${table}: ${account}`),
    );
    expect(tablesIn(after).filter((table) => !BY_ACCOUNT.includes(table))).toEqual(
      ANONYMOUS.filter((table) => table !== "players" && table !== "pvp_decisions"),
    );
    expect(await data.count("deleted_logins")).toBe(2);
  });

  it("is called by a neutral name in leaderboards, battles and replays of its opponents (GAP-71)", async () => {
    const world = await worldOn(await kind.freshData());
    const { store } = world.world.server;
    const [ann, bob] = [await world.player(NAME), await world.player("Bob")];
    const battleId = await ratedBattle(world, ann, bob);
    const leaders = async () => (await bob.browser.get("pvp/leaderboard")).body.players;
    expect(JSON.stringify(await leaders())).toContain(NAME);
    const { id: playerId } = (await store.accountOf((ann.browser as TestPlayer).userId)) ?? { id: 0 };
    await deleted(store, playerId);
    world.clock.pass(6000);
    const seen = [
      await leaders(),
      (await bob.stats()).recentBattles,
      await bob.battle(battleId),
      (await bob.browser.get(`pvp/battle/${battleId}/replay`)).body,
    ];
    expect(JSON.stringify(seen)).not.toContain(NAME);
    expect(seen[0]).toMatchObject([{ first_name: "Deleted player" }, { first_name: "Bob" }]);
    expect(seen[1]).toMatchObject([{ won: false, player1_name: "Deleted player" }]);
    expect(seen[2]).toMatchObject({ opponentInfo: { name: "Deleted player" }, status: "completed" });
  });

  it("is whole again after a deletion that failed halfway, and deleted by the next one (GAP-71)", async () => {
    const data = await kind.freshData();
    const world = await worldOn(data);
    const { store } = world.world.server;
    const browser = await world.browser(NAME);
    const { id: playerId } = (await store.accountOf(browser.userId)) ?? { id: 0 };
    const everything = async () => {
      const tables = (await data.tables()).filter((table) => table !== "settings");
      const rows = await Promise.all(tables.map((table) => data.query(`SELECT * FROM ${table} ORDER BY 1`)));
      return JSON.stringify(rows);
    };
    await store.requestDeletion(playerId, 0, { type: "deletionRequested", dueAt: 0 }, null);
    const before = await everything();
    for (const command of kind.failing.plant) await data.query(command);
    await expect(store.deletePlayer(playerId, { publicId: "x", name: "y" })).rejects.toThrow("planted");
    for (const command of kind.failing.remove) await data.query(command);
    expect(await everything()).toBe(before);
    expect(await store.deletePlayer(playerId, { publicId: "x", name: "y" })).toBe("deleted");
    expect((await browser.get("getPets")).status).toBe(401);
  });
});
