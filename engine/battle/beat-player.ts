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

/** Plays the cues of a beat at their times. The beat always ends. */
export class BeatPlayer {
  private readonly rules: RuleSet;
  private readonly perform: (cue: Cue, beat: Beat) => void;
  private readonly settle: (beat: Beat) => void;
  private running: Running | null = null;

  /**
   * @param perform shows a cue
   * @param settle shows the battle's state after a beat
   */
  constructor(rules: RuleSet, perform: (cue: Cue, beat: Beat) => void, settle: (beat: Beat) => void) {
    this.rules = rules;
    this.perform = perform;
    this.settle = settle;
  }

  get isPlaying(): boolean {
    return this.running !== null;
  }

  /** Returns how fast time passes in the running beat: 1, or less during slow motion. */
  get pace(): number {
    const slow = this.running?.plan.slow;
    const at = this.running?.elapsedMs ?? 0;
    return slow && at >= slow.from && at < slow.to ? slow.pace : 1;
  }

  /** Plays a beat; a running one is ended first. */
  play(beat: Beat): Promise<void> {
    this.finish();
    return new Promise((ended) => {
      this.running = { beat, plan: planBeat(this.rules, beat), next: 0, elapsedMs: 0, ended };
    });
  }

  /**
   * Advances by milliseconds of normal speed; an infinite time skips to the end.
   * @param calm leaves out slow motion
   */
  advance(elapsedMs: number, calm = false): void {
    const { running } = this;
    if (!running) return;
    if (elapsedMs === Number.POSITIVE_INFINITY) {
      this.finish();
      return;
    }
    running.elapsedMs += elapsedMs * (calm ? 1 : this.pace);
    const { cues, lengthMs } = running.plan;
    for (let cue = cues[running.next]; cue && cue.at <= running.elapsedMs; cue = cues[running.next]) {
      running.next += 1;
      this.perform(cue.cue, running.beat);
    }
    if (running.elapsedMs >= lengthMs) this.finish();
  }

  /** Ends the running beat; cues not yet shown are skipped. */
  finish(): void {
    const { running } = this;
    if (!running) return;
    this.running = null;
    this.settle(running.beat);
    running.ended();
  }
}
