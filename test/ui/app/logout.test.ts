import { describe, expect, it } from "vitest";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { addRewards } from "../../../ui/arena/result/reward-totals.ts";
import { rememberLesson } from "../../../ui/battle/lesson/lesson-course.ts";
import { rememberTeam } from "../../../ui/battle/team/selection.ts";
import { noteSeenForms } from "../../../ui/collection/book/seen-forms.ts";
import { rememberMint } from "../../../ui/collection/mint/mint-transaction.ts";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { rememberWelcome } from "../../../ui/lab/state/visits.ts";
import { handInBattle } from "../../../ui/profile/replays/hand-in.ts";
import { storeTransaction } from "../../../ui/transactions/stored-transactions.ts";
import { storeUnanswered } from "../../../ui/transactions/unanswered-transactions.ts";
import { practiceReplay } from "../../server/goals/support/practice-battle.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

/** One browser: what it keeps, and its tabs. */
async function sharedBrowser() {
  const kept = new Map<string, string>();
  const storage = memoryStorage(kept);
  const server = await freshServer();
  return { kept, tab: () => new Tab(server, storage) };
}

/** Leaves something in every place where the game keeps something of a player. */
async function playABit({ game, state, wire }: Tab): Promise<void> {
  const owner = state.owner ?? "";
  rememberWelcome(game);
  rememberMint(game);
  rememberLesson(game, "first", "declined");
  rememberLesson(game, "second", "declined");
  rememberTeam(game, { creatures: ["c1"], tools: [], spells: [] });
  rememberTeam(game, { creatures: ["c2"], tools: [], spells: [] }, "pvp_deck");
  noteSeenForms(game, [{ species_id: "corvax", form: 1 }]);
  addRewards(game.storage, owner, { experience: 7, currency: 30, items: [] });
  const subject = { kind: "energy", subject: "p1" } as const;
  storeTransaction(game, owner, { ...subject, hash: "txid_1" });
  storeUnanswered(game, owner, { ...subject, before: null, note: null });
  wire.offline = true;
  handInBattle(game, practiceReplay("one"));
  await wire.quiet();
  wire.offline = false;
  game.storage.write("creatures_account_1", "[]");
  game.storage.write("rdt:1", "persona");
  game.storage.write("arena_battle", JSON.stringify({ owner, actions: [] }));
  game.tabStorage.write("entryLink", "#challenge=1");
}

describe("a logout", () => {
  it("leaves nothing of the player in the browser but its settings (GAP-80, ABU-118)", async () => {
    const { kept, tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    changeSettings(anna.game, { muted: true });
    await playABit(anna);
    expect(kept.size).toBeGreaterThan(12);
    await logOut(anna.game);
    expect([...kept.keys()]).toEqual(["settings"]);
    expect(anna.game.tabStorage.keys()).toEqual([]);
    expect(anna.state).toMatchObject({ owner: null, lab: null, arena: null });
    expect(anna.game.queries.getQueryCache().getAll()).toEqual([]);
  });

  it("leaves what other players of the browser have left to go on with (GAP-80)", async () => {
    const { kept, tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    await playABit(anna);
    const annas = () => [...kept.keys()].filter((key) => key.endsWith(`_${owner}`));
    const { owner } = anna.state;
    const before = annas();
    anna.wire.forgetSession();
    await loadGame(anna.game);
    expect(anna.state.session.kind).toBe("visitor");
    await logInByName(anna.game, "Bela");
    await playABit(anna);
    await logOut(anna.game);
    expect(annas()).toEqual(before);
    expect(JSON.parse(kept.get("battles_to_hand_in") ?? "[]")).toMatchObject([{ owner }]);
    expect([...kept.keys()].filter((key) => !key.endsWith(`_${owner}`))).toEqual(["battles_to_hand_in"]);
  });

  it("needs no network: the page forgets at once, the session ends with the server's return (GAP-80, ABU-118)", async () => {
    const { kept, tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    anna.wire.offline = true;
    await logOut(anna.game);
    expect(anna.state.session).toMatchObject({ kind: "visitor", expired: false });
    expect([...kept.entries()]).toEqual([["logoutDue", "1"]]);
    expect(await loadSession(anna.game)).toEqual({ kind: "unreachable" });
    anna.wire.offline = false;
    expect(await loadSession(anna.game)).toBeNull();
    expect([...kept.keys()]).toEqual([]);
    expect(anna.state.session).toMatchObject({ kind: "visitor", login: { development: true } });
    expect((await anna.game.api.call("GET /api/whoami")).ok).toBe(true);
    expect(await anna.game.api.call("GET /api/getGameState")).toMatchObject({
      problem: { kind: "session_expired" },
    });
  });

  it("without a network is not undone by a reload (GAP-80, ABU-118)", async () => {
    const { tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    anna.wire.offline = true;
    await logOut(anna.game);
    const anew = tab();
    anew.wire.shareSession(anna.wire);
    anew.wire.offline = true;
    expect(await loadSession(anew.game)).toEqual({ kind: "unreachable" });
    expect(anew.state.session.kind).toBe("visitor");
    anew.wire.offline = false;
    await loadSession(anew.game);
    expect(anew.wire.calls.map(({ path }) => path).slice(-2)).toEqual(["/api/logout", "/api/whoami"]);
    expect([anew.state.session.kind, anew.reloads]).toEqual(["visitor", 1]);
  });

  it("that is due does not log out who logs in next (GAP-80)", async () => {
    const { kept, tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    anna.wire.offline = true;
    await logOut(anna.game);
    anna.wire.offline = false;
    await logInByName(anna.game, "Bela");
    expect(kept.has("logoutDue")).toBe(false);
    await loadSession(anna.game);
    expect(anna.state.session).toMatchObject({ kind: "player", firstName: "Bela" });
  });

  it("is not undone by an answer that was on its way (GAP-80, ABU-118)", async () => {
    const { kept, tab } = await sharedBrowser();
    const anna = await tab().open("Anna");
    for (const [path, load] of [
      ["/api/whoami", loadSession],
      ["/api/getGameState", loadGame],
    ] as const) {
      await logInByName(anna.game, "Anna");
      const release = anna.wire.hold(path);
      const loading = load(anna.game);
      await new Promise((resolve) => setImmediate(resolve));
      const leaving = logOut(anna.game);
      release();
      await Promise.all([loading, leaving]);
      expect(anna.state).toMatchObject({ owner: null, lab: null, session: { kind: "visitor" } });
      expect([...kept.keys()]).toEqual([]);
    }
  });
});
