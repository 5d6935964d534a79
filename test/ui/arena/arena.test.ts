import { describe, expect, it } from "vitest";
import { playReplay, rewardsOf, shippedRules as rules } from "../../../rules/index.ts";
import { backToDifficulties } from "../../../ui/arena/battle/leave-battle.ts";
import { giveUpBattle } from "../../../ui/arena/battle/play-battle.ts";
import { resumeBattle, startBattle } from "../../../ui/arena/battle/start-battle.ts";
import { readTotals } from "../../../ui/arena/result/reward-totals.ts";
import { backToSetup, chooseDifficulty, swapPicks, togglePick } from "../../../ui/arena/team/pick-team.ts";
import { actInBattle, changeSpeed, skipAhead } from "../../../ui/battle/play.ts";
import { memoryStorage } from "../support/playing.ts";
import { ArenaAtHand, connectWallet, settled } from "./support/arena-at-hand.ts";

describe("the screens of the arena", () => {
  it("lead from the difficulty to the team, back, and on to the battle and its result (BAT-005)", async () => {
    const play = new ArenaAtHand();
    expect(play.state.screen).toBe("setup");
    chooseDifficulty(play.arena, "easy");
    expect(play.state.screen).toBe("team");
    backToSetup(play.arena);
    expect(play.state.screen).toBe("setup");
    await play.start("easy");
    expect(play.state.screen).toBe("battle");
    await play.playOn();
    expect(play.state.screen).toBe("result");
    backToDifficulties(play.arena);
    expect(play.state.screen).toBe("setup");
  });

  it("pick up to 12 creatures, 5 tools and 5 spells with clicks, in order (BAT-015, BAT-020)", () => {
    const play = new ArenaAtHand();
    const [first = "", second = "", third = ""] = play.state.collection.creatures.map(({ id }) => id);
    for (const id of [first, second, third]) togglePick(play.arena, "creatures", id);
    expect(play.state.selection.creatures).toEqual([first, second, third]);
    togglePick(play.arena, "creatures", first);
    expect(play.state.selection.creatures).toEqual([second, third]);
    for (let id = 0; id < 20; id++) togglePick(play.arena, "tools", `tool-${id}`);
    expect(play.state.selection.tools).toHaveLength(5);
  });

  it("swap two creatures of the drawing order (BAT-017)", async () => {
    const play = new ArenaAtHand();
    const ids = play.state.collection.creatures.slice(0, 3).map(({ id }) => id);
    for (const id of ids) togglePick(play.arena, "creatures", id);
    swapPicks(play.arena, 0, 2);
    expect(play.state.selection.creatures).toEqual([ids[2], ids[1], ids[0]]);
    startBattle(play.arena);
    await settled();
    expect(play.battleState.running?.known.battle.sides[0].hand.map(({ id }) => id)).toEqual([
      ids[2],
      ids[1],
      ids[0],
    ]);
  });

  it("do not start a battle with fewer than three creatures (BAT-020, CON-71)", async () => {
    const play = new ArenaAtHand();
    await play.start("easy", 2);
    expect(play.state.screen).toBe("team");
    expect(play.battleState.running).toBeNull();
  });
});

describe("a battle in the arena", () => {
  it("ends with its result, rewards that are added up on the device, and a replay that plays (GAP-35, ABU-55)", async () => {
    const storage = memoryStorage();
    const play = new ArenaAtHand({ storage });
    await play.start("easy");
    await play.playOn();
    const { result } = play.state;
    expect(result?.result.victory).toBe(true);
    expect(result?.rewards).toEqual(result && rewardsOf(rules, result.result));
    const totals = readTotals(play.arena.game.storage, "ann");
    expect(totals).toMatchObject({ victories: 1, experience: result?.rewards?.experience });
    expect(result && playReplay(rules, result.replay).divergence).toBeNull();
    expect(storage.getItem("arena_battle_ann")).toBeNull();
  });

  it("gives no rewards in practice (CON-93)", async () => {
    const play = new ArenaAtHand({ practice: true });
    await play.start("easy");
    await play.playOn();
    expect(play.state.result).toMatchObject({ rewards: null, badges: [], result: { victory: true } });
    expect(readTotals(play.arena.game.storage, "ann").victories).toBe(0);
  });

  it("shows a refusal as a notice and changes nothing (ERR-040, ERR-043)", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const before = play.battleState.shown;
    actInBattle(play.arena.battle, { type: "attack", attackerId: "nobody", targetId: "nobody" });
    expect(play.notices).toEqual(["Invalid attack - missing attacker or defender"]);
    expect(play.battleState.shown).toBe(before);
  });

  it("skips the animation until the player's next turn", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    changeSpeed(play.arena.battle, 4);
    skipAhead(play.arena.battle);
    expect(play.battleState.skipping).toBe(true);
    actInBattle(play.arena.battle, { type: "endTurn" });
    await settled();
    expect(play.battleState).toMatchObject({ skipping: false, speed: 4 });
  });
});

describe("a battle without a canvas", () => {
  it("shows each action as long as the change of turns, at the chosen speed (BAT-027, BAT-181)", async () => {
    const pauses: number[] = [];
    const play = new ArenaAtHand({
      pause: async (ms) => {
        pauses.push(ms);
      },
    });
    await play.start("easy");
    changeSpeed(play.arena.battle, 4);
    pauses.length = 0;
    actInBattle(play.arena.battle, { type: "endTurn" });
    await settled();
    const { ui, ai } = rules;
    const enemyBeats = (play.battleState.running?.replay?.().actions.length ?? 0) - 1;
    expect(enemyBeats).toBeGreaterThan(0);
    const shown = pauses.filter((ms) => ms === ui.turnTransitionMs / 4);
    expect(shown).toHaveLength(1 + enemyBeats);
    // The time is limited in which each beat is shown, and in which the enemy decides on each of its own.
    expect(pauses.filter((ms) => ms === ai.turnTimeoutMs)).toHaveLength(shown.length + enemyBeats);
  });
});

describe("a battle that was interrupted", () => {
  async function interrupted(storage = memoryStorage()) {
    const play = new ArenaAtHand({ storage });
    await play.start("easy");
    for (let action = 0; action < 4; action++) await play.actBest();
    return { storage, play };
  }

  it("continues after a reload at the same point, from its seed and decisions", async () => {
    const { storage, play } = await interrupted();
    const reloaded = new ArenaAtHand({ storage });
    expect(resumeBattle(reloaded.arena)).toBe(true);
    await settled();
    expect(reloaded.battleState.running?.known.battle).toEqual(play.battleState.running?.known.battle);
    expect(reloaded.state).toMatchObject({ screen: "battle", difficulty: "easy" });
    await reloaded.playOn();
    expect(reloaded.state.result?.result.victory).toBe(true);
  });

  it("continues only with a connected account, unless it is practice (BAT-007, CON-93)", async () => {
    const { storage } = await interrupted();
    const locked = new ArenaAtHand({ storage, connected: false });
    expect(resumeBattle(locked.arena)).toBe(false);
    expect(locked.state.screen).toBe("setup");
    expect(storage.getItem("arena_battle_ann")).not.toBeNull();
    connectWallet(locked.arena.game);
    expect(resumeBattle(locked.arena)).toBe(true);

    const borrowed = memoryStorage();
    await new ArenaAtHand({ storage: borrowed, practice: true }).start("easy");
    expect(resumeBattle(new ArenaAtHand({ storage: borrowed, connected: false }).arena)).toBe(true);
  });

  it.each([
    ["of another player", { userId: "bob" }],
    ["under other rules", { rulesHash: "other" }],
  ])("is not continued %s", async (_, options) => {
    const { storage } = await interrupted();
    const other = new ArenaAtHand({ storage, ...options });
    expect(resumeBattle(other.arena)).toBe(false);
    expect(other.state.screen).toBe("setup");
  });

  it.each(["", "null", "{", '{"actions":[]}', '{"actions":[],"owner":"ann","rulesHash":"hash"}'])(
    "is not continued from stored text that is no battle: %s",
    (text) => {
      const storage = memoryStorage(new Map([["arena_battle", text]]));
      expect(resumeBattle(new ArenaAtHand({ storage }).arena)).toBe(false);
    },
  );

  it("is not continued when its decisions are illegal in it", async () => {
    const { storage } = await interrupted();
    const saved = JSON.parse(storage.getItem("arena_battle_ann") ?? "");
    saved.actions.unshift({ type: "deploy", creatureId: "nobody" });
    storage.setItem("arena_battle_ann", JSON.stringify(saved));
    expect(resumeBattle(new ArenaAtHand({ storage }).arena)).toBe(false);
  });

  it("is removed once the player has given it up", async () => {
    const { storage, play } = await interrupted();
    giveUpBattle(play.arena);
    expect(resumeBattle(new ArenaAtHand({ storage }).arena)).toBe(false);
  });

  it("can be played in a browser without storage, with a warning that leaving loses it", async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error("full");
      },
    };
    const play = new ArenaAtHand({ storage: full });
    await play.start("easy");
    expect(play.notices).toEqual(["This browser saves nothing: a reload would lose this battle."]);
    await play.playOn();
    expect(play.state.screen).toBe("result");
  });
});
