import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { closeReplay } from "./open-replay.ts";

/** Leaves the replay: players return to the arena, visitors go to the login. */
export function LeaveReplayButton() {
  const client = useBattleClient();
  const { screen: texts } = client.rules.texts.replays;
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return (
    <Button wide tone={isVisitor ? "gold" : "neutral"} onClick={() => closeReplay(client)}>
      {isVisitor ? texts.logIn : texts.toArena}
    </Button>
  );
}

/** The same button beside a playing replay, where only visitors need it. */
export function LogInToPlay() {
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return isVisitor ? <LeaveReplayButton /> : null;
}
