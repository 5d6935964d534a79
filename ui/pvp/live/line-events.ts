import {
  type Battle,
  type BattleEvent,
  eventOfLine,
  type LogLine,
  logLines,
  type RuleSet,
} from "../../../rules/index.ts";

/** Remembers what the lines of a battle's log tell of, so that they can be asked about. */
export class LineEvents {
  private readonly events = new Map<string, BattleEvent>();

  /** Takes in what happened last, and the log that ends with its lines. */
  note(rules: RuleSet, battle: Battle, events: readonly BattleEvent[], log: readonly LogLine[]): void {
    const lines = logLines(rules, battle, 0, events);
    // The log may be cut at its beginning: both end with the same line.
    const cut = log.length - lines.length;
    for (const [place, line] of lines.entries()) {
      const shown = log[place + cut];
      const event = eventOfLine(events, line);
      if (event && shown?.message === line.message) this.events.set(shown.id, event);
    }
  }

  eventOf({ id }: LogLine): BattleEvent | undefined {
    return this.events.get(id);
  }
}
