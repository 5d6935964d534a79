import { expect } from "vitest";
import type { Beat } from "../../../../engine/index.ts";
import {
  bestStyle,
  type Difficulty,
  decide,
  newRandom,
  requirementTeam,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { AiBattle } from "../../../../ui/battle/ai-battle/ai-battle.ts";
import { BattleDirector } from "../../../../ui/battle/ai-battle/battle-director.ts";
import { EnemyMind, type EnemyWorker } from "../../../../ui/battle/ai-battle/enemy-mind.ts";
import type { ShownBattle } from "../../../../ui/battle/store/battle-state.ts";
import { PLAYER } from "../../../../ui/battle/store/sides.ts";

/** A battle on a stage that the test holds in its hands. */
export class Performance {
  readonly battle: AiBattle;
  readonly director: BattleDirector;
  readonly beats: Beat[] = [];
  readonly shown: ShownBattle[] = [];
  readonly failures: unknown[] = [];
  pauses: number[] = [];
  acted = 0;
  /** What the director told of the actions shown in the enemy's turns. */
  shownOfTurn: number[] = [];
  speed = 1;
  /** What showing a beat waits for. */
  curtain: (beat: Beat) => Promise<void> = async () => {};
  /** Told of each change. */
  changed: (shown: ShownBattle) => void = () => {};
  /** What a pause waits for. */
  clock: (ms: number) => Promise<void> = async () => {};

  /** The enemy thinks in the page, if the test starts no worker. */
  constructor(difficulty: Difficulty, seed: string, startWorker: () => EnemyWorker | null = () => null) {
    const player = requirementTeam(rules, newRandom(seed), difficulty);
    this.battle = new AiBattle(rules, { mode: "ai", difficulty, seed, player });
    this.director = new BattleDirector(this.battle, {
      stage: {
        show: (beat) => {
          this.beats.push(beat);
          return this.curtain(beat);
        },
        speed: () => this.speed,
      },
      enemy: new EnemyMind(this.battle, startWorker),
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
      shownOfTurn: (actions) => {
        this.shownOfTurn.push(actions);
      },
      enemyFailed: (error) => this.failures.push(error),
    });
  }

  get now(): ShownBattle {
    const last = this.shown.at(-1);
    if (!last) throw new Error("Nothing was shown yet");
    return last;
  }

  /** A clock that what is shown and paused moves on; a turn's change is shown as long as the canvas shows it. */
  timed(): { elapsed: number; at(is: (shown: ShownBattle) => boolean): number | undefined } {
    const times: [ShownBattle, number][] = [];
    const clock = {
      elapsed: 0,
      at: (is: (shown: ShownBattle) => boolean) => times.find(([shown]) => is(shown))?.[1],
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
      const before = this.shown.length + this.acted;
      if (this.now.phase === "player") this.playBest();
      await settled();
      if (this.shown.length + this.acted === before)
        throw new Error(`The battle stands still: ${this.now.phase}`);
    }
  }

  playBest(): void {
    const { battle, actions } = this.battle;
    const dice = newRandom(`player|${actions.length}`);
    expect(this.director.act(decide(rules, battle, PLAYER, bestStyle(rules), dice))).toBeNull();
  }
}

/** Until everything that waits for nothing has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
