import type { ReactNode } from "react";
import { ArenaFrame } from "../battle/frame/arena-frame.tsx";
import { ReplayScreen } from "../battle/replay/replay-screen.tsx";
import { askToLeave } from "./actions/battle.ts";
import { goBack } from "./actions/go-back.ts";
import { ArenaProvider, useArena, useArenaState } from "./arena-context.tsx";
import { BattleScreen } from "./battle/battle-screen.tsx";
import { LeaveDialog } from "./battle/leave-dialog.tsx";
import { ExplainDialog } from "./explain/explain-dialog.tsx";
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
  replay: ReplayScreen,
};

/** The screens of an open arena, one at a time (`BAT-005`), and the dialogs over them. */
export function ArenaScreens({ arena, children }: { arena: Arena; children?: ReactNode }) {
  return (
    <ArenaProvider arena={arena}>
      <CurrentScreen />
      <LeaveDialog />
      <ExplainDialog />
      {children}
    </ArenaProvider>
  );
}

function CurrentScreen() {
  const arena = useArena();
  const screen = useArenaState((state) => state.screen);
  const Screen = SCREENS[screen];
  return (
    <ArenaFrame
      screen={screen}
      onBack={() => goBack(arena)}
      onBrowserBack={() => (screen === "battle" ? askToLeave(arena, true) : goBack(arena))}
    >
      <Screen />
    </ArenaFrame>
  );
}
