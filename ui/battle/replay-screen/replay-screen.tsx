import type { ReactNode } from "react";
import type { Replay } from "../../../rules/index.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { BattlePage } from "../layout/battle-page.tsx";
import { closeReplay } from "../replay/open-replay.ts";
import { LeaveReplayButton, OpenReplayButton } from "./replay-ways.tsx";
import { WatchedReplay } from "./watched-replay.tsx";

interface ReplayScreenProps {
  /** What else can be done with a replay of this arena. */
  moreButtons?: (replay: Replay) => ReactNode;
}

/** The opened replay; or why it cannot be watched (`CON-92`). */
export function ReplayScreen({ moreButtons = () => null }: ReplayScreenProps) {
  const client = useBattleClient();
  const opened = useBattleState((state) => state.replay);
  const { screen: texts } = client.rules.texts.replays;
  if (!opened) return null;
  const { replay, seat, problem, reviewed } = opened;
  if (replay) {
    const shown = { replay, seat, reviewed, moreButtons: moreButtons(replay) };
    return <WatchedReplay key={replay.seed} {...shown} />;
  }
  return (
    <BattlePage
      title={texts.title}
      onBack={() => closeReplay(client)}
      buttons={
        <>
          <OpenReplayButton />
          <LeaveReplayButton />
        </>
      }
    >
      <p role={problem === null ? "status" : "alert"}>{problem ?? texts.opening}</p>
    </BattlePage>
  );
}
