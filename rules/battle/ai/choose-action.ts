import type { ActionType, BattleAction } from "../actions/action-rules.ts";
import type { Fighter } from "../state/battle.ts";
import { type RandomState, roll } from "../state/random.ts";
import { type ActionCandidate, actionOf, rankCandidates } from "./candidates.ts";
import { totalOf } from "./evaluate-position.ts";
import { fieldFirst } from "./field-first.ts";
import { imagineBattle } from "./imagined-cards.ts";
import { playAhead } from "./lookahead.ts";
import { breaksReserve } from "./scores/energy-reserve.ts";
import { LEVEL } from "./scores/levels.ts";
import type { Outlook } from "./scores/outlook.ts";
import { because, type Reasons } from "./scores/reasons.ts";
import { newShortlist } from "./scores/shortlist.ts";

/**
 * Returns the action that leads to the best position, of the `style.candidates` most promising ones and the end of the
 * turn (`GAP-34`).
 */
export function chooseAction(outlook: Outlook): BattleAction {
  const { rules, battle, side } = outlook;
  const candidates = promising(outlook);
  if (candidates.length === 1) return actionOf(candidates[0] as ActionCandidate);
  const imagined = imagineBattle(rules, battle, side);
  let best: BattleAction = { type: "endTurn" };
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const action = actionOf(candidate);
    const value =
      totalOf(playAhead(rules, imagined, side, outlook.style, action)) + leaning(outlook, candidate, null);
    if (value > highest) [highest, best] = [value, action];
  }
  return best;
}

/**
 * Returns a mistake: one of the worse half of the actions of the kind that would have been best, or the second best plan
 * where there is no other of that kind. It never throws the turn away while there is anything to do (`GAP-34`).
 */
export function chooseWorse(outlook: Outlook, dice: RandomState): BattleAction {
  const ranked = ranking(outlook);
  const best = ranked[0] as ActionCandidate;
  const alike = ranked.filter(({ type }) => type === best.type);
  const worse = alike.slice(Math.ceil(alike.length / 2));
  const second = ranked.find((candidate) => candidate !== best && candidate.type !== "endTurn");
  return actionOf(worse[Math.floor(roll(dice) * worse.length)] ?? second ?? best);
}

/** What it considers, best first. */
function ranking(outlook: Outlook): ActionCandidate[] {
  const { rules, battle, side, style } = outlook;
  if (style.depth === 0) {
    const list = newShortlist<ActionType>(style.candidates);
    rankCandidates(outlook, list);
    return list.candidates.slice(0, list.filled);
  }
  const imagined = imagineBattle(rules, battle, side);
  return promising(outlook)
    .map((candidate) => {
      const position = playAhead(rules, imagined, side, style, actionOf(candidate));
      return { ...candidate, score: totalOf(position) + leaning(outlook, candidate, null) };
    })
    .sort((one, other) => other.score - one.score);
}

/**
 * The candidates with the highest quick scores, best first, and the end of the turn: of what the level takes into account,
 * or of everything for a style that no table limits. An enemy that can attack does not end its turn before it has acted.
 */
export function promising(outlook: Outlook): ActionCandidate[] {
  const { own, rules, style } = outlook;
  const list = newShortlist<ActionType>(style.candidates);
  const level = style.byTable ? style.level : LEVEL.everything;
  rankCandidates({ ...outlook, style: { ...style, level }, lethal: null }, list);
  const candidates = list.candidates.slice(0, list.filled);
  const isFirst = style.byTable && own.consecutiveActions === 0;
  if (rules.ai.lookahead.neverIdle && isFirst && candidates.some(({ type }) => type === "attack"))
    return candidates.filter(({ type }) => type !== "endTurn");
  if (!candidates.some(({ type }) => type === "endTurn"))
    candidates.push({ score: 0, type: "endTurn", actor: null, target: null, item: null });
  return fieldFirst(own, candidates);
}

/**
 * What an action is worth besides the position it leads to. For levels of the table: attacks more or less by their
 * aggression, on the enemy to concentrate on or else where they hit hardest, and most of all where they can defeat; a
 * stance that saves; energy kept for a finishing spell; and how seldom items are used.
 */
export function leaning(outlook: Outlook, { type, target }: ActionCandidate, reasons: Reasons): number {
  const { rules, focus, lethal, style } = outlook;
  const { lookahead } = rules.ai;
  const attacked = type === "attack" ? target : null;
  if (!style.byTable)
    return !lookahead.byTable && attacked !== null && attacked === focus
      ? because(reasons, "focusFire", lookahead.focusFire)
      : 0;
  if (type === "useTool" || type === "useSpell") {
    const below = LEVEL.everything - style.level;
    return because(reasons, "seldom", -lookahead.itemReluctance * below * below);
  }
  if (type === "defend") return because(reasons, "saves", lookahead.saves);
  if (attacked === null) return 0;
  let value = because(
    reasons,
    "aggression",
    lookahead.aggression * (style.aggressionLevel - lookahead.evenAggression),
  );
  if (attacked === focus) value += because(reasons, "focusFire", lookahead.focusFire);
  else if (focus === null && attacked === hardestHit(outlook))
    value += because(reasons, "hardest", lookahead.focusFire);
  if (attacked === lethal) value += because(reasons, "lethal", lookahead.lethal);
  return value - breaksReserve(outlook, rules.battle.costs.attack, reasons);
}

/** The enemy that one attack is expected to take most health from; null when no creature can attack. */
function hardestHit({ foes, damage, own }: Outlook): Fighter | null {
  let most = 0;
  let found: Fighter | null = null;
  for (let place = 0; place < own.field.length * foes.length; place++) {
    const hit = damage[place] as number;
    if (hit <= most) continue;
    most = hit;
    found = foes[place % foes.length] as Fighter;
  }
  return found;
}
