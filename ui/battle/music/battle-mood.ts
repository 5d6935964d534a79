import type { BattleView, SideView } from "../../../rules/index.ts";
import type { Mood } from "../../game/music/score.ts";

/** Shares of a side's creatures or of a field's health from which on a battle is tense. */
const FEW_LEFT = 0.4;
const WOUNDED = 0.4;

/** Returns the mood of a battle: tense when a side has few creatures left, or when the own field is badly wounded. */
export function battleMood({ player, enemy }: Pick<BattleView, "player" | "enemy">): Mood {
  const isTense = isThin(player) || isThin(enemy) || isWounded(player);
  return isTense ? "tense" : "calm";
}

function isThin({ deckCount, hand, field, fallen }: SideView): boolean {
  const living = deckCount + hand.length + field.length;
  return living / Math.max(1, living + fallen.length) <= FEW_LEFT;
}

function isWounded({ field }: SideView): boolean {
  const health = field.reduce((sum, { currentHealth }) => sum + currentHealth, 0);
  const most = field.reduce((sum, { maxHealth }) => sum + maxHealth, 0);
  return field.length > 0 && health / Math.max(1, most) < WOUNDED;
}
