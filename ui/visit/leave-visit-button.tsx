import { Button } from "../components/button.tsx";
import { useGame, useGameState } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import { useTexts } from "../game/texts.ts";

/** Leaves the visit: players go to their own lab, visitors to the login. */
export function LeaveVisitButton() {
  const game = useGame();
  const { visiting: texts } = useTexts().friends;
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return (
    <Button wide tone="gold" onClick={() => leaveArena(game)}>
      {isVisitor ? texts.logIn : texts.toMyLab}
    </Button>
  );
}
