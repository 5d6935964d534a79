import type { BattleEvent, BattleView, RuleSet, SideIndex } from "../../rules/index.ts";
import type { Beat } from "../battle-port.ts";
import type { Actor, Cue, TimedCue } from "./cue.ts";

/** The cues of a beat and its duration at normal speed. */
export interface BeatPlan {
  cues: TimedCue[];
  lengthMs: number;
}

/** Share of an action's time after which it takes effect. */
const IMPACT = 0.45;
/** Delay between consequences of the same action. */
const STAGGER_MS = 140;
/** Shortest time for the consequences of an action. */
const SETTLE_MS = 260;

/** Plans the cues of a beat: each action, and its consequences from its impact on. */
export function planBeat(rules: RuleSet, { events, view }: Beat): BeatPlan {
  const cues: TimedCue[] = [];
  let end = 0;
  let next = 0;
  events.forEach((event, index) => {
    const cue = cueOf(event, view, events.slice(index + 1));
    if (!cue) return;
    const lasts = actionMs(rules, cue);
    if (lasts > 0) {
      cues.push({ at: end, cue });
      next = end + lasts * IMPACT;
      end += lasts;
    } else {
      cues.push({ at: next, cue });
      end = Math.max(end, next + SETTLE_MS);
      next += STAGGER_MS;
    }
  });
  return { cues, lengthMs: end };
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

/** Returns the cue of an event; null for events that only the log shows. */
function cueOf(event: BattleEvent, view: BattleView, following: readonly BattleEvent[]): Cue | null {
  switch (event.type) {
    case "turnStarted":
      return { kind: "turn", side: event.side, turn: event.turn };
    case "deployed":
      return { kind: "deploy", who: actor(event.side, event.creatureId) };
    case "attacked":
      return strikeCue(event, following);
    case "dodged":
      return { kind: "dodge", who: actor(event.side, event.creatureId) };
    case "damaged":
      return {
        kind: "hit",
        who: actor(event.side, event.creatureId),
        amount: event.amount,
        critical: event.breakdown.critical,
        kept: event.breakdown.absorbed > 0,
        health: event.health,
      };
    case "healed":
      return {
        kind: "heal",
        who: actor(event.side, event.creatureId),
        amount: event.amount,
        health: event.health,
      };
    case "defeated":
      return { kind: "fall", who: actor(event.side, event.creatureId) };
    case "defended":
      return { kind: "stance", who: actor(event.side, event.creatureId) };
    case "toolUsed":
      return {
        kind: "item",
        item: itemName(view, event.side, "tools", event.toolId),
        type: "tool",
        who: actor(event.side, event.creatureId),
        target: actor(event.side, event.targetId),
      };
    case "spellCast":
      return {
        kind: "item",
        item: itemName(view, event.side, "spells", event.spellId),
        type: "spell",
        who: actor(event.side, event.casterId),
        target: event.targetId === null ? null : actor(event.targetSide, event.targetId),
      };
    case "charging":
      return { kind: "charge", who: actor(event.side, event.creatureId) };
    case "released":
      return { kind: "release", who: actor(event.side, event.creatureId) };
    case "chargeLost":
      return { kind: "fizzle", who: actor(event.side, event.creatureId) };
    case "stunned":
    case "cannotAct":
      return { kind: "stun", who: actor(event.side, event.creatureId) };
    case "barrierRaised":
      return { kind: "barrier", who: actor(event.side, event.creatureId), amount: event.amount };
    case "effectBegan":
      return {
        kind: "effect",
        who: actor(event.side, event.creatureId),
        name: event.name,
        good: event.kind !== "debuff",
      };
    case "energyGained":
    case "rallied":
      return { kind: "energy", side: event.side, amount: event.amount };
    case "combo":
      return { kind: "combo", side: event.side, actions: event.actions };
    case "synergiesChanged":
      return { kind: "synergy", side: event.side, bonus: event.bonus };
    case "battleEnded":
      return { kind: "end", winner: event.winner };
    default:
      return null;
  }
}

/**
 * Returns the cue of an attack. The following hit says whether it is critical or magical; a dodged attack counts as
 * ordinary.
 */
function strikeCue(
  event: Extract<BattleEvent, { type: "attacked" }>,
  following: readonly BattleEvent[],
): Cue {
  const hit = following.find(({ type }) => type === "damaged" || type === "dodged");
  const breakdown = hit?.type === "damaged" ? hit.breakdown : null;
  return {
    kind: "strike",
    who: actor(event.side, event.attackerId),
    target: actor(other(event.side), event.targetId),
    magical: breakdown?.kind === "magical",
    critical: breakdown?.critical ?? false,
  };
}

function actor(side: SideIndex, id: string): Actor {
  return { side, id };
}

function other(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}

/** Returns the name of an item; items just used are visible to both players. */
function itemName(view: BattleView, side: SideIndex, kind: "tools" | "spells", id: string): string {
  const owner = side === 0 ? view.player : view.enemy;
  return owner[kind].find((item) => item.id === id)?.name ?? id;
}
