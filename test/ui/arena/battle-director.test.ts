import { describe, expect, it } from "vitest";
import type { Beat } from "../../../engine/index.ts";
import {
  bestStyle,
  type Difficulty,
  decide,
  newRandom,
  newReplay,
  playReplay,
  requirementTeam,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { ArenaBattle, ENEMY, PLAYER } from "../../../ui/arena/battle/arena-battle.ts";
import { BattleDirector, type BattleShown } from "../../../ui/arena/battle/battle-director.ts";

/** A battle on a stage that the test holds in its hands. */
class Performance {
  readonly battle: ArenaBattle;
  readonly director: BattleDirector;
  readonly beats: Beat[] = [];
  readonly shown: BattleShown[] = [];
  readonly failures: unknown[] = [];
  pauses: number[] = [];
  acted = 0;
  /** What showing a beat waits for. */
  curtain: (beat: Beat) => Promise<void> = async () => {};
  /** Told of each change. */
  changed: (shown: BattleShown) => void = () => {};
  /** What a pause waits for. */
  clock: (ms: number) => Promise<void> = async () => {};

  constructor(difficulty: Difficulty, seed: string) {
    const player = requirementTeam(rules, newRandom(seed), difficulty);
    this.battle = new ArenaBattle(rules, { mode: "ai", difficulty, seed, player });
    this.director = new BattleDirector(this.battle, {
      stage: {
        show: (beat) => {
          this.beats.push(beat);
          return this.curtain(beat);
        },
        speed: () => 1,
      },
      pause: (ms) => {
        this.pauses.push(ms);
        return this.clock(ms);
      },
      changed: (shown) => {
        this.shown.push(shown);
        this.changed(shown);
      },
      acted: () => {
        this.acted += 1;
      },
      enemyFailed: (error) => this.failures.push(error),
    });
  }

  get now(): BattleShown {
    const last = this.shown.at(-1);
    if (!last) throw new Error("Nothing was shown yet");
    return last;
  }

  /** A clock that what is shown and paused moves on; a turn's change is shown as long as the canvas shows it. */
  timed(): { elapsed: number; at(is: (shown: BattleShown) => boolean): number | undefined } {
    const times: [BattleShown, number][] = [];
    const clock = {
      elapsed: 0,
      at: (is: (shown: BattleShown) => boolean) => times.find(([shown]) => is(shown))?.[1],
    };
    this.changed = (shown) => times.push([shown, clock.elapsed]);
    this.curtain = async () => {
      clock.elapsed += rules.ui.turnTransitionMs;
    };
    this.clock = (ms) => {
      // Beside a beat that is shown runs the limit of its time, which is never reached.
      if (ms === rules.ai.turnTimeoutMs) return new Promise(() => {});
      clock.elapsed += ms;
      return Promise.resolve();
    };
    return clock;
  }

  /** The player acts as well as the rules' own opponent would, until the battle is over. */
  async playOn(): Promise<void> {
    while (this.now.phase !== "over") {
      if (this.now.phase === "player") this.playBest();
      await settled();
    }
  }

  playBest(): void {
    const { battle, actions } = this.battle;
    const dice = newRandom(`player|${actions.length}`);
    expect(this.director.act(decide(rules, battle, PLAYER, bestStyle(rules), dice))).toBeNull();
  }
}

/** Until everything that waits for nothing has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

describe("a battle on the stage", () => {
  it.each(["easy", "medium", "hard", "expert"] as const)(
    "is played to its end on %s, and what is shown is what the rules hold after each action",
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

  it("keeps all that makes it up: its replay plays to the same end", async () => {
    const play = new Performance("medium", "kept");
    await play.director.begin();
    await play.playOn();
    const replay = newReplay(rules, "hash", play.battle.setup, play.battle.actions);
    const played = playReplay(rules, replay);
    expect(played.divergence).toBeNull();
    expect(played.battle).toEqual(play.battle.battle);
  });

  it("left in the middle, goes on from its seed and decisions to the same end", async () => {
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

  it("ignores input while something is shown (BAT-042)", async () => {
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

  it("says why an action is refused, and nothing changes", async () => {
    const play = new Performance("easy", "refused");
    await play.director.begin();
    const before = play.battle.view();
    const refusal = play.director.act({ type: "defend", creatureId: "nobody" });
    expect(refusal?.text).toBe("Invalid defend action - no creature selected");
    expect(play.battle.view()).toEqual(before);
    expect(play.now.phase).toBe("player");
  });

  it("thinks once a turn and says what it does: planning, attacking, defending, taking its turn (BAT-027, CON-72)", async () => {
    const play = new Performance("hard", "moods");
    await play.director.begin();
    await play.playOn();
    const thinking = play.pauses.filter((ms) => ms === rules.ai.thinkMs.hard).length;
    const turnsOfEnemy = play.beats.filter(
      ({ side, action }) => side === PLAYER && action?.type === "endTurn",
    );
    expect(thinking).toBe(turnsOfEnemy.length);
    expect(new Set(play.shown.map(({ mood }) => mood))).toEqual(
      new Set(["thinking", "attacking", "defending", "acting", null]),
    );
  });

  it("hands over in 750 ms, of which the turn's change is shown for 600 (BAT-072, CON-53)", async () => {
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

  it("that is resumed in the enemy's turn hands over for all of the 750 ms, in the player's at once (CON-53)", async () => {
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

  it("that was left in the enemy's turn waits for nothing more", async () => {
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

  it("cuts short what takes longer than ten seconds to show, and goes on (CON-72)", async () => {
    const play = new Performance("easy", "hanging");
    await play.director.begin();
    const { turnTimeoutMs } = rules.ai;
    play.curtain = () => new Promise(() => {});
    play.director.act({ type: "endTurn" });
    await play.playOn();
    expect(turnTimeoutMs).toBe(10_000);
    expect(play.pauses).toContain(turnTimeoutMs);
    expect(play.battle.battle.winner).not.toBeNull();
  });

  it("ends the enemy's turn when it fails, and tells it", async () => {
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

  it("shows nothing more once it was left", async () => {
    const play = new Performance("easy", "stopped");
    await play.director.begin();
    play.director.stop();
    const shown = play.shown.length;
    expect(play.director.act({ type: "endTurn" })).toBeNull();
    await settled();
    expect(play.shown).toHaveLength(shown);
  });
});
