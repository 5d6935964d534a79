import type { BattleView, RuleSet, SideIndex } from "../../rules/index.ts";
import type { Beat } from "../battle-port.ts";
import type { Cue, TimedCue } from "./cue.ts";
import { cueOf } from "./cue-of-event.ts";

/** The cues of a beat and its duration at normal speed. */
export interface BeatPlan {
  cues: TimedCue[];
  lengthMs: number;
  /** The part of a battle's last beat that passes slower, or null. */
  slow: SlowMotion | null;
}

/** From and to are times of the beat in milliseconds; `pace` is how fast they pass. */
export interface SlowMotion {
  from: number;
  to: number;
  pace: number;
}

/** Share of an action's time after which it takes effect. */
const IMPACT = 0.45;
/** Delay between consequences of the same action. */
const STAGGER_MS = 140;
/** Shortest time for the consequences of an action. */
const SETTLE_MS = 260;
/** The last blow: the fall after its stated time is slow, then a moment to take it in. */
const LAST_BLOW = { slowMs: 330, pace: 0.35, restMs: 420 };

/** Plans the cues of a beat: each action, and its consequences from its impact on. */
export function planBeat(rules: RuleSet, { events, view }: Beat): BeatPlan {
  const cues: TimedCue[] = [];
  let end = 0;
  let next = 0;
  events.forEach((event, index) => {
    const cue = cueOf(event, { view, events, index });
    if (!cue) return;
    const lasts = actionMs(rules, cue);
    if (cue.kind === "opening") {
      // It goes on beside everything that follows, so that it delays nothing.
      cues.push({ at: end, cue });
    } else if (lasts > 0) {
      cues.push({ at: end, cue });
      next = end + lasts * IMPACT;
      end += lasts;
    } else {
      cues.push({ at: next, cue });
      end = Math.max(end, next + SETTLE_MS);
      next += STAGGER_MS;
    }
    if (cue.kind === "turn") cues.push(...toolsAtWork(rules, view, cue.side, next));
  });
  const last = cues.find(({ cue }) => cue.kind === "hit" && cue.last);
  if (!last) return { cues, lengthMs: end, slow: null };
  const { slowMs, pace, restMs } = LAST_BLOW;
  const blow = cues.findLast(({ at, cue }) => at <= last.at && actionMs(rules, cue) > 0);
  const from = blow ? blow.at + actionMs(rules, blow.cue) : last.at;
  const slow = { from, to: from + slowMs, pace };
  return { cues, lengthMs: Math.max(end, slow.to) + restMs, slow };
}

/** The tools that work on a side's creatures as its turn begins, all at the same time. */
function toolsAtWork(rules: RuleSet, view: BattleView, side: SideIndex, at: number): TimedCue[] {
  const { field } = side === 0 ? view.player : view.enemy;
  return field.flatMap(({ id, activeEffects }) =>
    activeEffects
      .filter(({ name }) => Object.hasOwn(rules.tools, name))
      .map(({ name }): TimedCue => ({ at, cue: { kind: "works", item: name, who: { side, id } } })),
  );
}

/** Returns the duration of an action's cue; 0 for a consequence. */
function actionMs({ arena, ui }: RuleSet, cue: Cue): number {
  switch (cue.kind) {
    case "deploy":
      return arena.deployMs;
    case "strike":
      return cue.critical ? arena.criticalAttackMs : arena.attackMs;
    case "stance":
      return arena.defendMs;
    case "item":
      return cue.type === "spell" ? arena.spellMs : arena.toolMs;
    case "release":
      return arena.spellMs;
    case "turn":
      return ui.turnTransitionMs;
    default:
      return 0;
  }
}
