import { type BattleEvent, type LogLine, logLines, type RuleSet, type Viewer } from "../../../rules/index.ts";
import type { Decision, PvpBattle } from "../../store/pvp-battle.ts";

/** So many of the latest lines are shown. */
const MOST_LINES = 100;

/** Lines do not change once written, so each decision's are made once for each viewer. */
const written = new WeakMap<Decision, Map<Viewer, LogLine[]>>();

/** The latest lines of the log as a viewer reads them, oldest first; ids stay the same in later answers. */
export function battleLog(rules: RuleSet, battle: PvpBattle, viewer: Viewer): LogLine[] {
  const lines: LogLine[] = [];
  for (let place = battle.decisions.length - 1; place >= 0 && lines.length < MOST_LINES; place--) {
    const decision = battle.decisions[place] as Decision;
    lines.unshift(...linesOf(rules, battle, decision, viewer));
  }
  return lines.slice(-MOST_LINES);
}

function linesOf(rules: RuleSet, battle: PvpBattle, decision: Decision, viewer: Viewer): LogLine[] {
  const ofDecision = written.get(decision) ?? new Map<Viewer, LogLine[]>();
  written.set(decision, ofDecision);
  const known = ofDecision.get(viewer);
  if (known) return known;
  const turn = turnBefore(battle, decision);
  const lines = logLines(rules, battle.state, viewer, decision.events, turn).map((line) => ({
    ...line,
    id: `${decision.version}-${line.id}`,
  }));
  ofDecision.set(viewer, lines);
  return lines;
}

/** The turn that ran when something was decided. */
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
