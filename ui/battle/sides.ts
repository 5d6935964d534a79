import { fill, type SideIndex, type Texts } from "../../rules/index.ts";

/** The side of the battle that is shown nearest: the player's own. */
export const PLAYER: SideIndex = 0;
export const ENEMY: SideIndex = 1;

/** How the screens call one side of a battle. */
export interface SideName {
  /** As a name of its own. */
  name: string;
  /** As the owner of a field, a hand or a synergy. */
  owner: string;
  /** The text for a creature of that side, with the places `creature` and, for a person's, `name`. */
  creature: string;
}

/** How the screens call both sides. */
export type SideNames = Record<"player" | "enemy", SideName>;

/** The player's own side. */
export function ownSide({ battleScreen }: Texts): SideName {
  return battleScreen.sides.you;
}

/** A battle against the AI. */
export function againstEnemy(texts: Texts): SideNames {
  return { player: ownSide(texts), enemy: texts.battleScreen.sides.enemy };
}

/** The side of a person with that name. */
export function sideOf({ battleScreen }: Texts, name: string): SideName {
  const { owner, creature } = battleScreen.sides.named;
  return { name, owner: fill(owner, { name }), creature };
}
