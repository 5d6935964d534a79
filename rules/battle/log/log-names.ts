import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, SideIndex } from "../state/battle.ts";

/** Who reads: one of the sides, or somebody who only watches. */
export type Viewer = SideIndex | "watcher";

/** The names in a battle, by side and id. */
export interface LogNames {
  creature(side: SideIndex, id: string): string;
  tool(side: SideIndex, id: string): string;
  spell(side: SideIndex, id: string): string;
  /** "Your", "Enemy" and their like, as the viewer calls that side. */
  owner(side: SideIndex): string;
}

/** Looks names up in a battle; works for creatures wherever they are. */
export function namesIn(rules: RuleSet, battle: Battle, viewer: Viewer): LogNames {
  const creatures = [new Map<string, string>(), new Map<string, string>()] as const;
  for (const index of [0, 1] as const) {
    const { field, hand, deck, fallen } = battle.sides[index];
    for (const { id, name } of [...field, ...hand, ...deck, ...fallen]) creatures[index].set(id, name);
  }
  const item = (kind: "tools" | "spells") => (side: SideIndex, id: string) =>
    battle.sides[side][kind].find((held) => held.id === id)?.name ?? id;
  return {
    creature: (side, id) => creatures[side].get(id) ?? id,
    tool: item("tools"),
    spell: item("spells"),
    owner: (side) => ownerOf(rules, battle, viewer, side),
  };
}

function ownerOf(rules: RuleSet, battle: Battle, viewer: Viewer, side: SideIndex): string {
  const { owners } = rules.battleLog;
  if (viewer === "watcher") return side === 0 ? owners.first : owners.second;
  if (viewer === side) return owners.own;
  return battle.mode === "ai" ? owners.enemy : owners.opponent;
}
