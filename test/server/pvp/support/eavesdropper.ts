import type { SideIndex } from "../../../../rules/index.ts";
import type { PvpBattle } from "../../../../server/store/pvp-battle.ts";

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
  const found: string[] = [];
  const search = (text: string, place: string) => {
    for (const secret of secrets) if (text.includes(secret)) found.push(`${secret} at ${place}`);
  };
  const visit = (part: unknown, place: string): void => {
    if (typeof part === "string") search(part, place);
    else if (typeof part === "number") {
      if (secrets.has(String(part))) found.push(`${part} at ${place}`);
    } else if (part !== null && typeof part === "object") {
      for (const [name, inner] of Object.entries(part)) {
        search(name, place);
        visit(inner, `${place}/${name}`);
      }
    }
  };
  visit(value, "");
  return found;
}
