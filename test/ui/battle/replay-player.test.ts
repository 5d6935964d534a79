import { describe, expect, it } from "vitest";
import type { Beat } from "../../../engine/index.ts";
import {
  applyAction,
  type BattleAction,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  newReplay,
  requirementTeam,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { ReplayPlayer } from "../../../ui/battle/replay/replay-player.ts";
import { ReplayTape } from "../../../ui/battle/replay/replay-tape.ts";
import { settled } from "../arena/support/arena-at-hand.ts";

const ACTIONS = 12;

function recorded() {
  const player = requirementTeam(rules, newRandom("watched"), "easy");
  const setup = { mode: "ai", difficulty: "easy", seed: "watched", player } as const;
  const battle = newBattle(rules, setup);
  const actions: BattleAction[] = [];
  while (actions.length < ACTIONS) {
    const action = decide(
      rules,
      battle,
      battle.active,
      enemyStyle(rules, "easy"),
      newRandom(`${actions.length}`),
    );
    applyAction(rules, battle, battle.active, action);
    actions.push(action);
  }
  return newReplay(rules, "hash", setup, actions);
}

const replay = recorded();

/** A replay on a stage whose curtain falls when the test says so. */
class Watching {
  readonly shown: Beat[] = [];
  readonly player: ReplayPlayer;
  /** Ends what is being shown. */
  curtain = () => {};

  constructor({ byHand = false } = {}) {
    this.player = new ReplayPlayer(new ReplayTape(rules, replay), {
      show: (beat) => {
        this.shown.push(beat);
        return byHand ? new Promise((ended) => (this.curtain = ended)) : Promise.resolve();
      },
    });
  }

  get now() {
    return this.player.store.getState();
  }

  viewAt(index: number) {
    return new ReplayTape(rules, replay).beatAt(index).view;
  }

  async ends(): Promise<void> {
    this.curtain();
    await settled();
  }
}

describe("ReplayPlayer", () => {
  it("plays each action once from the beginning to the end, and then stops", async () => {
    const watching = new Watching();
    expect(watching.now).toMatchObject({ index: 0, playing: false });
    watching.player.play();
    for (let round = 0; round < ACTIONS; round++) await settled();
    expect(watching.shown.map(({ action }) => action)).toEqual(replay.actions);
    expect(watching.now).toEqual({
      index: ACTIONS,
      playing: false,
      speed: 1,
      view: watching.viewAt(ACTIONS),
    });
  });

  it("plays again from the beginning after its end", async () => {
    const watching = new Watching({ byHand: true });
    watching.player.seek(ACTIONS);
    watching.player.play();
    await settled();
    expect(watching.now).toMatchObject({ index: 0, playing: true });
  });

  it("pauses after the current action, and continues there without showing anything twice", async () => {
    const watching = new Watching({ byHand: true });
    watching.player.play();
    await settled();
    watching.player.pause();
    watching.player.play();
    watching.player.pause();
    await watching.ends();
    expect(watching.now).toMatchObject({ index: 1, playing: false });
    watching.player.play();
    await settled();
    expect(watching.shown.map(({ action }) => action)).toEqual(replay.actions.slice(0, 2));
  });

  it("shows one action when stepping forward, and steps back at once", async () => {
    const watching = new Watching();
    watching.player.stepForward();
    await settled();
    expect(watching.now).toMatchObject({ index: 1, playing: false });
    watching.player.stepBack();
    expect(watching.now).toEqual({ index: 0, playing: false, speed: 1, view: watching.viewAt(0) });
    watching.player.stepBack();
    expect(watching.now.index).toBe(0);
    expect(watching.shown).toHaveLength(1);
  });

  it("jumps to any index, and not beyond its ends", () => {
    const watching = new Watching();
    for (const [wanted, index] of [
      [7, 7],
      [3, 3],
      [-4, 0],
      [999, ACTIONS],
    ] as const) {
      watching.player.seek(wanted);
      expect(watching.now).toMatchObject({ index, view: watching.viewAt(index) });
    }
  });

  it("ends the current animation at once when another index is requested", async () => {
    const watching = new Watching({ byHand: true });
    watching.player.setSpeed(2);
    watching.player.play();
    await settled();
    expect(watching.player.speed()).toBe(2);
    watching.player.seek(5);
    expect(watching.player.speed()).toBe(Number.POSITIVE_INFINITY);
    await watching.ends();
    expect(watching.player.speed()).toBe(2);
    expect(watching.now).toMatchObject({ index: 5, playing: false, view: watching.viewAt(5) });
  });

  it("continues from a new index that is requested during an animation", async () => {
    const watching = new Watching({ byHand: true });
    watching.player.play();
    await settled();
    watching.player.seek(5);
    watching.player.play();
    await watching.ends();
    expect(watching.shown.at(-1)?.action).toEqual(replay.actions[5]);
    await watching.ends();
    expect(watching.now.index).toBe(6);
  });

  it("shows nothing after the player left", async () => {
    const watching = new Watching({ byHand: true });
    watching.player.play();
    await settled();
    watching.player.stop();
    await watching.ends();
    expect(watching.shown).toHaveLength(1);
    expect(watching.now.index).toBe(0);
  });
});
