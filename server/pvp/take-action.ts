import {
  actionFromWire,
  type BattleAction,
  type Refusal,
  type RuleSet,
  refusalOf,
  type SideIndex,
  timeRemaining,
} from "../../rules/index.ts";
import type { PvpActionRequest } from "../contract/index.ts";
import { refused } from "../errors/refusals.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";
import { endAtZero, endEarly } from "./advance.ts";
import type { BattleRules } from "./battle-rules.ts";
import { changeBattle } from "./change-battle.ts";
import { type Course, isOver, type Played, play } from "./course.ts";
import type { OwnBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";

/** A battle after a player's action, and the version after which the reply lists events. */
interface ActedBattle extends SeenBattle {
  since: number;
}

interface ActionRequest {
  side: SideIndex;
  action: BattleAction;
  requestId: string | null;
  expectedVersion: number | null;
}

type Taken = { ok: true; since: number } | { ok: false; refusal: Refusal };

/**
 * Plays a player's action once (`ABU-40` to `ABU-45`): a repeated request id gets the result of the first request,
 * and an action on another version than the present one is refused as stale.
 */
export async function takeAction(
  pvp: Pvp,
  { battle, side }: OwnBattle,
  battleRules: BattleRules,
  { action: wire }: PvpActionRequest,
): Promise<ActedBattle> {
  const { rules } = battleRules;
  const action = actionFromWire(wire);
  if (!action) throw refused(refusalOf(rules, "invalid_action"));
  const { requestId = null, expectedVersion = null } = wire;
  const request = { side, action, requestId, expectedVersion };
  const changed = await changeBattle(pvp, battle, battleRules, (course, now) =>
    executeAction(rules, course, request, now),
  );
  if (!changed) throw refused(refusalOf(rules, "battle_over"));
  if (!changed.answer.ok) throw refused(changed.answer.refusal);
  return { battle: changed.battle, now: changed.now, since: changed.answer.since };
}

function executeAction(
  rules: RuleSet,
  course: Course,
  { side, action, requestId, expectedVersion }: ActionRequest,
  now: number,
): { course: Course; answer: Taken } {
  const refuse = (refusal: Refusal) => ({ course, answer: { ok: false, refusal } as const });
  const { version, decisions } = course.battle;
  const repeated = decisions.find(
    (made) => requestId !== null && made.requestId === requestId && made.side === side,
  );
  if (repeated) return { course, answer: { ok: true, since: repeated.version - 1 } };
  if (isOver(course)) return refuse(refusalOf(rules, "battle_over"));
  if (expectedVersion !== null && expectedVersion !== version) return refuse(refusalOf(rules, "stale"));
  const { state, clock } = course.battle;
  const atZero = action.type === "endTurn" && state.active === side && timeRemaining(clock, now) === 0;
  const played: Played = atZero
    ? { ok: true, course: endAtZero(rules, course, { side, requestId }, now) }
    : play(rules, course, { side, action, by: "player", requestId }, now);
  return played.ok ? { course: played.course, answer: { ok: true, since: version } } : refuse(played.refusal);
}

/** Gives a battle up, in any turn; it is a defeat (`GAP-40`, `GAP-42`). */
export async function concede(
  pvp: Pvp,
  { battle, side }: OwnBattle,
  battleRules: BattleRules,
): Promise<ActedBattle> {
  const { rules } = battleRules;
  const changed = await changeBattle<Refusal | null>(pvp, battle, battleRules, (course, now) => {
    if (isOver(course)) return { course, answer: refusalOf(rules, "battle_over") };
    return { course: endEarly(rules, course, { type: "concede", side, by: "player" }, now), answer: null };
  });
  if (!changed) throw refused(refusalOf(rules, "battle_over"));
  if (changed.answer) throw refused(changed.answer);
  return { battle: changed.battle, now: changed.now, since: changed.battle.version - 1 };
}
