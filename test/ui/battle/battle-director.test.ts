import { describe, expect, it } from "vitest";
import { newReplay, playReplay, shippedRules as rules } from "../../../rules/index.ts";
import { ENEMY, PLAYER } from "../../../ui/battle/store/sides.ts";
import { Performance, settled } from "./support/performance.ts";

describe("BattleDirector", () => {
  it.each(["easy", "medium", "hard", "expert"] as const)(
    "plays a battle on %s to its end and shows the rules' state after each action",
    async (difficulty) => {
      const play = new Performance(difficulty, "a whole battle");
      await play.director.begin();
      await play.playOn();
      expect(play.battle.battle.winner).not.toBeNull();
      expect(play.now.view).toEqual(play.battle.view());
      expect(play.beats).toHaveLength(play.battle.actions.length + 1);
      expect(play.acted).toBe(play.battle.actions.length);
      expect(play.failures).toEqual([]);
    },
  );

  it("stores everything a replay needs: it plays to the same end", async () => {
    const play = new Performance("medium", "kept");
    await play.director.begin();
    await play.playOn();
    const replay = newReplay(rules, "hash", play.battle.setup, play.battle.actions);
    const played = playReplay(rules, replay);
    expect(played.divergence).toBeNull();
    expect(played.battle).toEqual(play.battle.battle);
  });

  it("continues an unfinished battle from its seed and decisions to the same end", async () => {
    const whole = new Performance("easy", "left");
    await whole.director.begin();
    await whole.playOn();

    const first = new Performance("easy", "left");
    await first.director.begin();
    for (let action = 0; action < 5; action++) {
      first.playBest();
      await settled();
    }
    first.director.stop();
    const resumed = new Performance("easy", "left");
    for (const action of first.battle.actions) resumed.battle.act(resumed.battle.battle.active, action);
    await resumed.director.begin();
    expect(resumed.beats).toEqual([]);
    await resumed.playOn();
    expect(resumed.battle.actions).toEqual(whole.battle.actions);
  });

  it("tells how many actions of the enemy's turn were shown, and 0 at its end", async () => {
    const play = new Performance("expert", "hurries");
    await play.director.begin();
    await play.playOn();
    const told = play.shownOfTurn;
    expect(Math.max(...told)).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(0);
    told.forEach((actions, index) => {
      if (actions > 0) expect(actions).toBe((told[index - 1] ?? 0) + 1);
    });
  });

  it("ignores input while an action is shown (BAT-042)", async () => {
    const play = new Performance("easy", "lock");
    let open = () => {};
    await play.director.begin();
    play.curtain = () => new Promise((done) => (open = done));
    play.playBest();
    const acted = play.battle.actions.length;
    expect(play.now.phase).toBe("showing");
    expect(play.director.act({ type: "endTurn" })).toBeNull();
    expect(play.battle.actions).toHaveLength(acted);
    open();
    await settled();
    expect(play.now.phase).toBe("player");
  });

  it("shows why an action is refused, and changes nothing", async () => {
    const play = new Performance("easy", "refused");
    await play.director.begin();
    const before = play.battle.view();
    const refusal = play.director.act({ type: "defend", creatureId: "nobody" });
    expect(refusal?.text).toBe("Invalid defend action - no creature selected");
    expect(play.battle.view()).toEqual(before);
    expect(play.now.phase).toBe("player");
  });

  it("shows the enemy's status: planning once a turn, then attacking, defending or taking its turn (BAT-027, CON-72)", async () => {
    const play = new Performance("hard", "moods 3");
    await play.director.begin();
    await play.playOn();
    const thinking = play.pauses.filter((ms) => ms === rules.ai.thinkMs.hard).length;
    const turnsOfEnemy = play.beats.filter(
      ({ side, action }) => side === PLAYER && action?.type === "endTurn",
    );
    expect(thinking).toBe(turnsOfEnemy.length);
    const ofEnemy = play.shown.filter(({ phase }) => phase === "enemy");
    expect(new Set(ofEnemy.map(({ mood }) => mood))).toEqual(
      new Set(["thinking", "attacking", "defending", "acting"]),
    );
  });

  it("changes turns in 750 ms, and shows the banner for 600 of them (BAT-072, CON-53)", async () => {
    const play = new Performance("easy", "handed over");
    await play.director.begin();
    play.battle.enemyDecision = () => ({ type: "endTurn" });
    const clock = play.timed();
    play.director.act({ type: "endTurn" });
    await settled();
    expect(play.now).toMatchObject({ phase: "player", mood: null });
    const { thinkMs } = rules.ai;
    expect(clock.elapsed).toBe(750 + thinkMs.easy + 750);
    expect(clock.at(({ mood }) => mood === "thinking")).toBe(rules.ui.turnTransitionMs);
    expect(clock.at(({ mood }) => mood === "acting")).toBe(750 + thinkMs.easy);
    expect(clock.at(({ phase, mood }) => phase === "player" && mood === null)).toBe(clock.elapsed);
  });

  it("shows only the end of an enemy's turn when animation is skipped", async () => {
    const play = new Performance("medium", "skipped");
    await play.director.begin();
    play.speed = Number.POSITIVE_INFINITY;
    await play.playOn();
    const ofEnemy = play.beats.filter(({ side }) => side === ENEMY);
    const ends = ofEnemy.filter(
      ({ events, view }) => view.gameState !== "battle" || events.some(({ type }) => type === "turnStarted"),
    );
    expect(ofEnemy.length).toBeGreaterThan(0);
    expect(ofEnemy).toEqual(ends);
    expect(play.beats.length).toBeLessThan(play.battle.actions.length);
    expect(play.acted).toBe(play.battle.actions.length);
    expect(play.now.view).toEqual(play.battle.view());
    expect(play.now.view.battleLog.length).toBeGreaterThan(play.beats.length);
  });

  it("waits 750 ms when it resumes in the enemy's turn, and not at all in the player's (CON-53)", async () => {
    const play = new Performance("easy", "resumed");
    play.battle.act(PLAYER, { type: "endTurn" });
    play.battle.enemyDecision = () => ({ type: "endTurn" });
    const clock = play.timed();
    await play.director.begin();
    expect(clock.at(({ mood }) => mood === "acting")).toBe(750 + rules.ai.thinkMs.easy);

    const own = new Performance("easy", "resumed");
    own.battle.act(PLAYER, { type: "endTurn" });
    own.battle.act(ENEMY, { type: "endTurn" });
    const ownClock = own.timed();
    await own.director.begin();
    expect(own.now.phase).toBe("player");
    expect(ownClock.elapsed).toBe(0);
  });

  it("waits for nothing after the player left in the enemy's turn", async () => {
    const play = new Performance("easy", "left to the enemy");
    await play.director.begin();
    let go = () => {};
    play.clock = () => new Promise((done) => (go = done));
    play.director.act({ type: "endTurn" });
    await settled();
    play.director.stop();
    play.clock = async () => {};
    const before = play.pauses.length;
    go();
    await settled();
    expect(play.pauses.slice(before)).toEqual([rules.ai.thinkMs.easy]);
  });

  it("ends the enemy's turn when its code fails, and reports that", async () => {
    const play = new Performance("easy", "failing");
    await play.director.begin();
    play.battle.enemyDecision = () => {
      throw new Error("lost in thought");
    };
    play.director.act({ type: "endTurn" });
    await settled();
    expect(play.failures).toEqual([new Error("lost in thought")]);
    expect(play.now.phase).toBe("player");
    expect(play.battle.actions).toEqual([{ type: "endTurn" }, { type: "endTurn" }]);
  });

  it("shows nothing after the player left", async () => {
    const play = new Performance("easy", "stopped");
    await play.director.begin();
    play.director.stop();
    const shown = play.shown.length;
    expect(play.director.act({ type: "endTurn" })).toBeNull();
    await settled();
    expect(play.shown).toHaveLength(shown);
  });
});
