import type { ReactNode } from "react";
import type { Replay } from "../../rules/index.ts";
import { useBattleState } from "../battle/battle-context.tsx";
import { BattleMusic } from "../battle/battle-music.tsx";
import { chooseLess } from "../battle/choose.ts";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { closeReplay } from "../battle/replay/open-replay.ts";
import { ReplayScreen } from "../battle/replay-screen/replay-screen.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import { ArenaProvider, useArena, useArenaState } from "./arena-context.tsx";
import { LeaveDialog, ReplaceDialog } from "./battle/battle-dialogs.tsx";
import { BattleScreen } from "./battle/battle-screen.tsx";
import { askToLeave } from "./battle/leave-battle.ts";
import { ExplainDialog, ExplainEnemyButton } from "./explain/explain-dialog.tsx";
import { ArenaResultScreen } from "./result/arena-result.tsx";
import { SetupScreen } from "./setup/setup-screen.tsx";
import type { Arena, ArenaState } from "./store/arena.ts";
import { backToSetup } from "./team/pick-team.ts";
import { TeamScreen } from "./team/team-screen.tsx";

const SCREENS: Record<ArenaState["screen"], () => ReactNode> = {
  setup: SetupScreen,
  team: TeamScreen,
  battle: BattleScreen,
  result: ArenaResultScreen,
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

/** One step back, as Escape asks for it on each screen; the player is always asked before a battle is left. */
export function goBack(arena: Arena): void {
  if (arena.battle.store.getState().replay) {
    closeReplay(arena.battle);
    return;
  }
  switch (arena.store.getState().screen) {
    case "team":
      backToSetup(arena);
      break;
    case "battle":
      if (!chooseLess(arena.battle)) askToLeave(arena, true);
      break;
    default:
      leaveArena(arena.game);
  }
}
