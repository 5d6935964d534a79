import type { BattleAction } from "../../battle/actions/action-rules.ts";
import type { Review, ReviewedTurn } from "../../review/review.ts";
import type { PositionTheme } from "../position.ts";

/**
 * The theme of positions that a review's worst mistake resembles (`GAP-74`): what should have been done instead of what
 * was done. null where there is no mistake, or it resembles none.
 */
export function practiceTheme({ moments }: Pick<Review, "moments">): PositionTheme | null {
  const mistakes = moments.filter((moment) => moment.kind === "mistake");
  const [worst] = mistakes.sort((one, other) => one.change - other.change);
  if (!worst?.decision.alternative) return null;
  const { turn, decision } = worst;
  return themeOfMistake(decision.played, worst.decision.alternative, laterActions(turn, decision.index));
}

/** What the player did in the rest of the turn. */
function laterActions({ decisions }: ReviewedTurn, index: number): BattleAction[] {
  return decisions.filter((decision) => decision.index > index).map(({ played }) => played);
}

function themeOfMistake(
  played: BattleAction,
  better: BattleAction,
  later: readonly BattleAction[],
): PositionTheme | null {
  switch (better.type) {
    case "useTool":
      return "toolFirst";
    case "useSpell":
      return played.type === "attack" ? "spellBeforeAttack" : "rightSpell";
    case "defend":
      return "defendNow";
    case "endTurn":
      return "energyForNextTurn";
    case "attack":
      if (played.type !== "attack") return null;
      return attacks(later, better.targetId) ? "killInOrder" : "rightTargets";
    default:
      return null;
  }
}

/** Whether the enemy was attacked after all: then its order was wrong, not the target. */
function attacks(actions: readonly BattleAction[], targetId: string): boolean {
  return actions.some((action) => action.type === "attack" && action.targetId === targetId);
}
