import { useGame } from "../../game/game-context.tsx";
import { GoalList } from "../../profile/goals/goal-list.tsx";
import { goToPlace } from "./go-to-place.ts";

/** The next goals, with buttons that lead to where they are reached. */
export function LabGoals({ most }: { most: number }) {
  const game = useGame();
  return <GoalList most={most} onShow={(place) => goToPlace(game, place)} />;
}
