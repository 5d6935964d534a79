import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fillNumbers } from "../../texts/fill-numbers.ts";
import type { Battle } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";
import { actionLines } from "./action-lines.ts";
import { hitLines } from "./hit-lines.ts";
import type { Line, LogLine, LogScene } from "./log-line.ts";
import { type InSight, inSightOf, namesIn, type Viewer } from "./log-names.ts";
import { turnLines } from "./turn-lines.ts";

export type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** Where the events of a log stand in their battle, if they are not all of it. */
interface LogPart {
  /** The turn in which the log begins, for a battle whose first events are missing. */
  firstTurn?: number;
  /** Events after those of the log that the battle has seen too. */
  later?: readonly BattleEvent[];
}

/**
 * The log of a battle for one viewer; it grows during the battle (`BAT-123`). Events that the viewer must not know, such
 * as the other side's draws, get no line. A line names creatures as the battlefield did at its event, and stays so.
 */
export class BattleLog {
  /** All lines so far; a new array each time it grows. */
  lines: readonly LogLine[] = [];
  private readonly scene: LogScene;
  private readonly last = new Map<BattleEvent["type"], BattleEvent>();
  private turn: number;
  private told = 0;
  private readonly later: readonly BattleEvent[];
  /** null before the first events. */
  private inSight: InSight | null = null;

  constructor(rules: RuleSet, battle: Battle, viewer: Viewer, { firstTurn = 1, later = [] }: LogPart = {}) {
    this.scene = { rules, battle, viewer, names: namesIn(rules, battle, viewer), attacker: "" };
    this.turn = firstTurn;
    this.later = later;
  }

  /** Adds lines for new events; `events` is always the whole list from the first event of the log. */
  follow(events: readonly BattleEvent[]): this {
    this.inSight ??= this.lookAround(events);
    const newer = events.slice(this.told).flatMap((event) => this.tell(event));
    if (newer.length > 0) this.lines = [...this.lines, ...newer];
    return this;
  }

  /** The latest event of a type, or null. */
  latest<Type extends BattleEvent["type"]>(type: Type): EventOf<Type> | null {
    return (this.last.get(type) as EventOf<Type> | undefined) ?? null;
  }

  /** Finds who was in sight before these events, from the battle after them; from then on the names follow. */
  private lookAround(events: readonly BattleEvent[]): InSight {
    const { rules, battle, viewer } = this.scene;
    const inSight = inSightOf(battle);
    for (const event of [...events, ...this.later])
      if (event.type === "deployed") inSight[event.side].delete(event.creatureId);
    this.scene.names = namesIn(rules, battle, viewer, inSight);
    return inSight;
  }

  private tell(event: BattleEvent): LogLine[] {
    const { scene } = this;
    const index = this.told++;
    this.last.set(event.type, event);
    if (event.type === "deployed") this.inSight?.[event.side].add(event.creatureId);
    if (event.type === "turnStarted") this.turn = event.turn;
    if (event.type === "attacked") scene.attacker = scene.names.creature(event.side, event.attackerId);
    return linesOf(scene, event).map((line, part) => ({
      id: `${index}-${part}`,
      turn: this.turn,
      message: messageOf(scene, line),
      kind: line.kind ?? null,
    }));
  }
}

/** Between players a line may begin with "your" or "the opponent's". */
function messageOf({ rules, battle }: LogScene, { text, values }: Line): string {
  const template: string = rules.texts.battleLog[text];
  const message = fillNumbers<string>(rules.texts, template, values ?? {});
  return battle.mode === "pvp" ? message.charAt(0).toUpperCase() + message.slice(1) : message;
}

/** The log of a complete list of events, from the beginning of a battle or from a later turn. */
export function logLines(
  rules: RuleSet,
  battle: Battle,
  viewer: Viewer,
  events: readonly BattleEvent[],
  part?: LogPart,
): readonly LogLine[] {
  return new BattleLog(rules, battle, viewer, part).follow(events).lines;
}

/** The event a line of a battle's log tells of; undefined for a line of another battle. */
export function eventOfLine(events: readonly BattleEvent[], { id }: LogLine): BattleEvent | undefined {
  return events[Number.parseInt(id, 10)];
}

function linesOf(scene: LogScene, event: BattleEvent): Line[] {
  return turnLines(scene, event) ?? hitLines(scene, event) ?? actionLines(scene, event) ?? [];
}
