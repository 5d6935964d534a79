import type { Battle, BattleEvent, BattleView, LogLine } from "../../../rules/index.ts";
import { knownBattle } from "../../../rules/index.ts";
import { type Arena, type PlayedBattle, showBattle } from "../../arena/store/arena.ts";
import type { BattleShown } from "../../battle/ai-battle/battle-director.ts";
import type { BattleNews } from "./battle-news.ts";
import { FailureLines } from "./failure-lines.ts";
import { LineEvents } from "./line-events.ts";

/** Shows the news of a battle one after the other on the arena's field; what is shown never waits for it. */
export class BattleShow implements PlayedBattle {
  /** The battle as far as it is known, also what is not shown yet. */
  battle: Battle;
  private readonly arena: Arena;
  /** Whether the player may act when it is the turn of the first side; a watcher never may. */
  private readonly takesPart: boolean;
  private readonly lineEvents = new LineEvents();
  private readonly failures = new FailureLines();
  private view: BattleView;
  private curtain: Promise<void> = Promise.resolve();
  /** So many news wait to be shown, with the one that is. */
  private waiting = 0;
  private acting = false;
  private stopped = false;

  constructor(arena: Arena, { view, events }: BattleNews, takesPart: boolean) {
    this.arena = arena;
    this.takesPart = takesPart;
    this.view = view;
    this.battle = knownBattle(arena.rules, view);
    this.lineEvents.note(arena.rules, this.battle, events, view.battleLog);
    this.change({ phase: this.phaseAtRest() });
  }

  /** Shows what happened, and the battle after it; `still`: only that. Ends when it was shown. */
  take({ view, events }: BattleNews, still: boolean): Promise<void> {
    this.battle = knownBattle(this.arena.rules, view);
    this.lineEvents.note(this.arena.rules, this.battle, events, view.battleLog);
    this.waiting += 1;
    this.curtain = this.curtain.then(async () => {
      if (!still && events.length > 0) await this.show(view, events);
      this.view = view;
      this.waiting -= 1;
      this.change({ phase: this.phaseAtRest() });
    });
    return this.curtain;
  }

  /** The player's own action is on its way: nothing else may be done until its answer came (`PVP-027`). */
  beginAction(): void {
    this.acting = true;
    this.change({ phase: "showing" });
  }

  /** No answer is awaited any more. */
  endAction(): void {
    this.acting = false;
    if (this.waiting === 0) this.change({ phase: this.phaseAtRest() });
  }

  /** A line of its own in the log (`ERR-036`). */
  tellFailure(message: string): void {
    this.failures.add(message, this.view.turn, this.view.battleLog);
    this.change({});
  }

  eventOf(line: LogLine): BattleEvent | undefined {
    return this.lineEvents.eventOf(line);
  }

  stop(): void {
    this.stopped = true;
  }

  private async show(view: BattleView, events: readonly BattleEvent[]): Promise<void> {
    const { arena } = this;
    if (this.stopped) return;
    const side = this.view.activePlayer === "player" ? 0 : 1;
    this.change(side === 0 ? { phase: "showing" } : { phase: "enemy", mood: moodOf(events) });
    const shown = arena.canvas?.show({ side, action: null, events, view });
    // What hangs is cut short, so that a battle always goes on.
    if (shown) await Promise.race([shown, arena.game.pause(arena.rules.ai.turnTimeoutMs)]);
  }

  private phaseAtRest(): BattleShown["phase"] {
    if (this.view.gameState !== "battle") return "over";
    if (!this.takesPart || this.view.activePlayer === "enemy") return "enemy";
    return this.acting ? "showing" : "player";
  }

  private change(change: Partial<BattleShown>): void {
    if (this.stopped) return;
    const view = { ...this.view, battleLog: this.failures.among(this.view.battleLog) };
    const phase = change.phase ?? this.arena.store.getState().battle?.phase ?? "enemy";
    showBattle(this.arena, { view, phase, mood: change.mood ?? null });
  }
}

/** What the opponent is seen doing (`BAT-027`). */
function moodOf(events: readonly BattleEvent[]): BattleShown["mood"] {
  for (const { type } of events) {
    if (type === "attacked" || type === "spellCast" || type === "toolUsed") return "attacking";
    if (type === "defended") return "defending";
  }
  return "acting";
}
