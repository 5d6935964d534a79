import {
  type Battle,
  type BattleEvent,
  type BattleView,
  eventOfLine,
  knownBattle,
  type LogLine,
  logLines,
  type RuleSet,
} from "../../../rules/index.ts";
import { type BattleClient, showBattle } from "../../battle/store/battle-client.ts";
import type { KnownBattle, ShownBattle } from "../../battle/store/battle-state.ts";
import type { BattleUpdate } from "./battle-update.ts";

/** Shows the updates of a battle on its field, one after the other; the battle itself never waits for it. */
export class BattlePresenter implements KnownBattle {
  /** The battle after the last update, which may not be shown yet. */
  battle: Battle;
  private readonly client: BattleClient;
  /** Whether the player may act in the turns of the first side; a watcher never may. */
  private readonly takesPart: boolean;
  private readonly lineEvents = new LineEvents();
  private readonly failures = new FailureLines();
  private view: BattleView;
  /** Settles when all updates until now were shown. */
  private shown: Promise<void> = Promise.resolve();
  /** Number of updates that have not been shown completely. */
  private waiting = 0;
  private acting = false;
  private stopped = false;
  /** Another moment of the battle is shown. */
  private held = false;

  constructor(client: BattleClient, { view, events }: BattleUpdate, takesPart: boolean) {
    this.client = client;
    this.takesPart = takesPart;
    this.view = view;
    this.battle = knownBattle(client.rules, view);
    this.lineEvents.note(client.rules, this.battle, events, view.battleLog);
    this.change({ phase: this.phaseAtRest() });
  }

  /**
   * Shows an update; settles when it was shown.
   *
   * @param still shows only the battle after it, without animation
   */
  take({ view, events }: BattleUpdate, still: boolean): Promise<void> {
    const { rules } = this.client;
    this.battle = knownBattle(rules, view);
    this.lineEvents.note(rules, this.battle, events, view.battleLog);
    this.waiting += 1;
    this.shown = this.shown.then(async () => {
      if (!still && events.length > 0) await this.playBack(view, events);
      this.view = view;
      this.waiting -= 1;
      this.change({ phase: this.phaseAtRest() });
    });
    return this.shown;
  }

  /** The player's action was sent: until its answer arrives the player cannot act (`PVP-027`). */
  beginAction(): void {
    this.acting = true;
    this.change({ phase: "showing" });
  }

  /** The answer has arrived. */
  endAction(): void {
    this.acting = false;
    if (this.waiting === 0) this.change({ phase: this.phaseAtRest() });
  }

  /** Adds a line to the log about an action that failed (`ERR-036`). */
  tellFailure(message: string): void {
    this.failures.add(message, this.view.turn, this.view.battleLog);
    this.change({});
  }

  eventOf(line: LogLine): BattleEvent | undefined {
    return this.lineEvents.eventOf(line);
  }

  /** Shows nothing until `release`: the screens show another moment of the battle. */
  hold(): void {
    this.held = true;
  }

  /** Shows the battle as it is now, and what happens from now on. */
  release(): void {
    this.held = false;
    this.change({ phase: this.phaseAtRest() });
  }

  /** Nothing more is shown. */
  stop(): void {
    this.stopped = true;
  }

  private async playBack(view: BattleView, events: readonly BattleEvent[]): Promise<void> {
    const { game, rules, store } = this.client;
    if (this.stopped || this.held) return;
    const side = this.view.activePlayer === "player" ? 0 : 1;
    this.change(side === 0 ? { phase: "showing" } : { phase: "enemy", mood: moodOf(events) });
    const shown = store.getState().canvas?.show({ side, action: null, events, view });
    // Stopped after the limit, so that a battle always continues.
    if (shown) await Promise.race([shown, game.pause(rules.ai.turnTimeoutMs)]);
  }

  private phaseAtRest(): ShownBattle["phase"] {
    if (this.view.gameState !== "battle") return "over";
    if (!this.takesPart || this.view.activePlayer === "enemy") return "enemy";
    return this.acting ? "showing" : "player";
  }

  private change(change: Partial<ShownBattle>): void {
    if (this.stopped || this.held) return;
    const view = { ...this.view, battleLog: this.failures.among(this.view.battleLog) };
    const phase = change.phase ?? this.client.store.getState().shown?.phase ?? "enemy";
    showBattle(this.client, { view, phase, mood: change.mood ?? null });
  }
}

/** What the status line says about the opponent (`BAT-027`). */
function moodOf(events: readonly BattleEvent[]): ShownBattle["mood"] {
  for (const { type } of events) {
    if (type === "attacked" || type === "spellCast" || type === "toolUsed") return "attacking";
    if (type === "defended") return "defending";
  }
  return "acting";
}

/** Log lines that this browser adds to the server's: the player's failed actions (`ERR-036`). */
class FailureLines {
  private readonly lines: { line: LogLine; after: string | null }[] = [];

  add(message: string, turn: number, log: readonly LogLine[]): void {
    const line: LogLine = { id: `failed-${this.lines.length}`, turn, message, kind: null };
    this.lines.push({ line, after: log.findLast(({ id }) => !id.startsWith("failed-"))?.id ?? null });
  }

  /** The server's log with the lines of failures where they happened. */
  among(log: readonly LogLine[]): LogLine[] {
    const own = (after: string | null) =>
      this.lines.filter((failure) => failure.after === after).map(({ line }) => line);
    return [...own(null), ...log.flatMap((line) => [line, ...own(line.id)])];
  }
}

/** Remembers the event behind each line of a battle's log, so that the line can be explained. */
export class LineEvents {
  private readonly events = new Map<string, BattleEvent>();

  /** Adds the latest events and the log that ends with their lines. */
  note(rules: RuleSet, battle: Battle, events: readonly BattleEvent[], log: readonly LogLine[]): void {
    const lines = logLines(rules, battle, 0, events);
    // The log may be cut at its beginning: both end with the same line.
    const cut = log.length - lines.length;
    for (const [index, line] of lines.entries()) {
      const shown = log[index + cut];
      const event = eventOfLine(events, line);
      if (event && shown?.message === line.message) this.events.set(shown.id, event);
    }
  }

  eventOf({ id }: LogLine): BattleEvent | undefined {
    return this.events.get(id);
  }
}
