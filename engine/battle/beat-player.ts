import type { RuleSet } from "../../rules/index.ts";
import type { Beat } from "../battle-port.ts";
import type { Cue } from "./cue.ts";
import { type BeatPlan, planBeat } from "./plan-beat.ts";

interface Running {
  beat: Beat;
  plan: BeatPlan;
  /** Index of the next cue. */
  next: number;
  elapsedMs: number;
  ended: () => void;
}

/** Lets the cues of one beat come at their times; ends it, whatever happens. */
export class BeatPlayer {
  private readonly rules: RuleSet;
  private readonly perform: (cue: Cue, beat: Beat) => void;
  private readonly settle: (beat: Beat) => void;
  private running: Running | null = null;

  /**
   * @param perform lets a cue be seen
   * @param settle shows the battle as it is after a beat
   */
  constructor(rules: RuleSet, perform: (cue: Cue, beat: Beat) => void, settle: (beat: Beat) => void) {
    this.rules = rules;
    this.perform = perform;
    this.settle = settle;
  }

  get isPlaying(): boolean {
    return this.running !== null;
  }

  /** Plays a beat; one that still plays is ended first. */
  play(beat: Beat): Promise<void> {
    this.finish();
    return new Promise((ended) => {
      this.running = { beat, plan: planBeat(this.rules, beat), next: 0, elapsedMs: 0, ended };
    });
  }

  /** Time passes, at normal speed in milliseconds; an infinite time only shows how it ends. */
  advance(elapsedMs: number): void {
    const { running } = this;
    if (!running) return;
    if (elapsedMs === Number.POSITIVE_INFINITY) {
      this.finish();
      return;
    }
    running.elapsedMs += elapsedMs;
    const { cues, lengthMs } = running.plan;
    for (let cue = cues[running.next]; cue && cue.at <= running.elapsedMs; cue = cues[running.next]) {
      running.next += 1;
      this.perform(cue.cue, running.beat);
    }
    if (running.elapsedMs >= lengthMs) this.finish();
  }

  /** Ends the beat that plays: what was not seen of it is left out. */
  finish(): void {
    const { running } = this;
    if (!running) return;
    this.running = null;
    this.settle(running.beat);
    running.ended();
  }
}
