import type { ReactNode } from "react";
import { useBattleState } from "../battle/battle-context.tsx";
import { BattleMusic } from "../battle/battle-music.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { ReplayScreen } from "../battle/replay-screen/replay-screen.tsx";
import { askOrLeave } from "./battle/leave-battle.ts";
import { PvpBattleScreen } from "./battle/pvp-battle.tsx";
import { ChallengeScreen } from "./challenge/challenge-screen.tsx";
import { goBack } from "./go-back.ts";
import { PvpMenu } from "./menu/pvp-menu.tsx";
import { PvpProvider, usePvp, usePvpState } from "./pvp-context.tsx";
import { QueueScreen } from "./queue/queue-screen.tsx";
import { PvpResultScreen } from "./result/pvp-result.tsx";
import type { Pvp } from "./store/pvp.ts";
import type { PvpState } from "./store/pvp-state.ts";
import { LiveScreen } from "./watch/live-screen.tsx";
import { WatchScreen } from "./watch/watch-screen.tsx";

const SCREENS: Record<PvpState["screen"], () => ReactNode> = {
  menu: PvpMenu,
  queue: QueueScreen,
  challenge: ChallengeScreen,
  battle: PvpBattleScreen,
  result: PvpResultScreen,
  live: LiveScreen,
  watch: WatchScreen,
};

/** The screens of the PvP arena, one at a time (`PVP-010`). */
export function PvpScreens({ pvp, children }: { pvp: Pvp; children?: ReactNode }) {
  return (
    <PvpProvider pvp={pvp}>
      <CurrentScreen />
      <BattleMusic />
      {children}
    </PvpProvider>
  );
}

/** A replay is shown over the screen it was opened from. */
function CurrentScreen() {
  const pvp = usePvp();
  const screen = usePvpState((state) => state.screen);
  const isReplay = useBattleState((state) => state.replay !== null);
  const Screen = isReplay ? ReplayScreen : SCREENS[screen];
  return (
    <BattleFrame
      screen={isReplay ? "replay" : screen}
      onBack={() => goBack(pvp)}
      onBrowserBack={() => (screen === "battle" && !isReplay ? askOrLeave(pvp) : goBack(pvp))}
    >
      <Screen />
    </BattleFrame>
  );
}
