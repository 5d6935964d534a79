import {
  type BattleEvent,
  type LogLine,
  logLines,
  type RuleSet,
  type SideView,
  type Viewer,
  viewFor,
  visibleEvents,
} from "../../rules/index.ts";
import type { BattleSideReply } from "../contract/index.ts";
import type { Decision, PvpBattle } from "../store/pvp/battle.ts";

/** Number of the latest lines that are shown. */
const MOST_LINES = 100;

/** Log lines by decision, then by viewer and language; they never change once made. */
const written = new WeakMap<Decision, Map<string, LogLine[]>>();

/** The latest log lines for a viewer, oldest first; their ids stay the same in later replies. */
export function battleLog(rules: RuleSet, battle: PvpBattle, viewer: Viewer): LogLine[] {
  const lines: LogLine[] = [];
  for (let place = battle.decisions.length - 1; place >= 0 && lines.length < MOST_LINES; place--) {
    const decision = battle.decisions[place] as Decision;
    lines.unshift(...decisionLines(rules, battle, decision, viewer));
  }
  return lines.slice(-MOST_LINES);
}

/** The log lines of one decision for a viewer. */
export function decisionLines(
  rules: RuleSet,
  battle: PvpBattle,
  decision: Decision,
  viewer: Viewer,
): LogLine[] {
  const ofDecision = written.get(decision) ?? new Map<string, LogLine[]>();
  written.set(decision, ofDecision);
  const reader = `${viewer} ${rules.texts.language}`;
  const known = ofDecision.get(reader);
  if (known) return known;
  const part = {
    firstTurn: turnBefore(battle, decision),
    later: battle.decisions.slice(decision.version + 1).flatMap(({ events }) => events),
  };
  const lines = logLines(rules, battle.state, viewer, decision.events, part).map((line) => ({
    ...line,
    id: `${decision.version}-${line.id}`,
  }));
  ofDecision.set(reader, lines);
  return lines;
}

/** The number of the turn in which a decision was made. */
function turnBefore({ decisions }: PvpBattle, { version }: Decision): number {
  for (let place = version - 1; place >= 0; place--) {
    const begun = decisions[place]?.events.findLast(isTurnStart);
    if (begun) return begun.turn;
  }
  return 1;
}

function isTurnStart(event: BattleEvent): event is Extract<BattleEvent, { type: "turnStarted" }> {
  return event.type === "turnStarted";
}

/** Both sides with only what the viewer may see (`PVP-028`, `GAP-43`). */
export function battleState(
  rules: RuleSet,
  battle: PvpBattle,
  viewer: Viewer,
): { player1: BattleSideReply; player2: BattleSideReply } {
  const { player, enemy } = viewFor(rules, battle.state, viewer);
  const log = battleLog(rules, battle, viewer);
  const withLog = (side: SideView): BattleSideReply => ({ ...side, battleLog: log });
  return viewer === 1
    ? { player1: withLog(enemy), player2: withLog(player) }
    : { player1: withLog(player), player2: withLog(enemy) };
}

/** Events of more turns than this are not sent again. */
const MOST_TURNS = 4;

interface EventsSince {
  events: BattleEvent[];
  eventsSince: number;
}

/**
 * The events after a version that a viewer may see. Without one, or if it is too old, since the first log line that
 * is shown, so that each of its numbers can still be explained (`BAT-048`).
 */
export function eventsSince(
  { decisions, version }: PvpBattle,
  viewer: Viewer,
  { since, log }: { since: number | null; log: readonly LogLine[] },
): EventsSince {
  const isKnown = since !== null && since <= version && since >= turnStart(decisions, MOST_TURNS);
  const from = isKnown ? since : beforeFirstLine(log);
  const events = decisions.slice(from + 1).flatMap((decision) => decision.events);
  return { events: visibleEvents(viewer, events), eventsSince: from };
}

/** The version before the decision behind the first line: ids of lines begin with their version. */
function beforeFirstLine([first]: readonly LogLine[]): number {
  return first === undefined ? 0 : Math.max(0, Number.parseInt(first.id, 10) - 1);
}

/** The version before the turn that began `turnsBack` turns ago. */
function turnStart(decisions: PvpBattle["decisions"], turnsBack: number): number {
  let turns = 0;
  for (let version = decisions.length - 1; version > 0; version--) {
    const begins = decisions[version]?.events.some(({ type }) => type === "turnStarted");
    if (begins) turns += 1;
    if (turns === turnsBack) return version - 1;
  }
  return 0;
}
