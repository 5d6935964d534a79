import { createStore, type StoreApi } from "zustand/vanilla";
import type { Beat } from "../../../engine/index.ts";
import type { BattleView, LogLine } from "../../../rules/index.ts";
import type { Speed } from "../store/battle-state.ts";

/** What the screen shows of a replay. */
interface ReplayShown {
  /** Number of beats that were shown. */
  index: number;
  view: BattleView;
  playing: boolean;
  speed: Speed;
}

/** What can be read at any index from 0, the beginning, to its length. */
export interface Tape {
  /** It may grow. */
  readonly length: number;
  beatAt(index: number): Beat;
}

interface ReplayPlayerDeps {
  /** Shows a beat; settles when it was shown. */
  show(beat: Beat): Promise<void>;
}

/** Plays a replay beat by beat, or pauses at any index. */
export class ReplayPlayer {
  readonly store: StoreApi<ReplayShown>;
  private readonly tape: Tape;
  private readonly deps: ReplayPlayerDeps;
  /** Number of jumps to another index; beats of an earlier run are ignored. */
  private run = 0;
  /** The run whose beat is being shown, or null. */
  private showing: number | null = null;
  /** Settles when the beat that is being shown is over. */
  private lastBeat: Promise<void> = Promise.resolve();
  private looping = false;

  constructor(tape: Tape, deps: ReplayPlayerDeps) {
    this.tape = tape;
    this.deps = deps;
    const { view } = tape.beatAt(0);
    this.store = createStore<ReplayShown>(() => ({ index: 0, view, playing: false, speed: 1 }));
  }

  get length(): number {
    return this.tape.length;
  }

  /** Shows the log in other words. */
  reword(lines: readonly LogLine[]): void {
    const { view } = this.store.getState();
    this.store.setState({ view: { ...view, battleLog: lines.slice(0, view.battleLog.length) } });
  }

  /** Tells screens that the tape has grown. */
  lengthened(): void {
    this.store.setState({});
  }

  /** Returns how many times faster than normal beats are shown; a beat of an earlier run ends at once. */
  speed(): number {
    const outdated = this.showing !== null && this.showing !== this.run;
    return outdated ? Number.POSITIVE_INFINITY : this.store.getState().speed;
  }

  setSpeed(speed: Speed): void {
    this.store.setState({ speed });
  }

  /** Plays on from the current index; at the end, from the beginning. */
  play(): void {
    if (this.store.getState().index >= this.length) this.seek(0);
    this.store.setState({ playing: true });
    if (!this.looping) void this.loop();
  }

  /** Stops after the beat that is being shown. */
  pause(): void {
    this.store.setState({ playing: false });
  }

  /** Shows the next action and stops. */
  stepForward(): void {
    this.pause();
    if (this.showing === this.run) this.seek(this.store.getState().index + 1);
    else void this.showNext();
  }

  stepBack(): void {
    this.seek(this.store.getState().index - 1);
  }

  /** Jumps to an index, from 0 to the length, and pauses there. */
  seek(wanted: number): void {
    const index = Math.min(this.length, Math.max(0, wanted));
    this.run += 1;
    this.store.setState({ index, playing: false, view: this.tape.beatAt(index).view });
  }

  /** Stops showing beats. */
  stop(): void {
    this.run += 1;
    this.pause();
  }

  private async loop(): Promise<void> {
    this.looping = true;
    while (this.store.getState().playing) await this.showNext();
    this.looping = false;
  }

  private async showNext(): Promise<void> {
    await this.lastBeat;
    const { run } = this;
    const { index } = this.store.getState();
    if (this.showing !== null) return;
    if (index >= this.length) return this.pause();
    const beat = this.tape.beatAt(index + 1);
    this.showing = run;
    this.lastBeat = this.deps.show(beat).finally(() => {
      this.showing = null;
    });
    await this.lastBeat;
    if (this.run === run) this.store.setState({ index: index + 1, view: beat.view });
  }
}
