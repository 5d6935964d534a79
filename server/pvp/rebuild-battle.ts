import {
  applyAction,
  type BattleAction,
  type BattleEvent,
  newBattle,
  newReplay,
  type Replay,
  type RuleSet,
} from "../../rules/index.ts";
import type { ArchivedBattle, ArchivedCourse } from "../store/pvp/archive.ts";
import { type Decision, isMark, type PvpBattle } from "../store/pvp/battle.ts";
import type { BattleRules } from "./battle-rules.ts";
import { earlyEnd } from "./course.ts";

/** An archived battle that is kept. */
export type KeptBattle = ArchivedBattle & { course: ArchivedCourse };

/**
 * Plays an archived battle again by its rules: the same battle as at its end, without the ids of the requests and
 * without the moments at which its players were last seen.
 */
export function rebuiltBattle(rules: RuleSet, { course, ...settled }: KeptBattle): PvpBattle {
  const { setup, clock } = course;
  const opening: BattleEvent[] = [];
  const state = newBattle(rules, setup, opening);
  const decisions = course.decisions.map(({ expired, ...decision }, version): Decision => {
    const events: BattleEvent[] = expired ? [expired] : [];
    const { action, side } = decision;
    if (!isMark(action)) {
      const refusal = applyAction(rules, state, side, action, events);
      if (refusal) throw new Error(`Decision ${version} of an archived battle is refused: ${refusal.code}`);
    } else events.push(...(action.type === "begin" ? opening : [earlyEnd(action.type, side).event]));
    return { ...decision, version, events, requestId: null };
  });
  return {
    ...settled,
    setup,
    version: decisions.length - 1,
    state,
    clock: { ...clock, seenAt: [settled.createdAt, settled.createdAt], turnMs: settled.terms.turnMs },
    dueAt: null,
    decisions,
  };
}

/** What a replay tells of a battle, archived or not. */
interface ReplayedBattle extends Pick<PvpBattle, "contestants" | "setup" | "rulesHash" | "result"> {
  decisions: readonly Pick<Decision, "action">[];
}

/**
 * The replay of a battle: setup, seed and every action. Without the rules of the battle it has no checkpoints, as only
 * they could compute them.
 */
export function replayOf(battleRules: BattleRules | null, battle: ReplayedBattle): Replay {
  const actions = battle.decisions.flatMap(({ action }): BattleAction[] => (isMark(action) ? [] : [action]));
  const about = { names: namesOf(battle), ...endOf(battle) };
  if (battleRules?.areItsOwn)
    return { ...newReplay(battleRules.rules, battleRules.hash, battle.setup, actions), ...about };
  const { seed, ...setup } = battle.setup;
  return { version: 1, rulesHash: battle.rulesHash, seed, setup, actions, ...about };
}

function namesOf({ contestants: [one, two] }: ReplayedBattle): [string, string] {
  return [one.name, two.name];
}

/** The end of the battle, if the actions alone do not lead to it. */
function endOf({ result }: ReplayedBattle): Pick<Replay, "end"> {
  if (result?.by === "closed") return { end: { by: "closed" } };
  if (result?.by !== "forfeit" && result?.by !== "timeout") return {};
  return { end: { by: result.by, loser: result.winner === 0 ? 1 : 0 } };
}
