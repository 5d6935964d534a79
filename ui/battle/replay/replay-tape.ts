import type { Beat } from "../../../engine/index.ts";
import {
  applyAction,
  type Battle,
  type BattleEvent,
  BattleLog,
  endEventOf,
  type LogLine,
  mirrorEvents,
  newBattle,
  type Replay,
  type RuleSet,
  type SideIndex,
  setupOfReplay,
  type Viewer,
  viewFor,
} from "../../../rules/index.ts";
import type { Tape } from "./replay-player.ts";

/** Who reads the log of a replay: against the AI always the player. `seat` is the side of the player who watches, or null. */
export function logViewer({ setup }: Replay, seat: SideIndex | null): Viewer {
  return seat ?? (setup.mode === "ai" ? 0 : "watcher");
}

/** A replay that can be read at any index; the rules rebuild each state. */
export class ReplayTape implements Tape {
  /** Number of beats: one for each action, and one for an end that no action caused, such as a surrender. */
  readonly length: number;
  private rules: RuleSet;
  private readonly replay: Replay;
  private readonly viewer: Viewer;
  /** The side that is shown nearest. */
  private readonly front: SideIndex;
  private events: BattleEvent[] = [];
  private battle: Battle;
  private log: BattleLog;
  /** Number of beats that were applied. */
  private index = 0;

  /** @param seat the side of the player who watches, or null for somebody who took no part */
  constructor(rules: RuleSet, replay: Replay, seat: SideIndex | null = null) {
    this.rules = rules;
    this.replay = replay;
    this.length = replay.actions.length + (replay.end ? 1 : 0);
    this.viewer = logViewer(replay, seat);
    this.front = seat ?? 0;
    this.battle = newBattle(rules, setupOfReplay(replay), this.events);
    this.log = new BattleLog(rules, this.battle, this.viewer);
  }

  /** The beat that led to an index: 0 is the beginning, `length` the end. */
  beatAt(index: number): Beat {
    const before = Math.max(0, index - 1);
    if (index <= this.index) this.rewind();
    while (this.index < before) this.step();
    const from = index === 0 ? 0 : this.events.length;
    const side = this.battle.active === this.front ? 0 : 1;
    const action = index === 0 ? null : (this.replay.actions[before] ?? null);
    if (index > 0) this.step();
    const view = viewFor(this.rules, this.battle, this.viewer, this.log.follow(this.events));
    return { side, action, events: mirrorEvents(this.front, this.events.slice(from)), view };
  }

  /** Words the log in the language of these rules, which play the same; returns its lines so far. */
  speak(rules: RuleSet): readonly LogLine[] {
    this.rules = rules;
    this.log = new BattleLog(rules, this.battle, this.viewer);
    return this.log.follow(this.events).lines;
  }

  private rewind(): void {
    this.events = [];
    this.battle = newBattle(this.rules, setupOfReplay(this.replay), this.events);
    this.log = new BattleLog(this.rules, this.battle, this.viewer);
    this.index = 0;
  }

  private step(): void {
    const action = this.replay.actions[this.index];
    if (action) applyAction(this.rules, this.battle, this.battle.active, action, this.events);
    else this.end();
    this.index += 1;
  }

  private end(): void {
    const end = endEventOf(this.replay);
    if (end) this.events.push(end);
  }
}
