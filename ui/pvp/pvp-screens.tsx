import type { ReactNode } from "react";
import { useArenaState } from "../arena/arena-context.tsx";
import { ArenaFrame } from "../battle/frame/arena-frame.tsx";
import { ReplayScreen } from "../battle/replay/replay-screen.tsx";
import { askOrLeave } from "./actions/battle.ts";
import { goBack } from "./actions/menu.ts";
import { PvpBattleScreen } from "./battle/pvp-battle-screen.tsx";
import { PvpMenu } from "./menu/pvp-menu.tsx";
import { PvpProvider, usePvp, usePvpState } from "./pvp-context.tsx";
import { QueueScreen } from "./queue/queue-screen.tsx";
import type { Pvp } from "./store/pvp.ts";
import type { PvpState } from "./store/pvp-state.ts";
import { WatchScreen } from "./watch/watch-screen.tsx";

const SCREENS: Record<PvpState["screen"], () => ReactNode> = {
  menu: PvpMenu,
  queue: QueueScreen,
  battle: PvpBattleScreen,
  watch: WatchScreen,
};

/** The screens of the PvP arena, one at a time (`PVP-010`). */
export function PvpScreens({ pvp, children }: { pvp: Pvp; children?: ReactNode }) {
  return (
    <PvpProvider pvp={pvp}>
      <CurrentScreen />
      {children}
    </PvpProvider>
  );
}

/** A replay is shown over whatever it was opened from. */
function CurrentScreen() {
  const pvp = usePvp();
  const screen = usePvpState((state) => state.screen);
  const isReplay = useArenaState((state) => state.screen === "replay");
  const Screen = isReplay ? ReplayScreen : SCREENS[screen];
  return (
    <ArenaFrame
      screen={isReplay ? "replay" : screen}
      onBack={() => goBack(pvp)}
      onBrowserBack={() => (screen === "battle" && !isReplay ? askOrLeave(pvp) : goBack(pvp))}
    >
      <Screen />
    </ArenaFrame>
  );
}
