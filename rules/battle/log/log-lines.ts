import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import type { Battle } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";
import { actionLines } from "./action-lines.ts";
import { hitLines } from "./hit-lines.ts";
import type { LogLine } from "./log-line.ts";
import { namesIn, type Viewer } from "./log-names.ts";
import type { Line, LogScene } from "./log-scene.ts";
import { turnLines } from "./turn-lines.ts";

/**
 * The log of a battle as a viewer reads it, from its events (`BAT-123`; texts of section 4.1 of the
 * specification). What the viewer must not know, such as the cards another one draws, has no line. Events from
 * the middle of a battle come with the turn they begin in.
 */
export function logLines(
  rules: RuleSet,
  battle: Battle,
  viewer: Viewer,
  events: readonly BattleEvent[],
  firstTurn = 1,
): LogLine[] {
  const scene: LogScene = { rules, battle, viewer, names: namesIn(rules, battle, viewer), attacker: "" };
  const lines: LogLine[] = [];
  let turn = firstTurn;
  events.forEach((event, place) => {
    if (event.type === "turnStarted") turn = event.turn;
    if (event.type === "attacked") scene.attacker = scene.names.creature(event.side, event.attackerId);
    linesOf(scene, event).forEach(({ text, kind, values }, part) => {
      const message = fill(rules.battleLog[text], values ?? {});
      lines.push({ id: `${place}-${part}`, turn, message, kind: kind ?? null });
    });
  });
  return lines;
}

/** The event a line of `logLines` tells of; undefined for a line of another battle. */
export function eventOfLine(events: readonly BattleEvent[], { id }: LogLine): BattleEvent | undefined {
  return events[Number.parseInt(id, 10)];
}

function linesOf(scene: LogScene, event: BattleEvent): Line[] {
  return turnLines(scene, event) ?? hitLines(scene, event) ?? actionLines(scene, event) ?? [];
}
