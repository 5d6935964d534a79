import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleEvent } from "../state/event.ts";

/** A damaging effect on a creature and the creature whose spell it came from. */
interface Wearing {
  name: string;
  casterId: string;
}

/**
 * Finds out which creature dealt each damage, from the events of a battle in their order: the attacker, the caster of
 * a spell, or, for damage over time, the caster of the effect that wears the creature down.
 */
export class DamageSources {
  private readonly rules: RuleSet;
  /** The creature that is acting: an attacker, or a caster whose spell takes effect. */
  private actorId: string | null = null;
  /** The damaging effects on each creature, in the order in which the rules apply them. */
  private readonly wearing = new Map<string, Wearing[]>();
  /** Number of damaging effects of each creature that were applied in this turn. */
  private readonly applied = new Map<string, number>();
  /** The creature and effect that began just now: their first damage follows. */
  private begun: { creatureId: string; casterId: string } | null = null;

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  /** Takes the next event; returns the creature that dealt the damage, or null if the event is no damage. */
  take(event: BattleEvent): string | null {
    switch (event.type) {
      case "attacked":
        this.actorId = event.attackerId;
        return null;
      case "spellCast":
        this.actorId = event.casterId;
        return null;
      case "released":
        this.actorId = event.creatureId;
        return null;
      case "turnStarted":
        this.applied.clear();
        return null;
      case "effectBegan":
        this.effectBegan(event);
        return null;
      case "effectEnded":
        this.effectEnded(event);
        return null;
      case "defeated":
        this.wearing.delete(event.creatureId);
        return null;
      case "damaged":
        return event.breakdown.kind === "effect" ? this.wornBy(event.creatureId) : this.actorId;
      default:
        return null;
    }
  }

  /** Like the rules, the same effect of the same caster starts over at its old place. */
  private effectBegan({ creatureId, name, kind }: Extract<BattleEvent, { type: "effectBegan" }>): void {
    this.begun = null;
    const casterId = this.actorId;
    // What a spell gives its caster has the spell's name too.
    if (casterId === null || kind !== "debuff" || !this.damages(name)) return;
    const list = this.wearing.get(creatureId) ?? [];
    this.wearing.set(creatureId, list);
    if (!list.some((one) => one.name === name && one.casterId === casterId)) list.push({ name, casterId });
    this.begun = { creatureId, casterId };
  }

  private effectEnded({ creatureId, name }: Extract<BattleEvent, { type: "effectEnded" }>): void {
    const list = this.wearing.get(creatureId);
    const index = list?.findIndex((one) => one.name === name) ?? -1;
    if (index >= 0) list?.splice(index, 1);
  }

  private wornBy(creatureId: string): string | null {
    if (this.begun?.creatureId === creatureId) {
      const { casterId } = this.begun;
      this.begun = null;
      return casterId;
    }
    const index = this.applied.get(creatureId) ?? 0;
    this.applied.set(creatureId, index + 1);
    return this.wearing.get(creatureId)?.[index]?.casterId ?? null;
  }

  private damages(effect: string): boolean {
    const onTarget = this.rules.spells[effect]?.onTarget;
    return onTarget !== undefined && "damage" in onTarget && (onTarget.damage ?? 0) > 0;
  }
}
