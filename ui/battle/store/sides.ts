import { fill, type SideIndex, type Texts } from "../../../rules/index.ts";

/** The side of the battle that is shown nearest to the viewer: the player's own. */
export const PLAYER: SideIndex = 0;
export const ENEMY: SideIndex = 1;

/** What the screens call one side of a battle. */
export interface SideName {
  /** The name when used alone. */
  name: string;
  /** The name as the owner of a field, a hand or a synergy. */
  owner: string;
  /** Text for a creature of that side, with the placeholders `creature` and, for a person, `name`. */
  creature: string;
}

/** What the screens call both sides. */
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
