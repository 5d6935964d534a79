import type { SideIndex } from "../../../../rules/index.ts";
import type { PvpBattle } from "../../../../server/store/pvp-battle.ts";

/** Who gets an answer: a side of the battle, or somebody who may know neither hand. */
export type Listener = SideIndex | "watcher";

/** What must not be found in an answer, not even as part of a text. */
export type Secrets = ReadonlySet<string>;

/**
 * What a listener must not know of a battle as it stands (`GAP-43`, `ABU-43`, `ABU-54`): of another side the ids
 * of cards in hand and deck and of unused items; seed and dice; of anybody the messenger's id.
 */
export function secretsOf(battle: PvpBattle, listener: Listener, messengerIds: readonly number[]): Secrets {
  const secrets = new Set(messengerIds.map(String));
  const { seed, random } = battle.state;
  for (const secret of [seed, random.a, random.b, random.c]) secrets.add(String(secret));
  for (const side of [0, 1] as const) {
    if (side === listener) continue;
    const { hand, deck, tools, spells } = battle.state.sides[side];
    for (const { id } of [...hand, ...deck]) secrets.add(id);
    for (const { id, used } of [...tools, ...spells]) if (!used) secrets.add(id);
  }
  return secrets;
}

/** Every secret found in a value: its texts, its numbers and the names of its fields, at any depth. */
export function overheard(value: unknown, secrets: Secrets): string[] {
  const found = new Set<string>();
  const search = (text: string) => {
    for (const secret of secrets) if (text.includes(secret)) found.add(secret);
  };
  const visit = (part: unknown): void => {
    if (typeof part === "string") search(part);
    else if (typeof part === "number") {
      if (secrets.has(String(part))) found.add(String(part));
    } else if (part !== null && typeof part === "object") {
      for (const [name, inner] of Object.entries(part)) {
        search(name);
        visit(inner);
      }
    }
  };
  visit(value);
  return [...found];
}
