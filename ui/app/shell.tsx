import { ResourceHud } from "../hud/resource-hud.tsx";
import { ScreenTools } from "../hud/screen-tools.tsx";
import { MobileDrawer } from "../panel/mobile-drawer.tsx";
import { RoomMachines } from "../panel/room-machines.tsx";
import { SidePanel } from "../panel/side-panel.tsx";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import { CancelMoveButton } from "../room/cancel-move-button.tsx";
import { HintForNewPlayer } from "../room/hint-for-new-player.tsx";
import { LabAlerts } from "../room/lab-alerts.tsx";
import { RoomNavigation } from "../room/room-navigation.tsx";
import { Stage } from "../room/stage.tsx";
import { OpenTransactions } from "../transactions/open-transactions.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { WalletButton } from "../wallet/wallet-button.tsx";
import { ArenaDoor } from "./arena-door.tsx";
import { useGameState } from "./game-context.tsx";
import { GameDialogs } from "./game-dialogs.tsx";
import styles from "./shell.module.css";
import { useArenaEntrances } from "./use-arena-entrances.ts";
import { useCollection } from "./use-collection.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import { useIsMobile } from "./use-media.ts";
import { usePvpBattle } from "./use-pvp-battle.ts";
import { useWallet } from "./use-wallet.ts";

/**
 * The lab of a logged-in player: room in the middle, panel at the side or in a drawer. While a battle fills the
 * window nobody comes upon it, also where the window's size changes meanwhile.
 */
export function Shell() {
  const isMobile = useIsMobile();
  const inBattle = useGameState((state) => state.inBattle);
  useFocusReturn();
  return (
    <>
      <Followers />
      {isMobile ? <MobileShell inert={inBattle} /> : <DesktopShell inert={inBattle} />}
      <ArenaDoor />
      <GameDialogs />
      <OpenTransactions />
    </>
  );
}

/** What goes on without being seen: apart from the room, which would be drawn anew with all they follow. */
function Followers() {
  useArenaEntrances();
  useCollection();
  usePvpBattle();
  useWallet();
  return null;
}

function DesktopShell({ inert }: { inert: boolean }) {
  return (
    <div className={styles.desktop} inert={inert}>
      <main className={styles.room}>
        <Stage below={<RoomNavigation />} top={<UpperEdge />} bottom={<HintForNewPlayer />} />
      </main>
      <div className={styles.column}>
        <ConnectButton />
        <aside className={styles.side} aria-label="Lab panel">
          <SidePanel />
        </aside>
      </div>
    </div>
  );
}

/** On wide screens the room has space for what narrow ones show below it. */
function UpperEdge() {
  return (
    <>
      <CancelMoveButton />
      <LabAlerts />
    </>
  );
}

function MobileShell({ inert }: { inert: boolean }) {
  return (
    <div className={styles.mobile} inert={inert}>
      <ResourceHud />
      <main className={styles.room}>
        <VisuallyHidden>
          <h1>Corvax Lab</h1>
        </VisuallyHidden>
        <Stage />
        <div className={styles.tools}>
          <ScreenTools />
          <WalletButton />
          <CancelMoveButton />
          <RoomNavigation />
        </div>
        <LabAlerts />
        <HintForNewPlayer />
        <RoomMachines />
      </main>
      <MobileDrawer />
    </div>
  );
}
