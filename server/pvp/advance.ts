import {
  type BattleAction,
  type BattleEvent,
  type Difficulty,
  decide,
  enemyStyle,
  isExpired,
  newRandom,
  type RuleSet,
  type SideIndex,
  type TurnClock,
  turnExpired,
} from "../../rules/index.ts";
import type { Decision, PvpBattle } from "../store/pvp/battle.ts";
import type { BattleRules } from "./battle-rules.ts";
import {
  type Course,
  decided,
  type EarlyEnd,
  earlyEnd,
  isOver,
  type Played,
  play,
  playUnder,
} from "./course.ts";

/** Whether a battle has something due: an expired turn, a bot's move, or its end as nobody has its rules. */
export function isDue({ areItsOwn }: BattleRules, { dueAt }: PvpBattle, now: number) {
  return dueAt !== null && (now >= dueAt || !areItsOwn);
}

/**
 * Applies what is due by time before anything else happens: a bot moves, an expired turn ends, the third expired turn
 * in a row forfeits or closes the battle (`GAP-42`, `CON-75`). A battle whose rules nobody has cannot continue and is
 * closed.
 */
export function advance(battleRules: BattleRules, course: Course, now: number): Course {
  const { battle } = course;
  if (isOver(course) || !isDue(battleRules, battle, now)) return course;
  const { rules, areItsOwn } = battleRules;
  const side = battle.state.active;
  if (!areItsOwn) return endEarly(rules, course, { type: "close", side, by: "deadline" }, now);
  const { bot } = battle.contestants[side];
  return bot === null ? expire(rules, course, side, now) : moveBot(rules, course, side, bot, now);
}

function moveBot(rules: RuleSet, course: Course, side: SideIndex, style: Difficulty, now: number) {
  const action = botMove(rules, course.battle, side, style);
  return played(play(rules, course, { side, action, by: "bot", requestId: null }, now));
}

function expire(rules: RuleSet, course: Course, side: SideIndex, now: number): Course {
  if (!isExpired(rules, course.battle.clock, now)) return course;
  return endAtZero(rules, course, { side, requestId: null }, now);
}

/**
 * Ends an expired turn, whether the server or the page of an idle player ends it: both count towards the three in a
 * row that forfeit (`GAP-42`, `ABU-46`).
 */
export function endAtZero(
  rules: RuleSet,
  course: Course,
  { side, requestId }: Pick<Decision, "side" | "requestId">,
  now: number,
): Course {
  const { clock, expiry } = turnExpired(rules, withBotsPresent(course.battle, now), side, now);
  const by = "deadline" as const;
  const { strikes: limit } = rules.pvp;
  const before = [{ type: "turnExpired", side, inARow: clock.expired[side], limit }] as const;
  if (expiry !== "endTurn") return endEarly(rules, course, { type: expiry, side, by, before }, now);
  const action = { type: "endTurn" } as const;
  return played(playUnder(rules, course, { side, action, by, requestId, before }, clock, now));
}

/** A bot is always present. */
function withBotsPresent({ clock, contestants }: PvpBattle, now: number): TurnClock {
  const [one, two] = clock.seenAt;
  return { ...clock, seenAt: [one, contestants[1].bot === null ? two : now] };
}

function played(answer: Played): Course {
  if (!answer.ok) throw new Error(`The server's own move was refused: ${answer.refusal.code}`);
  return answer.course;
}

/**
 * The bot's next action, chosen by what its side may know. Its dice are derived from the version, so a server that
 * takes over decides the same.
 */
export function botMove(
  rules: RuleSet,
  { id, version, state }: PvpBattle,
  side: SideIndex,
  style: Difficulty,
): BattleAction {
  return decide(rules, state, side, enemyStyle(rules, style), newRandom(`${id}:decides:${version}`));
}

/**
 * Ends a battle early: given up by a side, lost by expired turns, or closed without a result (`GAP-42`).
 * `before` contains the events right before, such as the last expired turn.
 */
export function endEarly(
  rules: RuleSet,
  course: Course,
  early: { type: EarlyEnd; side: SideIndex; by: Decision["by"]; before?: readonly BattleEvent[] },
  now: number,
): Course {
  const { type, side, by, before = [] } = early;
  const { state, clock } = course.battle;
  const { end, event } = earlyEnd(type, side);
  const events = [...before, event];
  const decision = { side, by, action: { type }, events, requestId: null, decidedAt: now };
  return decided(rules, course, decision, { state, clock, end });
}
