import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  DIFFICULTIES,
  newRandom,
  playReplay,
  type Replay,
  restoredRules,
  shippedRules,
} from "../../../rules/index.ts";
import { moveStore } from "../../../server/store/copies/move-game.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { type LabServer, labServer, TestClock, TestPlayer } from "../lab-server.ts";
import { playBattle } from "../pvp/support/play-battle.ts";
import { good, PvpPlayer } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";

const STATES = new URL("../../fixtures/landed/", import.meta.url);
/** Rule sets are stored with their battles since then: a battle that began before is closed without rating. */
const RULES_ARE_STORED_SINCE = "2026-11-24";
const ARCHIVED_AFTER = 11 * 60_000;

interface Played {
  now: number;
  rulesHash: string;
  finished: string;
  running: string;
  sessions: { Ann: string; Bob: string };
  lab: { sid: string } & Record<string, unknown>;
  purchases: { sid: string; account: string; paid: string; open: string; energy: string };
}

function playedIn(state: string): Played {
  return JSON.parse(readFileSync(new URL(`${state}/played.json`, STATES), "utf8"));
}

/** A server of this release on the database that a state left behind, or on what became of it on PostgreSQL. */
async function serverOn(store: string, state: string, clock: TestClock): Promise<LabServer> {
  const folder = mkdtempSync(join(tmpdir(), "corvax-landed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "game.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(new URL(`${state}/game.sqlite.gz`, STATES))));
  if (store === "SQLite") return freshServer({ file, clock });
  // Only a game in this release's form moves.
  await (await labServer({ file, clock })).close();
  const databaseUrl = await freshPostgres({ empty: true });
  await moveStore("sqlite to postgres", { dataFolder: dirname(file), databaseUrl });
  return freshServer({ databaseUrl, clock });
}

const states = readdirSync(STATES).sort();
/** Every state is brought into this release's form by SQLite before it moves: the first and the last one tell most. */
const moving = process.env.LONG === "1" ? states : [states.at(0), states.at(-1)];
const walks = states.flatMap((state) => [
  [state, "SQLite"] as const,
  ...(hasPostgres && moving.includes(state) ? [[state, "PostgreSQL"] as const] : []),
]);

describe.each(walks)("what the game of %s left behind, on %s", (state, store) => {
  it("goes on: sessions, lab, purchases, the battle that runs, finished battles and replays (ABU-98, GAP-72)", async () => {
    const played = playedIn(state);
    const clock = new TestClock(played.now);
    const server = await serverOn(store, state, clock);
    const browser = (sid: string) => new TestPlayer(server, sid, "");

    const { sid, ...lab } = played.lab;
    expect(await browser(sid).lab(), "the lab").toMatchObject(lab);

    const { purchases } = played;
    expect((await browser(purchases.sid).lab()).energy).toBe(purchases.energy);
    expect(await server.store.settledIntent(purchases.paid)).toMatchObject({ account: purchases.account });
    const openId = /"buy" "([^"]+)"/.exec(purchases.open)?.[1] ?? "";
    expect(await server.store.findPurchase(openId)).toMatchObject({ account: purchases.account });

    const cards = { accountAddress: "", creatures: [], tools: [], spells: [] };
    const ann = new PvpPlayer(browser(played.sessions.Ann), "Ann", cards);
    const bob = new PvpPlayer(browser(played.sessions.Bob), "Bob", cards);
    expect(await ann.battle(played.finished)).toMatchObject({ status: "completed", endedBy: "defeat" });

    const stored = await server.store.findRuleSet(played.rulesHash);
    const rules = stored && restoredRules(stored, shippedRules);
    const { isPlayer1 } = await ann.battle(played.running);
    if (rules) {
      const players = isPlayer1 ? ([ann, bob] as const) : ([bob, ann] as const);
      const { running: battleId } = played;
      const actions = await playBattle({ rules, battleId, players, dice: newRandom("goes on") });
      expect(actions.length).toBeGreaterThan(0);
    } else expect(state < RULES_ARE_STORED_SINCE).toBe(true);
    // Who plays at random may leave the field empty for three turns.
    const ends = rules ? ["defeat", "emptyField"] : ["closed"];
    const seen = await ann.battle(played.running);
    expect(seen).toMatchObject({ status: "completed", rulesHash: expect.any(String) });
    expect(ends).toContain(seen.endedBy);

    for (const id of [played.finished, played.running]) await isReplayed(id);
    const shown = await Promise.all([played.finished, played.running].map((id) => bob.battle(id)));
    clock.pass(ARCHIVED_AFTER);
    await server.store.removeExpired(clock.now());
    for (const id of [played.finished, played.running]) await isReplayed(id);
    if (rules)
      for (const [place, id] of [played.finished, played.running].entries())
        expect((await bob.battle(id)).battleState).toEqual(shown[place]?.battleState);

    async function isReplayed(id: string): Promise<void> {
      const { replay } = good<{ replay: Replay }>(await ann.browser.get(`pvp/battle/${id}/replay`));
      expect(replay.rulesHash).toBe(played.rulesHash);
      if (rules) expect(playReplay(rules, replay).divergence).toBeNull();
    }
  });
});

/** Battles against the AI count for goals since then, and each later state leaves some that were never handed in. */
const leavesAiBattles = (state: string) => existsSync(new URL(`${state}/ai-battles.json.gz`, STATES));

/** Each is played again here; the long tests take every state. */
const leaving = walks.filter(([state]) => leavesAiBattles(state));
const everyDay = process.env.LONG === "1" ? leaving : leaving.slice(-1);

describe.each(everyDay)(
  "the battles against the AI that the game of %s left behind, on %s",
  (state, store) => {
    it("still count when they are handed in now, one of each difficulty (GAP-68, GAP-72)", async () => {
      const { now } = playedIn(state);
      const server = await serverOn(store, state, new TestClock(now));
      const text = gunzipSync(readFileSync(new URL(`${state}/ai-battles.json.gz`, STATES))).toString();
      const replays: Replay[] = JSON.parse(text);
      expect(replays.map(({ setup }) => setup.mode === "ai" && setup.difficulty)).toEqual(DIFFICULTIES);
      const player = await server.player("Late");
      for (const replay of replays) {
        const { rulesHash } = replay;
        const answer = await player.post("handInReplay", { rulesHash, replay: JSON.stringify(replay) });
        expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      }
    });
  },
);
