import type { SideIndex } from "../../rules/index.ts";

/** The side of the battle that is shown nearest: the player's own. */
export const PLAYER: SideIndex = 0;
export const ENEMY: SideIndex = 1;

/** How the screens call one side of a battle. */
export interface SideName {
  /** As a name of its own. */
  name: string;
  /** As the owner of a field, a hand or a synergy. */
  owner: string;
  /** Before the names of its creatures; empty for the player's own. */
  mark: string;
}

/** How the screens call both sides. */
export type SideNames = Record<"player" | "enemy", SideName>;

/** The player's own side. */
export const YOU: SideName = { name: "You", owner: "Your", mark: "" };

/** A battle against the AI. */
export const AGAINST_ENEMY: SideNames = {
  player: YOU,
  enemy: { name: "Enemy", owner: "Enemy", mark: "Enemy " },
};

/** The side of a person with that name. */
export function sideOf(name: string): SideName {
  const owner = `${name}'s`;
  return { name, owner, mark: `${owner} ` };
}
