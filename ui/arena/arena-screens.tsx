import type { ReactNode } from "react";
import type { Replay } from "../../rules/index.ts";
import { useBattleState } from "../battle/battle-context.tsx";
import { BattleMusic } from "../battle/battle-music.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { ReplayScreen } from "../battle/replay-screen/replay-screen.tsx";
import { ArenaProvider, useArena, useArenaState } from "./arena-context.tsx";
import { BattleScreen } from "./battle/battle-screen.tsx";
import { askToLeave } from "./battle/leave-battle.ts";
import { LeaveDialog } from "./battle/leave-dialog.tsx";
import { ReplaceDialog } from "./battle/replace-dialog.tsx";
import { ExplainDialog } from "./explain/explain-dialog.tsx";
import { ExplainEnemyButton } from "./explain/explain-enemy-button.tsx";
import { goBack } from "./go-back.ts";
import { ResultScreen } from "./result/result-screen.tsx";
import { SetupScreen } from "./setup/setup-screen.tsx";
import type { Arena } from "./store/arena.ts";
import type { ArenaState } from "./store/arena-state.ts";
import { TeamScreen } from "./team/team-screen.tsx";

const SCREENS: Record<ArenaState["screen"], () => ReactNode> = {
  setup: SetupScreen,
  team: TeamScreen,
  battle: BattleScreen,
  result: ResultScreen,
};

/** The screens of an open arena, one at a time (`BAT-005`), and the dialogs over them. */
export function ArenaScreens({ arena, children }: { arena: Arena; children?: ReactNode }) {
  return (
    <ArenaProvider arena={arena}>
      <CurrentScreen />
      <BattleMusic />
      <LeaveDialog />
      <ReplaceDialog />
      <ExplainDialog />
      {children}
    </ArenaProvider>
  );
}

/** A replay is shown over the screen it was opened from. */
function CurrentScreen() {
  const arena = useArena();
  const screen = useArenaState((state) => state.screen);
  const isReplay = useBattleState((state) => state.replay !== null);
  const Screen = SCREENS[screen];
  return (
    <BattleFrame
      screen={isReplay ? "replay" : screen}
      onBack={() => goBack(arena)}
      onBrowserBack={() => (screen === "battle" && !isReplay ? askToLeave(arena, true) : goBack(arena))}
    >
      {isReplay ? <ReplayScreen moreButtons={explainAiBattle} /> : <Screen />}
    </BattleFrame>
  );
}

/** Only the AI can be explained: replays of battles between players can be opened here too. */
function explainAiBattle(replay: Replay): ReactNode {
  return replay.setup.mode === "ai" ? <ExplainEnemyButton replay={replay} /> : null;
}
