import {
  type BattleEvent,
  type BattleView,
  type CreatureView,
  type SideIndex,
  STAT_NAMES,
  type StatName,
} from "../../rules/index.ts";
import type { Actor, Cue } from "./cue.ts";
import { hitWeight } from "./hit-weight.ts";

/** What the cue of an event depends on besides the event itself. */
interface EventContext {
  /** The battle after the beat. */
  view: BattleView;
  /** All events of the beat, and the index of this one. */
  events: readonly BattleEvent[];
  index: number;
}

type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** Returns the cue of an event; null for events that only the log shows. */
export function cueOf(event: BattleEvent, context: EventContext): Cue | null {
  switch (event.type) {
    case "battleStarted":
      return openingCue(context.view);
    case "turnStarted":
      return { kind: "turn", side: event.side, turn: event.turn };
    case "deployed":
      return { kind: "deploy", who: actor(event.side, event.creatureId) };
    case "attacked":
      return strikeCue(event, context);
    case "dodged":
      return { kind: "dodge", who: actor(event.side, event.creatureId) };
    case "damaged":
      return hitCue(event, context);
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
        item: itemName(context.view, event.side, "tools", event.toolId),
        type: "tool",
        who: actor(event.side, event.creatureId),
        target: actor(event.side, event.targetId),
      };
    case "spellCast":
      return {
        kind: "item",
        item: itemName(context.view, event.side, "spells", event.spellId),
        type: "spell",
        who: actor(event.side, event.casterId),
        target: event.targetId === null ? null : actor(event.targetSide, event.targetId),
      };
    case "charging":
      return { kind: "charge", who: actor(event.side, event.creatureId), spell: event.spell };
    case "released":
      return { kind: "release", who: actor(event.side, event.creatureId), spell: event.spell };
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
      return { kind: "energy", side: event.side, amount: event.amount };
    case "rallied":
      return { kind: "rally", side: event.side, amount: event.amount };
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

function openingCue({ player, enemy }: BattleView): Cue {
  return { kind: "opening", hands: [player.hand.length, enemy.hand.length] };
}

/** The following hit says whether an attack is critical; a dodged attack counts as ordinary. */
function strikeCue(event: EventOf<"attacked">, { view, events, index }: EventContext): Cue {
  const following = events.slice(index + 1);
  const hit = following.find(({ type }) => type === "damaged" || type === "dodged");
  return {
    kind: "strike",
    who: actor(event.side, event.attackerId),
    target: actor(event.side === 0 ? 1 : 0, event.targetId),
    style: styleOf(view, event),
    critical: hit?.type === "damaged" && hit.breakdown.critical,
    last: following.some(({ type }) => type === "battleEnded"),
  };
}

function hitCue(event: EventOf<"damaged">, { view, events, index }: EventContext): Cue {
  const { kind, critical, absorbed } = event.breakdown;
  const attack = events.slice(0, index).findLast(({ type }) => type === "attacked");
  const isBlow = kind !== "spell" && kind !== "effect" && attack?.type === "attacked";
  return {
    kind: "hit",
    who: actor(event.side, event.creatureId),
    amount: event.amount,
    weight: hitWeight(event.amount, event.maxHealth, critical),
    style: isBlow ? styleOf(view, attack) : null,
    kept: absorbed > 0,
    health: event.health,
    last: event.health <= 0 && events.slice(index).some(({ type }) => type === "battleEnded"),
  };
}

/** The attacker may have fallen in the same beat. */
function styleOf(view: BattleView, { side, attackerId }: EventOf<"attacked">) {
  const { field, fallen } = side === 0 ? view.player : view.enemy;
  const attacker = [...field, ...fallen].find(({ id }) => id === attackerId);
  return attacker ? attackStyle(attacker) : "strength";
}

function actor(side: SideIndex, id: string): Actor {
  return { side, id };
}

/** Returns the name of an item; items just used are visible to both players. */
function itemName(view: BattleView, side: SideIndex, kind: "tools" | "spells", id: string): string {
  const owner = side === 0 ? view.player : view.enemy;
  return owner[kind].find((item) => item.id === id)?.name ?? id;
}

/**
 * Returns the stat whose attack a creature shows: its specialty, of several the one with the higher stat; without any,
 * its highest stat.
 */
export function attackStyle({
  specialty_stats,
  stats,
}: Pick<CreatureView, "specialty_stats" | "stats">): StatName {
  const candidates = specialty_stats.length > 0 ? specialty_stats : STAT_NAMES;
  let best: StatName = candidates[0] ?? "strength";
  for (const name of candidates) if (stats[name] > stats[best]) best = name;
  return best;
}
