import type { SideIndex } from "../../../../rules/index.ts";
import type { PvpBattle } from "../../../../server/store/pvp/battle.ts";

/** Who gets an answer: a side of the battle, or somebody who may know neither hand. */
export type Listener = SideIndex | "watcher";

/** What must not be found in an answer, not even as part of a text. */
export type Secrets = ReadonlySet<string>;

/**
 * What a listener must not know of a battle as it stands (`GAP-43`, `ABU-43`, `ABU-54`): of another side the ids
 * of cards in hand and deck and of items never used; seed and dice; of anybody the messenger's id.
 */
export function secretsOf(battle: PvpBattle, listener: Listener, messengerIds: readonly number[]): Secrets {
  const secrets = new Set(messengerIds.map(String));
  const { seed, random } = battle.state;
  for (const secret of [seed, random.a, random.b, random.c]) secrets.add(String(secret));
  for (const side of [0, 1] as const) {
    if (side === listener) continue;
    const { hand, deck, tools, spells } = battle.state.sides[side];
    for (const { id } of [...hand, ...deck]) secrets.add(id);
    const shown = usedItems(battle, side);
    for (const { id } of [...tools, ...spells]) if (!shown.has(id)) secrets.add(id);
  }
  return secrets;
}

/** Items that everybody saw because their side used them. */
function usedItems({ decisions }: PvpBattle, side: SideIndex): Set<string> {
  const used = new Set<string>();
  for (const { side: decider, action } of decisions) {
    if (decider !== side) continue;
    if (action.type === "useTool") used.add(action.toolId);
    if (action.type === "useSpell") used.add(action.spellId);
  }
  return used;
}

/**
 * Every secret found in a value, with where it stands: in its texts, its numbers and the names of its fields, at
 * any depth.
 */
export function overheard(value: unknown, secrets: Secrets): string[] {
  const text = JSON.stringify(value);
  // Nearly every answer holds none: where it stands is looked up only when it does.
  const found = [...secrets].filter((secret) => text.includes(secret));
  return found.flatMap((secret) => placesOf(value, secret, ""));
}

function placesOf(part: unknown, secret: string, place: string): string[] {
  if (part === null || typeof part !== "object")
    return String(part).includes(secret) ? [`${secret} at ${place}`] : [];
  return Object.entries(part).flatMap(([name, inner]) => [
    ...(name.includes(secret) ? [`${secret} names ${place}/${name}`] : []),
    ...placesOf(inner, secret, `${place}/${name}`),
  ]);
}
