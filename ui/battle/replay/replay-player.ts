import { createStore, type StoreApi } from "zustand/vanilla";
import type { Beat } from "../../../engine/index.ts";
import type { BattleView } from "../../../rules/index.ts";
import type { Speed } from "../../arena/store/arena-state.ts";
import type { ReplayTape } from "./replay-tape.ts";

/** What is seen of a replay. */
export interface ReplayShown {
  /** How many actions were shown. */
  place: number;
  view: BattleView;
  playing: boolean;
  speed: Speed;
}

export interface ReplayPlayerParts {
  /** Shows a beat; ends when it was shown. */
  show(beat: Beat): Promise<void>;
}

/** Plays a replay forward beat by beat, and stands still at any place of it. */
export class ReplayPlayer {
  readonly store: StoreApi<ReplayShown>;
  readonly length: number;
  private readonly tape: ReplayTape;
  private readonly parts: ReplayPlayerParts;
  /** Grows whenever the place is changed from outside: what was being shown then no longer counts. */
  private run = 0;
  /** The run whose beat is being shown, or null. */
  private showing: number | null = null;
  private curtain: Promise<void> = Promise.resolve();
  private looping = false;

  constructor(tape: ReplayTape, parts: ReplayPlayerParts) {
    this.tape = tape;
    this.parts = parts;
    this.length = tape.length;
    const { view } = tape.beatAt(0);
    this.store = createStore<ReplayShown>(() => ({ place: 0, view, playing: false, speed: 1 }));
  }

  /** How many times faster than normal things are shown; what no longer counts ends at once. */
  speed(): number {
    const outdated = this.showing !== null && this.showing !== this.run;
    return outdated ? Number.POSITIVE_INFINITY : this.store.getState().speed;
  }

  setSpeed(speed: Speed): void {
    this.store.setState({ speed });
  }

  /** Plays on from here; at the end, from the beginning. */
  play(): void {
    if (this.store.getState().place >= this.length) this.seek(0);
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
    if (this.showing === this.run) this.seek(this.store.getState().place + 1);
    else void this.showNext();
  }

  stepBack(): void {
    this.seek(this.store.getState().place - 1);
  }

  /** Stands still at a place, from 0 to the length. */
  seek(wanted: number): void {
    const place = Math.min(this.length, Math.max(0, wanted));
    this.run += 1;
    this.store.setState({ place, playing: false, view: this.tape.beatAt(place).view });
  }

  /** Nothing more is shown. */
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
    await this.curtain;
    const { run } = this;
    const { place } = this.store.getState();
    if (this.showing !== null) return;
    if (place >= this.length) return this.pause();
    const beat = this.tape.beatAt(place + 1);
    this.showing = run;
    this.curtain = this.parts.show(beat).finally(() => {
      this.showing = null;
    });
    await this.curtain;
    if (this.run === run) this.store.setState({ place: place + 1, view: beat.view });
  }
}
