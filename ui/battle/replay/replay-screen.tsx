import { closeReplay } from "../../arena/actions/replay.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import { ArenaPage } from "../frame/arena-page.tsx";
import { LeaveReplayButton } from "./leave-replay-button.tsx";
import { OpenReplayButton } from "./open-replay-button.tsx";
import { WatchedReplay } from "./watched-replay.tsx";

const OPENING = "Opening the replay...";

/** A battle watched again; or why what was opened cannot be watched (`CON-92`). */
export function ReplayScreen() {
  const arena = useArena();
  const replay = useArenaState((state) => state.replay);
  const problem = useArenaState((state) => state.replayProblem);
  if (replay) return <WatchedReplay key={replay.seed} replay={replay} />;
  return (
    <ArenaPage
      title="Replay"
      onBack={() => closeReplay(arena)}
      buttons={
        <>
          <OpenReplayButton />
          <LeaveReplayButton />
        </>
      }
    >
      <p role={problem === null ? "status" : "alert"}>{problem ?? OPENING}</p>
    </ArenaPage>
  );
}
