import {
  type Battle,
  type BattleEvent,
  eventOfLine,
  type LogLine,
  logLines,
  type RuleSet,
} from "../../../rules/index.ts";

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
