import { closeReplay } from "../../arena/actions/replay.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";

/** Leaves the replay: a player comes back to the arena, a visitor to the login. */
export function LeaveReplayButton() {
  const arena = useArena();
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return (
    <Button wide tone={isVisitor ? "gold" : "neutral"} onClick={() => closeReplay(arena)}>
      {isVisitor ? "Log in to play" : "Battle Arena"}
    </Button>
  );
}

/** The same beside a replay that plays, where only a visitor needs it. */
export function LogInToPlay() {
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return isVisitor ? <LeaveReplayButton /> : null;
}
