import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type LogNames, namesIn } from "../log/log-names.ts";
import type { Battle, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";

/** What one creature did in a battle. */
export interface CreatureDeeds {
  id: string;
  /** Its name; creatures of a side that share one have numbers, as at the end of the log. */
  name: string;
  speciesId: string;
  form: number;
  imageUrl: string | null;
  /** Health it took from enemies: never more than they had. */
  damage: number;
  /** Health that enemies took from it. */
  taken: number;
  /** Enemies whose last health it took. */
  defeats: number;
  /** Whether it ever stood on the field. */
  deployed: boolean;
  fell: boolean;
}

/**
 * Returns what every creature of both sides did, from the events of a battle and its last state: most damage first,
 * then most defeats, then as they were drawn.
 * @param viewer the side whose cards are all known; of the other, only those that came onto the field have numbers
 */
export function creatureDeeds(
  rules: RuleSet,
  battle: Battle,
  events: readonly BattleEvent[],
  viewer: SideIndex,
): [CreatureDeeds[], CreatureDeeds[]] {
  const names = namesIn(rules, battle, viewer);
  const sides = [deedsOf(battle.sides[0], names), deedsOf(battle.sides[1], names)] as const;
  const all = new Map([...sides[0], ...sides[1]].map((deeds) => [deeds.id, deeds]));
  let blame: CreatureDeeds | undefined;
  for (const event of events) {
    if (event.type === "deployed") {
      const deployed = all.get(event.creatureId);
      if (deployed) deployed.deployed = true;
    }
    if (event.type === "damaged") {
      blame = all.get(event.sourceId ?? "");
      const hurt = all.get(event.creatureId);
      if (blame) blame.damage += event.lost;
      if (hurt) hurt.taken += event.lost;
    }
    if (event.type === "defeated" && blame) blame.defeats += 1;
  }
  return [byDamage(sides[0]), byDamage(sides[1])];
}

function deedsOf({ field, fallen, hand, deck }: BattleSide, names: LogNames): CreatureDeeds[] {
  const isFallen = new Set(fallen);
  return [...field, ...fallen, ...hand, ...deck].map((fighter) =>
    freshDeeds(fighter, names.card(fighter.side, fighter.id), isFallen.has(fighter)),
  );
}

function freshDeeds({ id, form, creature }: Fighter, name: string, fell: boolean): CreatureDeeds {
  const imageUrl = creature.image_url ?? null;
  const { species_id: speciesId } = creature;
  return {
    id,
    name,
    speciesId,
    form,
    imageUrl,
    damage: 0,
    taken: 0,
    defeats: 0,
    deployed: false,
    fell,
  };
}

function byDamage(deeds: CreatureDeeds[]): CreatureDeeds[] {
  return deeds.sort((one, other) => other.damage - one.damage || other.defeats - one.defeats);
}
