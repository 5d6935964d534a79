import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, inject, it } from "vitest";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import {
  forgetWaiting,
  handInBattle,
  handInWaiting,
  waitsForServer,
} from "../../../ui/profile/replays/hand-in.ts";
import { practiceReplay } from "../../server/goals/support/practice-battle.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

const HAND_IN = "/api/handInReplay";

async function playing() {
  const server = await freshServer({
    startReplayWorker: (workerData) =>
      new Worker(join(inject("serverFolder"), "replay-worker.js"), { workerData }),
  });
  const storage = memoryStorage();
  const tab = await new Tab(server, storage).open();
  const deeds = async () => {
    const answer = await tab.game.api.call("GET /api/exportAccount");
    return answer.ok ? (answer.reply as { lab: { deeds: object } }).lab.deeds : answer;
  };
  return { server, storage, tab, deeds };
}

describe("battles that are fought without network", () => {
  it("wait in the browser and count once the server can be reached, each once (GAP-68, ABU-95)", async () => {
    const { server, storage, tab, deeds } = await playing();
    const battles = ["one", "two"].map((name) => practiceReplay(name));
    tab.wire.offline = true;
    for (const battle of battles) handInBattle(tab.game, battle);
    await tab.wire.quiet();
    expect(battles.map((battle) => waitsForServer(tab.game, battle))).toEqual([true, true]);
    tab.wire.offline = false;

    // The answer to the first is lost in a crash; another tab starts on the same storage.
    tab.wire.answersToLose = 1;
    await handInWaiting(tab.game);
    expect(waitsForServer(tab.game, battles[0] as (typeof battles)[0])).toBe(true);
    const other = await new Tab(server, storage).open();
    await Promise.all([handInWaiting(tab.game), handInWaiting(tab.game), handInWaiting(other.game)]);
    await tab.wire.quiet();
    expect(await deeds()).toMatchObject({ battles: 2 });
    expect(battles.some((battle) => waitsForServer(tab.game, battle))).toBe(false);
  });

  it("are neither kept nor sent while the player has switched off that they count (GAP-68)", async () => {
    const { tab } = await playing();
    const [one, two] = [practiceReplay("one"), practiceReplay("two")];
    tab.wire.offline = true;
    handInBattle(tab.game, one);
    await tab.wire.quiet();
    tab.wire.offline = false;
    changeSettings(tab.game, { countBattles: false });
    handInBattle(tab.game, two);
    await handInWaiting(tab.game);
    await tab.wire.quiet();
    expect(tab.wire.countOf(HAND_IN)).toBe(1);
    expect([one, two].map((battle) => waitsForServer(tab.game, battle))).toEqual([true, false]);
    changeSettings(tab.game, { countBattles: true });
    await handInWaiting(tab.game);
    expect(tab.wire.countOf(HAND_IN)).toBe(2);
    expect(waitsForServer(tab.game, one)).toBe(false);
  });

  it("are handed in by one run at a time, which takes those that are added meanwhile", async () => {
    const { tab } = await playing();
    const release = tab.wire.hold(HAND_IN);
    handInBattle(tab.game, practiceReplay("one"));
    handInBattle(tab.game, practiceReplay("two"));
    release();
    await tab.wire.quiet();
    expect(tab.wire.countOf(HAND_IN)).toBe(2);
  });

  it("are as many as the rules say; the oldest is forgotten first", async () => {
    const { tab } = await playing();
    tab.wire.offline = true;
    const replay = practiceReplay("one");
    const most = tab.state.rules?.goals.handIn.waiting ?? 0;
    const numbered = (index: number) => ({ ...replay, seed: `${replay.seed}${index}` });
    for (let index = 0; index <= most; index += 1) handInBattle(tab.game, numbered(index));
    await tab.wire.quiet();
    expect([0, 1, most].map((index) => waitsForServer(tab.game, numbered(index)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("go with the player who logs out, and with nobody else", async () => {
    const { tab } = await playing();
    const replay = practiceReplay("one");
    tab.wire.offline = true;
    handInBattle(tab.game, replay);
    await tab.wire.quiet();
    const { owner } = tab.state;
    tab.game.store.setState({ owner: "somebody else" });
    forgetWaiting(tab.game);
    tab.game.store.setState({ owner });
    expect(waitsForServer(tab.game, replay)).toBe(true);
    await logOut(tab.game);
    expect(tab.game.storage.read("battles_to_hand_in")).toBeNull();
  });
});
